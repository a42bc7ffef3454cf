const WINDOW = 60_000;
const MOST_NAMES = 50_000;

/** Counts attempts per name in windows of a minute. Memory of one process: several processes allow as many times more. */
export class RateLimit {
  readonly #most: number;
  readonly #now: () => number;
  readonly #windows = new Map<string, { readonly until: number; count: number }>();

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts one; the milliseconds to wait where that is one too many, or so many times too many. */
  take(name: string, times = 1): number | undefined {
    const now = this.#now();
    const window = this.#windows.get(name);
    if (!window || window.until <= now) {
      this.#makeRoom(now);
      this.#windows.set(name, { until: now + WINDOW, count: 1 });
      return undefined;
    }
    window.count++;
    return window.count > this.#most * times ? window.until - now : undefined;
  }

  #makeRoom(now: number): void {
    if (this.#windows.size < MOST_NAMES) return;
    for (const [name, { until }] of this.#windows) if (until <= now) this.#windows.delete(name);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size >= MOST_NAMES && oldest !== undefined) this.#windows.delete(oldest);
  }
}
