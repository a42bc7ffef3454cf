import { ClientError, type Amount, type CallOptions, type Client } from '../../../client/index.js';
import { isLost } from '../../../client/wire/errors.js';
import { createOrder, listOrders, type Order } from '../../../client/listings/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import type { CartItem } from '../events.js';

const placeOrder = /*@__PURE__*/ proxyRow('listings', createOrder);
const readOrders = /*@__PURE__*/ proxyRow('listings', listOrders);

/** Whom the order is for: the proxy knows who that is. */
const ME = { email: 'me' };

/**
 * How ordering ended:
 * - `placed`: there is an order. `isFound`: its answer was lost, and it was found among the shopper's orders.
 * - `refused`: the server will not, and there is no order. It helps to look at the listings again.
 * - `failed`: there is no order, and `trouble` says who can do something about it.
 * - `lost`: no answer came, and no order was found. It may still be on its way.
 */
export type OrderEnd =
  | { readonly kind: 'placed'; readonly order: Order; readonly isFound: boolean }
  | { readonly kind: 'refused' | 'failed' | 'lost'; readonly trouble: Trouble };

export interface OrderWork {
  readonly client: Client;
  readonly items: readonly CartItem[];
  readonly total: Amount;
  /** Milliseconds since the epoch by the server's clock. */
  readonly now: number;
  readonly signal: AbortSignal;
  /** Waits some milliseconds. */
  pause?(milliseconds: number): Promise<unknown>;
}

/** What was sent and has not been answered. */
interface Sent {
  readonly items: readonly CartItem[];
  readonly at: number;
}

/** Two clocks of one shop are never further apart than this, in milliseconds. */
const LEEWAY = 60_000;

/** Waits between looks for an order whose answer was lost, in milliseconds. */
const LOOKS = [0, 1500];

const wait = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether an order is of exactly these things. */
function isOf(order: Order, items: readonly CartItem[]): boolean {
  const wanted = new Map(items.map(({ listingId, quantity }) => [listingId, quantity]));
  const { lines } = order;
  return (
    lines.length === wanted.size &&
    lines.every(({ listingId, quantity }) => wanted.get(listingId) === quantity)
  );
}

/**
 * Places an order once. The interface takes no key by which it would know a second sending, so a call whose answer was lost
 * is never sent again before the shopper's own orders have been looked through for it.
 */
export class Ordering {
  #sent: Sent | undefined;

  async place(work: OrderWork): Promise<OrderEnd> {
    const { items } = work;
    const earlier = this.#sent;
    if (earlier && isSame(earlier.items, items)) {
      const order = await this.#look(work, earlier).catch(() => undefined);
      if (order) return this.#end(order, true);
    }
    this.#sent = { items, at: work.now };
    try {
      return this.#end(await this.#send(work), false);
    } catch (error) {
      return this.#failed(work, error);
    }
  }

  async #send({ client, items, signal }: OrderWork): Promise<Order> {
    return client.call(placeOrder, { ...ME, lines: [...items] }, { signal });
  }

  #end(order: Order, isFound: boolean): OrderEnd {
    this.#sent = undefined;
    return { kind: 'placed', order, isFound };
  }

  async #failed(work: OrderWork, error: unknown): Promise<OrderEnd> {
    const trouble = troubleOf(error, navigator.onLine);
    if (isLost(error) && this.#sent) {
      const order = await this.#look(work, this.#sent).catch(() => undefined);
      return order ? this.#end(order, true) : { kind: 'lost', trouble };
    }
    this.#sent = undefined;
    const isRefused =
      error instanceof ClientError &&
      (error.status === 409 || error.status === 422 || error.code === 'too-many-orders');
    return { kind: isRefused ? 'refused' : 'failed', trouble };
  }

  async #look({ client, signal, pause = wait }: OrderWork, sent: Sent): Promise<Order | undefined> {
    const options: CallOptions = { signal };
    for (const milliseconds of LOOKS) {
      if (milliseconds) await pause(milliseconds);
      const { orders } = await client.call(readOrders, { ...ME, limit: 10 }, options);
      const found = orders.find(
        (order) =>
          order.status === 'placed' &&
          Date.parse(order.createdAt) >= sent.at - LEEWAY &&
          isOf(order, sent.items),
      );
      if (found) return found;
    }
    return undefined;
  }
}

const isSame = (one: readonly CartItem[], other: readonly CartItem[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
