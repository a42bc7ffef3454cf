import type { Clock } from '../../src/client/wire/clock.js';

interface Waiting {
  readonly until: number;
  readonly end: () => void;
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A clock that stands still until all work is done, then jumps to the end of the next wait. No real time passes. */
export class VirtualClock implements Clock {
  time = 0;
  /** How far the machine's idea of the date is off, in milliseconds. */
  wrongBy = 0;
  /** Every wait asked for, in milliseconds. */
  readonly waits: number[] = [];
  #waiting: Waiting[] = [];

  now = (): number => this.time;
  /** The true date, which servers know. */
  trueDate = (): number => Date.UTC(2024, 0, 1) + this.time;
  date = (): number => this.trueDate() + this.wrongBy;

  wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      this.waits.push(milliseconds);
      const end = (): void => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        resolve();
      };
      const waiting = { until: this.time + milliseconds, end };
      this.#waiting.push(waiting);
      signal?.addEventListener('abort', end);
      if (signal?.aborted) end();
    });

  /** Runs until no timer is left, or until so many milliseconds have passed. */
  async run(milliseconds = Infinity): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      await settled();
      const [next] = [...this.#waiting].sort((one, other) => one.until - other.until);
      if (!next || next.until > end) break;
      this.time = Math.max(this.time, next.until);
      next.end();
    }
    if (end !== Infinity) this.time = end;
  }
}
