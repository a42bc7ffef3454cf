/** A day of 24 hours, in milliseconds. */
export const DAY = 86_400_000;

/** A moment, in milliseconds since 1970, as the date and time of RFC 3339 in UTC. */
export const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Whether a text such as `2027-02-28` is a day that the calendar has: `Date` takes 30 February for 2 March. */
export function isCalendarDay(text: string): boolean {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(midnight) && timeOf(midnight).startsWith(text);
}
