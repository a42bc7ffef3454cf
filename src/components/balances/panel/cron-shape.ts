import { CRON_WEEKDAYS, readCron } from '../../../facts/cron.js';

/** A schedule that can be said in a few words: one time of day, on days of one kind. */
export interface CronShape {
  readonly kind: 'day' | 'workdays' | 'weekday' | 'date' | 'last-day';
  readonly hour: number;
  readonly minute: number;
  /** Sunday is 0. */
  readonly weekday: number;
  /** Of a month. */
  readonly date: number;
}

function weekdayOf(field: string): number | undefined {
  const name = CRON_WEEKDAYS.indexOf(field.toUpperCase());
  return name >= 0 ? name : /^[0-7]$/.test(field) ? Number(field) % 7 : undefined;
}

/** The shape of a cron expression; undefined where its next runs say more than words would. */
export function shapeOf(expression: string): CronShape | undefined {
  const fields = /^(\d\d?) (\d\d?) (\S+) [*?] (\S+)$/.exec(expression.trim().replaceAll(/\s+/g, ' '));
  if (!fields || !readCron(expression)) return undefined;
  const [, minute = '', hour = '', day = '', days = ''] = fields;
  const time = { hour: Number(hour), minute: Number(minute), weekday: 0, date: 0 };
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
