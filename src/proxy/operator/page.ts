import { isCalendarDay } from '../../facts/instant.js';
import { Refusal } from '../refusal.js';

/** Rows of a page whose caller does not say how many. */
export const PAGE = 25;

/** The rows of a page, and where the next one begins. One more row was looked for than a page holds: it tells whether there is one. */
export function pageOf<Row>(found: readonly Row[], limit: number, cursorOf: (last: Row) => string) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next = found.length > limit && last !== undefined ? { nextCursor: cursorOf(last) } : {};
  return { rows, next };
}

/** A place in a list by time: of two rows of one moment, the name says which comes first. */
export interface Place {
  readonly at: number;
  readonly name: string;
}

export const cursorAt = ({ at, name }: Place): string => `${at}.${name}`;

/** The place that a cursor names; nothing where it is left out. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, at, name] = /^(\d{1,16})\.(.+)$/s.exec(cursor) ?? [];
  if (at === undefined || name === undefined) throw new Refusal('invalid-request', { field: 'cursor' });
  return { at: Number(at), name };
}

/** A moment in milliseconds since the epoch; nothing where it is left out. The calendar has no 30 February. */
export function momentOf(field: 'from' | 'until', time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const moment = Date.parse(time);
  if (Number.isNaN(moment) || !isCalendarDay(time.slice(0, 10)))
    throw new Refusal('invalid-request', { field });
  return moment;
}
