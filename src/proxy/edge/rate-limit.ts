const WINDOW = 60_000;
const MOST_NAMES = 50_000;

/** Counts per name in windows of a minute, in the memory of one process. */
export class RateLimit {
  readonly #most: number;
  readonly #now: () => number;
  readonly #windows = new Map<string, { readonly until: number; count: number }>();

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts one; the milliseconds to wait where that is one too many. */
  take(name: string): number | undefined {
    const now = this.#now();
    const window = this.#windows.get(name);
    // One that ends later than a window from now was begun before the clock went back.
    if (!window || window.until <= now || window.until > now + WINDOW) {
      this.#makeRoom(now);
      this.#windows.set(name, { until: now + WINDOW, count: 1 });
      return undefined;
    }
    window.count++;
    return window.count > this.#most ? window.until - now : undefined;
  }

  #makeRoom(now: number): void {
    if (this.#windows.size < MOST_NAMES) return;
    for (const [name, { until }] of this.#windows) if (until <= now) this.#windows.delete(name);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size >= MOST_NAMES && oldest !== undefined) this.#windows.delete(oldest);
  }
}
