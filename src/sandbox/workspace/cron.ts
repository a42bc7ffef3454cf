/** The five fields of a cron line, each as the numbers that it matches. */
export interface Cron {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly days: readonly number[];
  readonly months: readonly number[];
  readonly weekdays: readonly number[];
  /** Where both kinds of day are limited, either will do. */
  readonly takesEitherDay: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A 29 February that falls on a Monday comes within this time. */
const MOST_DAYS = 366 * 29;

/** Numbers that a field such as `1-5`, `0,30` or `*` followed by `/15` matches; undefined where it is no such field. */
function numbersOf(field: string, least: number, most: number): readonly number[] | undefined {
  const found = new Set<number>();
  for (const part of field.split(',')) {
    const [, start, end, step = '1'] = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part) ?? [];
    const isAll = part.startsWith('*');
    if (!isAll && start === undefined) return undefined;
    const first = isAll ? least : Number(start);
    const last = isAll || (end === undefined && part.includes('/')) ? most : Number(end ?? start);
    if (first < least || last > most || first > last || Number(step) < 1) return undefined;
    for (let at = first; at <= last; at += Number(step)) found.add(at);
  }
  return [...found].toSorted((a, b) => a - b);
}

/** Reads a cron line: minute, hour, day of the month, month, day of the week (0 and 7 are Sunday). */
export function parseCron(line: string): Cron | undefined {
  const fields = line.trim().split(/\s+/);
  if (fields.length !== 5) return undefined;
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields;
  const minutes = numbersOf(minute, 0, 59);
  const hours = numbersOf(hour, 0, 23);
  const days = numbersOf(day, 1, 31);
  const months = numbersOf(month, 1, 12);
  const weekdays = numbersOf(weekday, 0, 7)?.map((at) => at % 7);
  if (!minutes || !hours || !days || !months || !weekdays) return undefined;
  const takesEitherDay = !day.startsWith('*') && !weekday.startsWith('*');
  return { minutes, hours, days, months, weekdays, takesEitherDay };
}

export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What clocks on the wall of a time zone show, as if it were UTC. */
function wallClockOf(timezone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const of = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  };
}

function takesDay({ days, months, weekdays, takesEitherDay }: Cron, day: number): boolean {
  const date = new Date(day);
  if (!months.includes(date.getUTCMonth() + 1)) return false;
  const isDay = days.includes(date.getUTCDate());
  const isWeekday = weekdays.includes(date.getUTCDay());
  return takesEitherDay ? isDay || isWeekday : isDay && isWeekday;
}

/** The first moment after `after` that a cron line means; undefined where it means none, such as 30 February. */
export function nextTime(cron: Cron, timezone: string, after: number): number | undefined {
  const wall = wallClockOf(timezone);
  const start = wall(after);
  const firstDay = start - (start % DAY);
  for (let day = firstDay; day < firstDay + MOST_DAYS * DAY; day += DAY) {
    if (!takesDay(cron, day)) continue;
    for (const hour of cron.hours)
      for (const minute of cron.minutes) {
        const shown = day + hour * HOUR + minute * MINUTE;
        if (shown < start) continue;
        const near = shown - (wall(shown) - shown);
        const at = shown - (wall(near) - near);
        if (at > after) return at;
      }
  }
  return undefined;
}
