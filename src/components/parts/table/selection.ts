/** The ticks of the rows that are there. */
export interface Ticks {
  /** How many rows are ticked, and how many there are. */
  readonly count: number;
  readonly all: number;
  has(id: string): boolean;
  /** Ticks one row, or with `isRange` all from the last one to this one. */
  tick(id: string, isTicked: boolean, isRange: boolean): void;
  tickAll(isTicked: boolean): void;
}

/** Which rows are ticked, by id. They stay ticked while others come, and however the table is sorted. */
export class Selection {
  readonly #ids = new Set<string>();
  #last = '';
  /** Of a long list, what is ticked is looked for once and not with every turn of a wheel. */
  #known: { items: unknown; found: readonly unknown[] } | undefined;

  /** Of these rows, the ones that are ticked: what a filter hides is not acted on. */
  among<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
    if (this.#known?.items !== items)
      this.#known = { items, found: items.filter((item) => this.#ids.has(idOf(item))) };
    return this.#known.found as readonly Item[];
  }

  ticksOf<Item>(items: readonly Item[], idOf: (item: Item) => string, onChange: () => void): Ticks {
    const set = (changed: readonly Item[], isTicked: boolean): void => {
      for (const item of changed)
        if (isTicked) this.#ids.add(idOf(item));
        else this.#ids.delete(idOf(item));
      this.#known = undefined;
      onChange();
    };
    return {
      count: this.among(items, idOf).length,
      all: items.length,
      has: (id) => this.#ids.has(id),
      tick: (id, isTicked, isRange) => {
        const at = items.findIndex((item) => idOf(item) === id);
        const last = isRange ? items.findIndex((item) => idOf(item) === this.#last) : at;
        const from = last < 0 ? at : last;
        this.#last = id;
        set(items.slice(Math.min(from, at), Math.max(from, at) + 1), isTicked);
      },
      tickAll: (isTicked) => set(items, isTicked),
    };
  }
}
