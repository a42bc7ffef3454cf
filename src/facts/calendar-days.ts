import { DAY } from './instant.js';
import { wallClock } from './wall-clock.js';

/** A day by the clocks of a zone. */
export interface CalendarDay {
  /** `2026-11-21` */
  readonly day: string;
  /** The moment at which it begins, in milliseconds since the epoch. */
  readonly from: number;
}

/** As many days as are asked for, the oldest first; the last one is that of the moment. On days on which clocks change, one has not 24 hours. */
export function lastDays(at: number, count: number, timeZone: string): readonly CalendarDay[] {
  const { shownAt, momentOf } = wallClock(timeZone);
  const today = Math.floor(shownAt(at) / DAY) * DAY;
  return Array.from({ length: count }, (_, index) => {
    const shown = today - (count - 1 - index) * DAY;
    return { day: new Date(shown).toISOString().slice(0, 10), from: momentOf(shown) };
  });
}
