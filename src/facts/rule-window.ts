import { DAY } from './instant.js';
import { wallClock } from './wall-clock.js';

/** The days of the week as JavaScript counts them (`Date.getDay`): Sunday first. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const UNITS = { minutes: MINUTE, hours: HOUR, days: DAY, weeks: 7 * DAY, months: 30 * DAY };

/** The period over which a transaction rule counts. */
export interface RuleInterval {
  readonly type: string;
  readonly dayOfMonth?: number | undefined;
  readonly dayOfWeek?: string | undefined;
  readonly duration?: { readonly unit?: string | undefined; readonly value?: number | undefined } | undefined;
  readonly timeOfDay?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** `09:30` in milliseconds since midnight. */
export function sinceMidnight(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map((part) => Number.parseInt(part, 10));
  return hours * HOUR + minutes * MINUTE;
}

/** Whether a period begins on the day that starts at this time of UTC. */
function beginsOn({ type, dayOfMonth = 1, dayOfWeek = 'monday' }: RuleInterval, day: number): boolean {
  const date = new Date(day);
  if (type === 'weekly') return WEEKDAYS[date.getUTCDay()] === dayOfWeek;
  if (type !== 'monthly') return true;
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === Math.min(dayOfMonth, last);
}

/** The moment from which on a rule counts, as things are at another; undefined where it looks at each transfer alone. */
export function windowStart(interval: RuleInterval, now: number): number | undefined {
  const { type, duration, timeOfDay = '00:00', timeZone = 'UTC' } = interval;
  if (type === 'perTransaction') return undefined;
  if (type === 'lifetime') return -Infinity;
  if (type === 'sliding' || type === 'rolling') {
    const { unit = 'days', value = 1 } = duration ?? {};
    return now - value * (UNITS[unit as keyof typeof UNITS] ?? DAY);
  }
  const { shownAt, momentOf } = wallClock(timeZone);
  const shown = shownAt(now);
  let day = Math.floor(shown / DAY) * DAY;
  while (day + sinceMidnight(timeOfDay) > shown || !beginsOn(interval, day)) day -= DAY;
  return momentOf(day + sinceMidnight(timeOfDay));
}

/** The day of the week and the time since midnight that a clock in the interval's time zone shows. */
export function shownIn({ timeZone = 'UTC' }: RuleInterval, at: number): { weekday: string; time: number } {
  const shown = wallClock(timeZone).shownAt(at);
  return {
    weekday: WEEKDAYS[new Date(shown).getUTCDay()] ?? '',
    time: shown - Math.floor(shown / DAY) * DAY,
  };
}
