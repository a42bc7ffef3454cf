/** The server's clock, kept going between two answers by a clock that cannot be set. */
export class ServerClock {
  #told: number | undefined;
  #at = 0;

  /** True where this is news. */
  tell(time: number | undefined): boolean {
    if (time === undefined || !Number.isFinite(time) || time === this.#told) return false;
    this.#told = time;
    this.#at = performance.now();
    return true;
  }

  /** Milliseconds since the epoch; nothing before the first telling. */
  get now(): number | undefined {
    return this.#told === undefined ? undefined : Math.round(this.#told + performance.now() - this.#at);
  }
}
