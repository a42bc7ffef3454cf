import { nextTimes, readCron, type Cron } from './cron.js';

/** The schedules of a sweep, in the order in which they are offered. `balance` runs as soon as the balance calls for it. */
export const SWEEP_SCHEDULES = ['daily', 'weekly', 'monthly', 'balance', 'cron'] as const;

/** The clock that schedules with a name go by, whatever the zone of the account: Central Europe's. */
export const SWEEP_ZONE = 'Europe/Amsterdam';

/** When they run: at seven each morning, of a week on Monday, of a month on the first. */
const expressionOf = (type: string): string =>
  type === 'daily' ? '0 7 * * *' : type === 'weekly' ? '0 7 * * MON' : type === 'monthly' ? '0 7 1 * *' : '';

interface Schedule {
  readonly type: string;
  readonly cronExpression?: string | undefined;
}

/** The times of a schedule, and the clock that shows them; undefined where it has none, or its expression is none. */
export function sweepTimes(
  { type, cronExpression = '' }: Schedule,
  zone: string,
): { readonly cron: Cron; readonly zone: string } | undefined {
  const isCron = type === 'cron';
  const cron = readCron(isCron ? cronExpression : expressionOf(type));
  return cron && { cron, zone: isCron ? zone : SWEEP_ZONE };
}

/** The next moments after one at which a schedule runs, for an account in a zone. Fewer where there are no more. */
export function nextRuns(schedule: Schedule, zone: string, after: number, count: number): readonly number[] {
  const times = sweepTimes(schedule, zone);
  return times ? nextTimes(times.cron, times.zone, after, count) : [];
}

interface SweepAmounts {
  readonly type?: string | undefined;
  readonly sweepAmount?: { readonly value: number } | undefined;
  readonly targetAmount?: { readonly value: number } | undefined;
  readonly triggerAmount?: { readonly value: number } | undefined;
}

/**
 * Minor units that a sweep moves where so much is available. None unless the balance has reached the trigger: from below for
 * one that sends money out, from above for one that brings it in.
 */
export function sweptAmount(sweep: SweepAmounts, available: number): number {
  const { type, sweepAmount, targetAmount, triggerAmount } = sweep;
  const trigger = triggerAmount?.value ?? 0;
  if (type === 'pull') {
    if (available > trigger) return 0;
    return sweepAmount?.value ?? Math.max(0, (targetAmount?.value ?? trigger) - available);
  }
  if (available < trigger) return 0;
  return available <= 0 ? 0 : (sweepAmount?.value ?? Math.max(0, available - (targetAmount?.value ?? 0)));
}
