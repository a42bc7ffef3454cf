import type { CallOptions, Client } from '../../client/index.js';
import { listOrders, type Order } from '../../client/listings/index.js';
import type { RenderingHost } from '../parts/resource/keep-focus.js';
import { proxyRow } from '../parts/resource/proxy-row.js';
import { Resource } from '../parts/resource/resource.js';
import { troubleOf, type Trouble } from '../parts/resource/resource-state.js';

const readOrders = /*@__PURE__*/ proxyRow('listings', listOrders);

/** Orders on a page: the first shows soon, the others are worth their way. */
const FIRST_PAGE = 50;
const NEXT_PAGE = 200;

/** The orders that are known, the newest first, and where the others begin. */
export interface KnownOrders {
  readonly orders: readonly Order[];
  readonly next: string | undefined;
}

export interface OrderBookOptions {
  client(): Client | undefined;
  isFiltered(): boolean;
  /** Whether one order is shown, which a filter does not hide. */
  isOne(): boolean;
  /** The filter's question; another one for another filter. */
  matcher(): (order: Order) => boolean;
  /** Loads what the orders are shown with, while they are on their way. */
  prepare(): Promise<void>;
  onFailed(trouble: Trouble): void;
  /** Told of orders that stand elsewhere than before. */
  onMoved(orders: readonly Order[]): void;
}

const NONE: readonly Order[] = [];

/** Newer orders over older ones, by id: what was known of one gives way, what is new comes first. */
export function mergeOrders(known: readonly Order[], newest: readonly Order[]): readonly Order[] {
  const byId = new Map(newest.map((order) => [order.id, order]));
  const others = known.filter(({ id }) => !byId.has(id));
  return [...newest, ...others].toSorted(
    (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || (one.id < other.id ? 1 : -1),
  );
}

/** A shopper's orders: the newest at once, the older ones as far as somebody wants to see or search them. */
export class OrderBook {
  readonly #options: OrderBookOptions;
  readonly #host: RenderingHost;
  readonly resource: Resource<KnownOrders>;
  #more: Promise<boolean> | undefined;
  #isSeeking = false;
  #matching: { orders: unknown; matcher: unknown; found: readonly Order[] } | undefined;
  /** Why older orders could not be shown. */
  noMore: Trouble | undefined;

  constructor(host: RenderingHost, options: OrderBookOptions) {
    this.#host = host;
    this.#options = options;
    this.resource = new Resource(host, {
      client: options.client,
      load: (client, call) => this.#newest(client, call),
      // Older ones may still match.
      isEmpty: ({ next }) => next === undefined && this.matching.length === 0 && !options.isOne(),
      isFiltered: options.isFiltered,
      onFailed: options.onFailed,
    });
  }

  get orders(): readonly Order[] {
    return this.resource.answer?.orders ?? NONE;
  }

  /** The known orders that the filter asks for. */
  get matching(): readonly Order[] {
    const { orders } = this;
    const matcher = this.#options.matcher();
    if (this.#matching?.orders !== orders || this.#matching.matcher !== matcher)
      this.#matching = { orders, matcher, found: orders.filter(matcher) };
    return this.#matching.found;
  }

  get hasMore(): boolean {
    return this.resource.answer?.next !== undefined;
  }

  /** Whether older orders are being looked through. */
  get isSeeking(): boolean {
    return this.#isSeeking;
  }

  get isLoadingMore(): boolean {
    return this.#more !== undefined;
  }

  find(number: string): Order | undefined {
    return this.orders.find((order) => order.number === number);
  }

  /** Asks for the newest again. Resolves to whether one of them is new or stands elsewhere. */
  async refresh(): Promise<boolean> {
    const before = new Map(this.orders.map(({ id, status }) => [id, status]));
    await this.resource.load();
    const moved = this.orders.filter(({ id, status }) => before.has(id) && before.get(id) !== status);
    if (moved.length > 0) this.#options.onMoved(moved);
    return moved.length > 0 || this.orders.length !== before.size;
  }

  /** Asks for the next page of older ones. Resolves to whether they came. */
  more(options: CallOptions = {}): Promise<boolean> {
    this.#more ??= this.#next(options).finally(() => {
      this.#more = undefined;
      this.#host.requestUpdate();
    });
    this.#host.requestUpdate();
    return this.#more;
  }

  /** Asks until all orders are known, or `isEnough` of them. Resolves to whether none is missing. */
  async all(options: CallOptions = {}, isEnough: () => boolean = () => false): Promise<boolean> {
    while (this.hasMore && !isEnough()) {
      if (options.signal?.aborted || !(await this.more(options))) return false;
    }
    return !this.hasMore;
  }

  /** Asks for older orders until what somebody looks for is found, or there are no more. */
  seek(isFound: () => boolean): void {
    if (this.#isSeeking || isFound() || !this.hasMore || this.noMore) return;
    this.#isSeeking = true;
    this.#host.requestUpdate();
    void this.all({}, isFound).finally(() => {
      this.#isSeeking = false;
      this.#host.requestUpdate();
    });
  }

  async #newest(client: Client, options: CallOptions): Promise<KnownOrders> {
    const [{ orders, next }] = await Promise.all([
      client.call(readOrders, { email: 'me', limit: FIRST_PAGE }, options),
      this.#options.prepare(),
    ]);
    const known = this.resource.answer;
    // The first page never reaches as far as what is known already, unless all of it is new.
    const isJoined = known?.orders.some(({ id }) => orders.some((order) => order.id === id)) === true;
    return known && isJoined
      ? { orders: mergeOrders(known.orders, orders), next: known.next }
      : { orders, next };
  }

  async #next(options: CallOptions): Promise<boolean> {
    const known = this.resource.answer;
    const client = this.#options.client();
    if (!client || known?.next === undefined) return false;
    const { next: cursor } = known;
    try {
      const page = await client.call(readOrders, { email: 'me', limit: NEXT_PAGE, cursor }, options);
      const now = this.resource.answer;
      // Asked anew meanwhile, the list goes on elsewhere.
      if (now?.next !== cursor) return true;
      const isStuck = page.next === cursor || page.orders.length === 0;
      this.noMore = undefined;
      this.resource.show({
        orders: mergeOrders(now.orders, page.orders),
        next: isStuck ? undefined : page.next,
      });
      return true;
    } catch (error) {
      if (!options.signal?.aborted) this.noMore = troubleOf(error, navigator.onLine);
      return false;
    }
  }
}
