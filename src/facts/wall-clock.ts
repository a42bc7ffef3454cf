const MINUTE = 60_000;

/** Whether it is a name of the time zone database, such as `Europe/Amsterdam`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A clock on the wall of a time zone. Times on it are written as if they were UTC, in milliseconds since the epoch. */
export interface WallClock {
  /** What it shows at a moment. */
  readonly shownAt: (at: number) => number;
  /** The moment at which it shows a time; right on days on which it is put forward or back, too. */
  readonly momentOf: (shown: number) => number;
}

export function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const shownAt = (at: number): number => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute) + (((at % MINUTE) + MINUTE) % MINUTE);
  };
  const momentOf = (shown: number): number => {
    const guess = shown - (shownAt(shown) - shown);
    return shown - (shownAt(guess) - guess);
  };
  return { shownAt, momentOf };
}
