import { dayInMonth, weekdayInMonth } from './cron-days.js';
import { DAY } from './instant.js';
import { wallClock } from './wall-clock.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A 29 February that falls on a Monday comes within this time. */
const MOST_DAYS = 366 * 29;

/** Times that are worked off at one look. A clock that jumps by years skips the oldest. */
const MOST_RUNS = 1000;

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** The days of a week, as an expression names them: Sunday is 0. */
export const CRON_WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Times of a clock on the wall: of which days, hours and minutes. */
export interface Cron {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  /** Whether it runs on the day that starts at this time of UTC. */
  readonly runsOn: (day: number) => boolean;
}

/** The number that a word of a field stands for: `5`, or by its name, `FRI`. */
function numberIn(word: string, least: number, names: readonly string[]): number {
  const name = names.indexOf(word.toUpperCase());
  if (name >= 0) return name + least;
  return /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
}

/** The numbers of one field: `*`, `5`, `1-5`, `1,3`, and each with a step, as in `0-30/10`. */
function numbersOf(
  field: string,
  least: number,
  most: number,
  names: readonly string[] = [],
): number[] | undefined {
  const numbers = new Set<number>();
  const numberOf = (word = ''): number => numberIn(word, least, names);
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

/** Whether a day is one of a field: by its numbers, or by one of the parts that `other` reads. */
function daysOf(
  field: string,
  numbers: (plain: string) => readonly number[] | undefined,
  other: (part: string) => ((day: Date) => boolean) | undefined,
  numberOf: (day: Date) => number,
): ((day: Date) => boolean) | undefined {
  const parts = field.split(',');
  const special = parts.flatMap((part) => other(part) ?? []);
  const rest = parts.filter((part) => !other(part)).join(',');
  const plain = rest ? numbers(rest) : [];
  return plain && ((day) => plain.includes(numberOf(day)) || special.some((isDay) => isDay(day)));
}

/** The seventh day of the week is Sunday as the first is. */
const isoDay = (numbers: readonly number[] | undefined): readonly number[] | undefined =>
  numbers?.map((number) => number % 7);

/**
 * Reads `minute hour day month weekday`, with `L`, `W` and `#` in the fields of days. Where both kinds of day are
 * restricted, either will do.
 */
export function readCron(expression: string): Cron | undefined {
  const fields = expression.trim().split(/\s+/);
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields;
  const minutes = numbersOf(minute, 0, 59);
  const hours = numbersOf(hour, 0, 23);
  const isDay = daysOf(
    day,
    (plain) => numbersOf(plain, 1, 31),
    dayInMonth,
    (date) => date.getUTCDate(),
  );
  const months = numbersOf(month, 1, 12, MONTHS);
  const isWeekday = daysOf(
    weekday,
    (plain) => isoDay(numbersOf(plain, 0, 7, CRON_WEEKDAYS)),
    (part) => weekdayInMonth(part, (word) => numberIn(word, 0, CRON_WEEKDAYS)),
    (date) => date.getUTCDay(),
  );
  if (fields.length !== 5 || !minutes || !hours || !isDay || !months || !isWeekday) return undefined;
  const isAnyDay = /^[*?]/.test(day);
  const isAnyWeekday = /^[*?]/.test(weekday);
  const runsOn = (at: number): boolean => {
    const date = new Date(at);
    const [day, weekday] = [isDay(date), isWeekday(date)];
    const fits = isAnyDay || isAnyWeekday ? day && weekday : day || weekday;
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
  return due.toSorted((one, other) => one - other);
}

/** A clock is put forward or back by less than this: within it, a later time on the wall can be an earlier moment. */
const SHIFT = 3 * HOUR;

/** The first of those moments; undefined where there is none at all, such as 30 February. */
export function nextTime(cron: Cron, timeZone: string, after: number): number | undefined {
  const { shownAt, momentOf } = wallClock(timeZone);
  const start = shownAt(after);
  const firstDay = Math.floor(start / DAY) * DAY;
  for (let day = firstDay; day < firstDay + MOST_DAYS * DAY; day += DAY) {
    if (!cron.runsOn(day)) continue;
    let found = Infinity;
    let last = Infinity;
    for (const hour of cron.hours)
      for (const minute of cron.minutes) {
        const shown = day + hour * HOUR + minute * MINUTE;
        if (shown < start - SHIFT || shown > last) continue;
        const at = momentOf(shown);
        if (at > after && found === Infinity) last = shown + SHIFT;
        if (at > after) found = Math.min(found, at);
      }
    if (found < Infinity) return found;
  }
  return undefined;
}

/** The next of those moments, at most so many. */
export function nextTimes(cron: Cron, timeZone: string, after: number, count: number): readonly number[] {
  const times: number[] = [];
  for (let at: number | undefined = after; at !== undefined && times.length < count;) {
    at = nextTime(cron, timeZone, at);
    if (at !== undefined) times.push(at);
  }
  return times;
}
