import { DAY } from '../facts/instant.js';

/** A span of time: what you leave out is 0. */
export interface TimeSpan {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** A clock that a test moves. */
export interface TestClock {
  /** Milliseconds since the epoch: the option `now` of a sandbox and a proxy. */
  readonly now: () => number;
  /** Moves the clock on. */
  readonly advance: (by: TimeSpan) => void;
}

/**
 * Makes a clock that a test moves.
 *
 * @param start - Milliseconds since the epoch at which the clock stands still. Default: it goes on from the time of day.
 */
export function createClock(start?: number): TestClock {
  let ahead = 0;
  return {
    now: () => (start ?? Date.now()) + ahead,
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      const span = days * DAY + ((hours * 60 + minutes) * 60 + seconds) * 1000;
      if (!(span >= 0)) throw new RangeError('A clock moves on: each part of its span is 0 or more.');
      ahead += span;
    },
  };
}
