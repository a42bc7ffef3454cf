import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import { systemClock } from '../../../client/wire/clock.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { troubleOf, type Trouble } from '../resource/resource-state.js';

/** The rows that are known, and what the page after them is asked for with: nothing, after the last. */
export interface KnownRows<Item, Input = object> {
  readonly items: readonly Item[];
  readonly next: Input | undefined;
}

export interface LaterPagesOptions<Item, Input> {
  client(): Client | undefined;
  known(): KnownRows<Item, Input> | undefined;
  show(known: KnownRows<Item, Input>): void;
  /** Asks for a page; `pageOf` reads it, whichever way its interface pages. */
  read(client: Client, input: Input, options: CallOptions): Promise<KnownRows<Item, Input>>;
  idOf(item: Item): string;
  /** Puts a page to what is known. Left out: at its end, and what is known already is left out. */
  merge?(known: readonly Item[], later: readonly Item[]): readonly Item[];
}

/** Hands rows over by pages. Resolves to whether none is missing. */
export type PassOn<Item> = (
  take: (items: readonly Item[]) => Promise<void>,
  options: CallOptions,
) => Promise<boolean>;

/**
 * Each time that rows are shown, all of them are narrowed and sorted again. While all are wanted, pages wait until they are
 * worth that: a list of any length is then gone through a few times, and not once for each page.
 */
const isWorthShowing = (ahead: number, known: number): boolean => ahead * 8 >= known;

/** Rows among which one that is sent again is looked for: a list that grows sends its last ones again, and no older ones. */
const RECENT = 5000;

/** The pages of a list after its first one, as far as they are wanted: to be shown, to be searched, or for a file. */
export class LaterPages<Item, Input = object> {
  readonly #host: RenderingHost;
  readonly #options: LaterPagesOptions<Item, Input>;
  #more: Promise<boolean> | undefined;
  #isSeeking = false;
  /** Calls of `all` that go on. */
  #gathering = 0;
  /** Rows that have come and are not shown yet: they follow what is known, whose end was `after`. */
  #ahead: { after: Input; rows: Map<string, Item>; next: Input | undefined } | undefined;
  #failed: { next: Input; trouble: Trouble; wait: number | undefined } | undefined;

  constructor(host: RenderingHost, options: LaterPagesOptions<Item, Input>) {
    this.#host = host;
    this.#options = options;
  }

  get hasMore(): boolean {
    return this.#options.known()?.next !== undefined;
  }

  get isLoading(): boolean {
    return this.#more !== undefined || this.#gathering > 0;
  }

  /** Whether later rows are being looked through. */
  get isSeeking(): boolean {
    return this.#isSeeking;
  }

  /** Why the list as it is now could not be shown further. */
  get trouble(): Trouble | undefined {
    return this.#failed?.next === this.#options.known()?.next ? this.#failed?.trouble : undefined;
  }

  /** Asks for the next page. Resolves to whether it came. */
  more(options: CallOptions = {}): Promise<boolean> {
    this.#more ??= this.#next(options).finally(() => {
      this.#more = undefined;
      this.#update();
    });
    this.#update();
    return this.#more;
  }

  /**
   * Asks until all rows are known, or `isEnough` of them; where the service is asked too often, as soon as it answers again.
   * Resolves to whether none is missing.
   */
  async all(options: CallOptions = {}, isEnough: () => boolean = () => false): Promise<boolean> {
    this.#gathering++;
    while (this.hasMore && !isEnough() && !options.signal?.aborted)
      if (!(await this.more(options)) && !(await this.#waited(options))) break;
    this.#gathering--;
    this.#show();
    this.#update();
    return !this.hasMore;
  }

  /** The rows after those that are known now: for a file, neither shown nor kept. */
  get pass(): PassOn<Item> {
    const { client: clientOf, known, read, idOf } = this.#options;
    const start = known();
    const last = start?.items.at(-1);
    return async (take, options) => {
      const ids = new Set(start?.items.map(idOf));
      let next = start?.next;
      while (next !== undefined) {
        const client = clientOf();
        if (!client || options.signal?.aborted) return false;
        try {
          const page: KnownRows<Item, Input> = await read(client, next, options);
          const now = known();
          // Asked anew meanwhile, the list goes on elsewhere.
          if (now !== start && !(last !== undefined && now?.items.includes(last))) return false;
          await take(page.items.filter((item) => ids.size < ids.add(idOf(item)).size));
          for (const id of ids) if (ids.size > RECENT) ids.delete(id);
          next = page.next;
        } catch (error) {
          this.#fail(error, next as Input, options);
          if (!(await this.#waited(options))) return false;
        }
      }
      return start !== undefined;
    };
  }

  /**
   * Asks for later rows until what the reader looks for is found, or there are no more. Safe to call with every update: an
   * element that was taken out of the page has no client, and would else update and ask without end.
   */
  seek(isFound: () => boolean): void {
    if (this.#isSeeking || isFound() || !this.hasMore || this.trouble || !this.#options.client()) return;
    this.#isSeeking = true;
    this.#host.requestUpdate();
    void this.all({}, isFound).finally(() => {
      this.#isSeeking = false;
      this.#host.requestUpdate();
    });
  }

  /** A list that grows while it is read sends the last of a page again. */
  readonly #append = (known: readonly Item[], later: readonly Item[]): readonly Item[] => {
    const { idOf } = this.#options;
    const ids = new Set(known.map(idOf));
    return [...known, ...later.filter((item) => !ids.has(idOf(item)))];
  };

  async #next(options: CallOptions): Promise<boolean> {
    const { client: clientOf, known, read, idOf } = this.#options;
    const client = clientOf();
    const after = known()?.next;
    if (!client || after === undefined) return false;
    const ahead =
      this.#ahead?.after === after ? this.#ahead : { after, rows: new Map<string, Item>(), next: after };
    const { next = after, rows } = ahead;
    try {
      const page = await read(client, next, options);
      // Asked anew meanwhile, the list goes on elsewhere.
      if (known()?.next !== after) return true;
      this.#failed = undefined;
      for (const item of page.items) rows.set(idOf(item), item);
      this.#ahead = { after, rows, next: page.next };
      const isDue = page.next === undefined || isWorthShowing(rows.size, known()?.items.length ?? 0);
      if (isDue || this.#gathering === 0) this.#show();
      return true;
    } catch (error) {
      this.#show();
      this.#fail(error, next, options);
      return false;
    }
  }

  #fail(error: unknown, next: Input, { signal }: CallOptions): void {
    const wait = error instanceof ClientError && error.status === 429 ? error.retryAfter : undefined;
    if (!signal?.aborted) this.#failed = { next, trouble: troubleOf(error, navigator.onLine), wait };
  }

  /** A page that waits for others changes nothing on screen. */
  #update(): void {
    if (this.#gathering === 0) this.#host.requestUpdate();
  }

  /** Puts what has come to what is known. */
  #show(): void {
    const { known: knownOf, show, merge = this.#append } = this.#options;
    const [known, ahead] = [knownOf(), this.#ahead];
    this.#ahead = undefined;
    if (known && ahead && known.next === ahead.after)
      show({ items: merge(known.items, [...ahead.rows.values()]), next: ahead.next });
  }

  /** Waits as long as the service has asked for, if it has. Each time it says so is good for one wait. */
  async #waited({ signal }: CallOptions): Promise<boolean> {
    const wait = this.#failed?.wait;
    if (wait === undefined) return false;
    this.#failed = undefined;
    await systemClock.wait(wait, signal);
    return signal?.aborted !== true;
  }
}
