/** What is sent once, with the key that it is sent under. There is no body before it was sent. */
export interface KeptIntent<Body> {
  readonly key: string;
  readonly body?: Body | undefined;
  /** When it was sent first, in milliseconds since the epoch. */
  readonly at?: number | undefined;
}

interface KeptIntentsOptions<Body> {
  /** What they are called in the browser's storage, before the name of each. */
  readonly name: string;
  /** `session`: for as long as the tab is open. `browser`: for all tabs, until it is forgotten. */
  readonly place: 'session' | 'browser';
  isBody(body: Partial<Body>): boolean;
}

/** Keeps what was sent until its end is known, also for the page that comes after a reload. Nothing is kept where the browser stores nothing. */
export class KeptIntents<Body> {
  readonly #options: KeptIntentsOptions<Body>;

  constructor(options: KeptIntentsOptions<Body>) {
    this.#options = options;
  }

  read(id: string): KeptIntent<Body> | undefined {
    const { name, isBody } = this.#options;
    return this.#attempt((storage) => {
      const kept = JSON.parse(storage.getItem(`${name} ${id}`) ?? 'null') as KeptIntent<Body> | null;
      if (typeof kept?.key !== 'string') return undefined;
      const { key, body, at } = kept;
      return body && isBody(body) ? { key, body, at } : { key };
    });
  }

  /** Undefined forgets it. */
  keep(id: string, intent: KeptIntent<Body> | undefined): void {
    const place = `${this.#options.name} ${id}`;
    this.#attempt((storage) =>
      intent ? storage.setItem(place, JSON.stringify(intent)) : storage.removeItem(place),
    );
  }

  /** Names of all that are kept. */
  get ids(): readonly string[] {
    const start = `${this.#options.name} `;
    const names = this.#attempt((storage) => Object.keys(storage)) ?? [];
    return names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  }

  /** Reading a storage may itself throw: then what is sent stays known for as long as the page does. */
  #attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(this.#options.place === 'session' ? sessionStorage : localStorage);
    } catch {
      return undefined;
    }
  }
}
