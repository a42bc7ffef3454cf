import type { CallOptions, Client } from '../../client/index.js';
import { listOrders, type Order, type OrderPage, type OrderSearch } from '../../client/listings/index.js';
import type { RenderingHost } from '../base/adopt-styles.js';
import { proxyRow } from '../parts/resource/proxy-row.js';
import { Resource } from '../parts/resource/resource.js';
import type { Trouble } from '../parts/resource/resource-state.js';
import type { KnownRows } from '../parts/table/later-pages.js';

export const readOrders = /*@__PURE__*/ proxyRow('listings', listOrders);

/** Few, so that they show soon. */
const FIRST_PAGE = 50;

export type OrdersInput = OrderSearch & { readonly email: string };

/** The orders that are known, the newest first, and where the others begin. */
export type KnownOrders = KnownRows<Order, OrdersInput>;

export interface OrderBookOptions {
  client(): Client | undefined;
  isFiltered(): boolean;
  /** Whether one order is shown, which a filter does not hide. */
  isOne(): boolean;
  /** The filter's question; another one for another filter. */
  matcher(): (order: Order) => boolean;
  /** Loads what the orders are read and shown with, while they are on their way. */
  prepare(): Promise<{ read(input: OrdersInput, answer: OrderPage): KnownOrders }>;
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

/** A shopper's orders: the newest at once, the older ones as far as the shopper wants to see or search them. */
export class OrderBook {
  readonly #options: OrderBookOptions;
  readonly resource: Resource<KnownOrders>;
  #matching: { orders: unknown; matcher: unknown; found: readonly Order[] } | undefined;

  constructor(host: RenderingHost, options: OrderBookOptions) {
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
    return this.resource.answer?.items ?? NONE;
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

  async #newest(client: Client, options: CallOptions): Promise<KnownOrders> {
    const input = { email: 'me', limit: FIRST_PAGE };
    const [answer, reader] = await Promise.all([
      client.call(readOrders, input, options),
      this.#options.prepare(),
    ]);
    const newest = reader.read(input, answer);
    const known = this.resource.answer;
    // The first page never reaches as far as what is known already, unless all of it is new.
    const isJoined = known?.items.some(({ id }) => newest.items.some((order) => order.id === id)) === true;
    return known && isJoined ? { items: mergeOrders(known.items, newest.items), next: known.next } : newest;
  }
}
