import { DAY } from '../../../facts/instant.js';
import { dayOf, timeText } from '../table/time-text.js';

/** One thing that counts, at its moment. */
export interface Counted {
  readonly at: string;
  readonly value: number;
}

export type Unit = 'day' | 'week' | 'month';

/** A stretch of time with what counts in it. */
export interface Bucket {
  /** Its first day, `2026-11-21`, in the zone of the chart. */
  readonly day: string;
  readonly value: number;
  readonly count: number;
}

export interface Buckets {
  readonly unit: Unit;
  /** The oldest first, those without anything among them. */
  readonly buckets: readonly Bucket[];
}

/** More bars than this are too thin to tell apart. */
const MOST = 62;

const millisecondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const textOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** The middle of a day, which no zone takes for another day. */
export const middleOf = (day: string): string => `${day}T12:00:00Z`;

/** A day, `2026-11-21`, as a language writes it. */
export const dayText = (
  language: string,
  day: string,
  format: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string => timeText(language, middleOf(day), { ...format, timeZone: 'UTC' });

/** A stretch of time as a language writes it: a week by its first day. */
export const periodText = (language: string, day: string, unit: Unit): string =>
  dayText(language, day, unit === 'month' ? { month: 'long', year: 'numeric' } : undefined);

/** The first day of the week, from Monday on, or of the month that a day is in. */
function startOf(day: string, unit: Unit): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  const time = millisecondsOf(day);
  return unit === 'week' ? textOf(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY) : day;
}

/** The first day of the stretch after the one that begins with a day. Days here have no hours, so none is longer than another. */
function after(day: string, unit: Unit): string {
  const time = millisecondsOf(day);
  return unit === 'month'
    ? startOf(textOf(time + 31 * DAY), unit)
    : textOf(time + (unit === 'week' ? 7 : 1) * DAY);
}

/** Days, or where these were too many weeks or months, from the first day to the last, both `2026-11-21`. */
export function bucketsOf(
  items: readonly Counted[],
  timeZone: string,
  [first, last]: readonly [string, string],
): Buckets {
  const days = (millisecondsOf(last) - millisecondsOf(first)) / DAY + 1;
  const unit = days <= MOST ? 'day' : days <= MOST * 7 ? 'week' : 'month';
  const sums = new Map<string, { value: number; count: number }>();
  for (let day = startOf(first, unit); day <= last; day = after(day, unit))
    sums.set(day, { value: 0, count: 0 });
  for (const { at, value } of items) {
    const sum = sums.get(startOf(dayOf(at, timeZone), unit));
    if (!sum) continue;
    sum.value += value;
    sum.count += 1;
  }
  return { unit, buckets: [...sums].map(([day, sum]) => ({ day, ...sum })) };
}
