import { wallClock } from './wall-clock.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A 29 February that falls on a Monday comes within this time. */
const MOST_DAYS = 366 * 29;

/** Times that are worked off at one look. A clock that jumps by years skips the oldest. */
const MOST_RUNS = 1000;

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Times of a clock on the wall: of which days, hours and minutes. */
export interface Cron {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  /** Whether it runs on the day that starts at this time of UTC. */
  readonly runsOn: (day: number) => boolean;
}

/** The numbers of one field: `*`, `5`, `1-5`, `1,3`, and each with a step, as in `0-30/10`. */
function numbersOf(
  field: string,
  least: number,
  most: number,
  names: readonly string[] = [],
): number[] | undefined {
  const numbers = new Set<number>();
  const numberOf = (word = ''): number => {
    const name = names.indexOf(word.toUpperCase());
    if (name >= 0) return name + least;
    return /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
  };
  for (const part of field.split(',')) {
    const [range = '', step = '1', ...rest] = part.split('/');
    const [from, to = part.includes('/') ? String(most) : from, ...more] =
      range === '*' || range === '?' ? [String(least), String(most)] : range.split('-');
    const [first, last, every] = [numberOf(from), numberOf(to), Number(step)];
    const isRange = first >= least && last <= most && first <= last && Number.isInteger(every) && every > 0;
    if (!isRange || rest.length > 0 || more.length > 0) return undefined;
    for (let number = first; number <= last; number += every) numbers.add(number);
  }
  return [...numbers].toSorted((a, b) => a - b);
}

/** Reads `minute hour day month weekday`. Where both kinds of day are restricted, either will do. */
export function readCron(expression: string): Cron | undefined {
  const fields = expression.trim().split(/\s+/);
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields;
  const minutes = numbersOf(minute, 0, 59);
  const hours = numbersOf(hour, 0, 23);
  const days = numbersOf(day, 1, 31);
  const months = numbersOf(month, 1, 12, MONTHS);
  const weekdays = numbersOf(weekday, 0, 7, WEEKDAYS);
  if (fields.length !== 5 || !minutes || !hours || !days || !months || !weekdays) return undefined;
  const isAnyDay = /^[*?]/.test(day);
  const isAnyWeekday = /^[*?]/.test(weekday);
  const runsOn = (at: number): boolean => {
    const date = new Date(at);
    const isDay = days.includes(date.getUTCDate());
    const isWeekday = weekdays.some((number) => number % 7 === date.getUTCDay());
    const fits = isAnyDay || isAnyWeekday ? isDay && isWeekday : isDay || isWeekday;
    return fits && months.includes(date.getUTCMonth() + 1);
  };
  return { minutes, hours, runsOn };
}

/** The moments after one and up to another at which a clock in the time zone shows a time of the expression. */
export function dueTimes(cron: Cron, timeZone: string, after: number, until: number): number[] {
  const { shownAt, momentOf } = wallClock(timeZone);
  const dayOf = (at: number): number => Math.floor(shownAt(at) / DAY) * DAY;
  const due: number[] = [];
  for (let day = dayOf(until); day >= dayOf(after) && due.length < MOST_RUNS; day -= DAY) {
    if (!cron.runsOn(day)) continue;
    for (const hour of cron.hours.toReversed())
      for (const minute of cron.minutes.toReversed()) {
        const at = momentOf(day + hour * HOUR + minute * MINUTE);
        if (at > after && at <= until && due.length < MOST_RUNS) due.push(at);
      }
  }
  return due.toReversed();
}

/** The first of those moments; undefined where there is none at all, such as 30 February. */
export function nextTime(cron: Cron, timeZone: string, after: number): number | undefined {
  const { shownAt, momentOf } = wallClock(timeZone);
  const start = shownAt(after);
  const firstDay = Math.floor(start / DAY) * DAY;
  for (let day = firstDay; day < firstDay + MOST_DAYS * DAY; day += DAY) {
    if (!cron.runsOn(day)) continue;
    for (const hour of cron.hours)
      for (const minute of cron.minutes) {
        const shown = day + hour * HOUR + minute * MINUTE;
        const at = shown < start ? after : momentOf(shown);
        if (at > after) return at;
      }
  }
  return undefined;
}
