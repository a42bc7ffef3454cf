import type { Monitor as Told } from '../../../client/workspace/index.js';

/** How the last run ended, as far as the platform tells it. */
export interface LastRun {
  /** The platform's own word. */
  readonly status: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly requests: number | undefined;
  readonly tests: number | undefined;
  readonly failedTests: number | undefined;
}

/** What the list says of a monitor once it was read by itself. */
export interface Details {
  /** Uid. */
  readonly collection: string;
  readonly cron: string;
  readonly timezone: string;
  /** Nothing before its first run. */
  readonly lastRun: LastRun | undefined;
}

export function detailsOf({ collectionUid = '', schedule = {}, lastRun }: Told): Details {
  const { status = '', startedAt = '', finishedAt = '', stats = {} } = lastRun ?? {};
  const { requests, assertions } = stats;
  return {
    collection: collectionUid,
    cron: schedule.cron ?? '',
    timezone: schedule.timezone || 'UTC',
    lastRun: lastRun && {
      status,
      startedAt,
      finishedAt,
      requests: requests?.total,
      tests: assertions?.total,
      failedTests: assertions?.failed,
    },
  };
}
