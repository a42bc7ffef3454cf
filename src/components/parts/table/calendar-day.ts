import { wallClock } from '../../../facts/wall-clock.js';

/**
 * Milliseconds since the epoch at which a day, `2026-11-21`, begins; some days after it for `later`. Where the reader is, or
 * in a time zone of which the IANA name is given.
 */
export function startOfDay(day: string, later = 0, timeZone = ''): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year) return undefined;
  // By the calendar: a day on which clocks change has not 24 hours.
  const parts = [Number(year), Number(month) - 1, Number(date) + later] as const;
  const time = timeZone ? wallClock(timeZone).momentOf(Date.UTC(...parts)) : new Date(...parts).getTime();
  return Number.isNaN(time) ? undefined : time;
}
