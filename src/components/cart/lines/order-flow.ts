import type { Amount, Client } from '../../../client/index.js';
import { fingerprintOf, type CartGroup } from '../../parts/cart/cart-total.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import type { CartItem, OrderCreated } from '../events.js';
import type { OrderEnd, Ordering } from './ordering.js';

/** `checking`: what the things cost now. `sending`: the order is on its way. */
export type OrderPhase = 'idle' | 'checking' | 'sending';

/** Why there is no order; `just-changed`: it was not asked for, because something is other than what was on screen. */
export type OrderProblem = { readonly kind: 'just-changed' } | Exclude<OrderEnd, { readonly kind: 'placed' }>;

/** An order that was placed. */
export interface Placed extends OrderCreated {
  /** It costs something else than what was on screen. */
  readonly isOtherwise: boolean;
}

export interface OrderFlowOptions {
  client(): Client | undefined;
  /** The group of a currency as it is on screen at this moment. */
  group(currency: string): CartGroup | undefined;
  /** Asks the server what the things cost; resolves to why it did not say so. */
  check(): Promise<Trouble | undefined>;
  /** Milliseconds since the epoch by the server's clock. */
  now(): number | undefined;
  allows(items: readonly CartItem[], total: Amount): boolean;
  onChange(): void;
  onPlaced(placed: Placed, items: readonly CartItem[]): void;
}

/** Orders a group of the cart: only what was on screen, at prices the shopper has seen. */
export class OrderFlow {
  readonly #options: OrderFlowOptions;
  #phase: OrderPhase = 'idle';
  #currency = '';
  #problem: OrderProblem | undefined;
  #ordering: Ordering | undefined;
  #going = new AbortController();

  constructor(options: OrderFlowOptions) {
    this.#options = options;
  }

  /** What is going on with the order in a currency. */
  phaseOf(currency: string): OrderPhase {
    return this.#currency === currency ? this.#phase : 'idle';
  }

  get isBusy(): boolean {
    return this.#phase !== 'idle';
  }

  get phase(): OrderPhase {
    return this.#phase;
  }

  problemOf(currency: string): OrderProblem | undefined {
    return this.#currency === currency ? this.#problem : undefined;
  }

  get problem(): OrderProblem | undefined {
    return this.#problem;
  }

  forget(): void {
    if (!this.isBusy) this.#problem = undefined;
  }

  async order(currency: string): Promise<void> {
    const shown = this.#options.group(currency);
    if (this.isBusy || !shown) return;
    this.#currency = currency;
    this.#problem = undefined;
    this.#go('checking');
    try {
      this.#problem = await this.#order(shown);
    } finally {
      this.#go('idle');
    }
  }

  #go(phase: OrderPhase): void {
    this.#phase = phase;
    this.#options.onChange();
  }

  async #order(shown: CartGroup): Promise<OrderProblem | undefined> {
    const { client, group, check, allows, now, onPlaced } = this.#options;
    const before = fingerprintOf(shown);
    const trouble = await check();
    if (trouble) return { kind: 'failed', trouble };
    const current = group(shown.currency);
    if (!current?.total || fingerprintOf(current) !== before) return { kind: 'just-changed' };
    const items = current.orderable.map(({ line, quantity }) => ({ listingId: line.listingId, quantity }));
    const { total } = current;
    const asked = client();
    if (!asked || !allows(items, total)) return undefined;
    this.#go('sending');
    const { Ordering } = await import('./ordering.js');
    this.#ordering ??= new Ordering();
    const end = await this.#ordering.place({
      client: asked,
      items,
      total,
      now: now() ?? Date.now(),
      signal: this.#going.signal,
    });
    if (end.kind !== 'placed') {
      if (end.kind === 'refused') await check();
      return end;
    }
    const { number, totals } = end.order;
    const isOtherwise = totals.total.value !== total.value || totals.total.currency !== total.currency;
    onPlaced({ order: number, total: totals.total, isOtherwise }, items);
    return undefined;
  }
}
