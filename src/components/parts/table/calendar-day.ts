/** Milliseconds since the epoch at which a day, `2026-11-21`, begins where the reader is; some days after it for `later`. */
export function startOfDay(day: string, later = 0): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year) return undefined;
  // By the calendar: a day on which clocks change has not 24 hours.
  const time = new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
  return Number.isNaN(time) ? undefined : time;
}
