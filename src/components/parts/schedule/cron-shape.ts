import { CRON_WEEKDAYS, readCron } from '../../../facts/cron.js';

/** A schedule that can be said in a few words: every so many minutes, once an hour, or one time of day on days of one kind. */
export interface CronShape {
  readonly kind: 'minutes' | 'hour' | 'day' | 'workdays' | 'weekday' | 'date' | 'last-day';
  readonly hour: number;
  /** Minutes between two runs for `minutes`, else that of the hour. */
  readonly minute: number;
  /** Sunday is 0. */
  readonly weekday: number;
  /** Of a month. */
  readonly date: number;
}

const START = { hour: 0, minute: 0, weekday: 0, date: 0 };

function weekdayOf(field: string): number | undefined {
  const name = CRON_WEEKDAYS.indexOf(field.toUpperCase());
  return name >= 0 ? name : /^[0-7]$/.test(field) ? Number(field) % 7 : undefined;
}

/** What runs within each hour: always after the same time where that divides the hour. */
function withinHour(line: string): CronShape | undefined {
  const [, step, minute] = /^(?:[*]\/(\d\d?)|(\d\d?)) [*] [*?] [*] [*?]$/.exec(line) ?? [];
  if (minute !== undefined) return { ...START, kind: 'hour', minute: Number(minute) };
  const every = Number(step);
  return every > 1 && 60 % every === 0 ? { ...START, kind: 'minutes', minute: every } : undefined;
}

/** The shape of a cron expression; undefined where its next runs say more than words would. */
export function shapeOf(expression: string): CronShape | undefined {
  const line = expression.trim().replaceAll(/\s+/g, ' ');
  if (!readCron(expression)) return undefined;
  const fields = /^(\d\d?) (\d\d?) (\S+) [*?] (\S+)$/.exec(line);
  if (!fields) return withinHour(line);
  const [, minute = '', hour = '', day = '', days = ''] = fields;
  const time = { ...START, hour: Number(hour), minute: Number(minute) };
  const [isAnyDay, isAnyWeekday] = [/^[*?]$/.test(day), /^[*?]$/.test(days)];
  if (isAnyWeekday) {
    if (isAnyDay) return { ...time, kind: 'day' };
    if (day.toUpperCase() === 'L') return { ...time, kind: 'last-day' };
    return /^\d\d?$/.test(day) ? { ...time, kind: 'date', date: Number(day) } : undefined;
  }
  if (!isAnyDay) return undefined;
  if (/^(?:MON-FRI|1-5)$/i.test(days)) return { ...time, kind: 'workdays' };
  const weekday = weekdayOf(days);
  return weekday === undefined ? undefined : { ...time, kind: 'weekday', weekday };
}
