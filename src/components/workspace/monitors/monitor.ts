import type { LastRun } from './details.js';

/** What can be changed of a monitor. */
export const MONITOR_FIELDS = ['name', 'cron', 'timezone'] as const;
export type MonitorField = (typeof MONITOR_FIELDS)[number];

/** A monitor with the names of what it runs. */
export interface Monitor extends Readonly<Record<MonitorField, string>> {
  readonly uid: string;
  readonly collection: string;
  /** Empty: no environment fills it. */
  readonly environment: string;
  /** Email addresses that are told of failures. */
  readonly told: readonly string[];
  /** Nothing before its first run. */
  readonly lastRun: LastRun | undefined;
}
