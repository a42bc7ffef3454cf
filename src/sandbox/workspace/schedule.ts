import type { MonitorSchedule } from '../../client/workspace/index.js';
import { DAY } from '../../facts/instant.js';
import type { State } from '../state/state.js';
import { isTimeZone } from '../../facts/wall-clock.js';
import { recordsOf, type MonitorEntry } from './records.js';
import { nextTime, readCron } from '../../facts/cron.js';
import { required, wrong } from './refusal.js';
import { run } from './runs.js';
import { scriptTime } from './scripts/run-scripts.js';

/** Reads when a monitor shall run. Without a time zone, the line is read in UTC. */
export function readSchedule(schedule: MonitorSchedule): NonNullable<MonitorEntry['schedule']> {
  const line = required(schedule.cron, 'monitor.schedule.cron');
  const cron = readCron(line);
  if (!cron) throw wrong('monitor.schedule.cron');
  const timezone = schedule.timezone || 'UTC';
  if (!isTimeZone(timezone)) throw wrong('monitor.schedule.timezone');
  return { line, cron, timezone };
}

export const nextRunOf = ({ schedule }: Pick<MonitorEntry, 'schedule'>, after: number): number | undefined =>
  schedule && nextTime(schedule.cron, schedule.timezone, after);

/** The monitor whose turn it is first, if its moment is past. */
const firstDue = (monitors: Iterable<MonitorEntry>, now: number): MonitorEntry | undefined =>
  [...monitors]
    .filter(({ nextRun = Infinity }) => nextRun <= now)
    .toSorted((a, b) => (a.nextRun ?? 0) - (b.nextRun ?? 0))[0];

/**
 * Runs what should have run by now, in the order of time. Called before every request, so that a run sees what was there
 * when it was due. Of a silence of more than a day only the last day is made up for, and all scripts together take as long as
 * those of one run: the request is waiting.
 */
export function runWhatIsDue(state: State): void {
  const { monitors } = recordsOf(state);
  const now = state.now();
  const time = scriptTime();
  for (const monitor of monitors.values())
    if ((monitor.nextRun ?? now) < now - DAY) monitor.nextRun = nextRunOf(monitor, now - DAY);
  for (let monitor = firstDue(monitors.values(), now); monitor; monitor = firstDue(monitors.values(), now)) {
    const at = monitor.nextRun ?? now;
    run(state, monitor, at, time);
    monitor.nextRun = nextRunOf(monitor, at);
  }
}
