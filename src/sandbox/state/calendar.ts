interface Entry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly act: (at: number) => void;
}

/**
 * Events that a simulated platform has planned for a later moment. Nothing runs in the background: every read or change of
 * the books lets the calendar catch up with the clock first, so that all is as if it had been done in time.
 */
export class Calendar {
  #entries: Entry[] = [];

  add(at: number, act: Entry['act']): void {
    this.#entries.push({ at, act });
  }

  /** When something is due next; undefined where nothing is planned. */
  nextAt(): number | undefined {
    return this.#first()?.at;
  }

  /** Does all that is due, the earliest first, and what that brings about in its turn. Each is told its own moment. */
  catchUp(now: number): void {
    for (let entry = this.#first(); entry && entry.at <= now; entry = this.#first()) {
      this.#entries.splice(this.#entries.indexOf(entry), 1);
      entry.act(entry.at);
    }
  }

  #first(): Entry | undefined {
    return this.#entries.reduce<Entry | undefined>(
      (first, entry) => (first && first.at <= entry.at ? first : entry),
      undefined,
    );
  }
}
