import { lastDays } from '../../../facts/calendar-days.js';

const HOUR = 3_600_000;

/** Hours between which shoppers pay, so that a platform has something to report. */
const [MORNING, EVENING] = [8, 20] as const;

/**
 * Whether the platform has been silent for more than an hour of the day, by the clocks of a zone. A night without payments says nothing, so
 * an hour counts from the morning on.
 *
 * @param lastAt When something was last reported, in milliseconds since the epoch.
 */
export function isSilent(lastAt: number, now: number, timeZone: string): boolean {
  const midnight = lastDays(now, 1, timeZone)[0]!.from;
  const [morning, evening] = [midnight + MORNING * HOUR, midnight + EVENING * HOUR];
  return now < evening && now - Math.max(lastAt, morning) > HOUR;
}
