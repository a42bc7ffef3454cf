import type { Order } from '../../client/listings/index.js';
import type { RenderingHost } from '../base/adopt-styles.js';
import { TableAddress } from '../parts/table/table-address.js';
import { readPlace, writePlace, type OrderPlace } from './order-address.js';
import { isFiltering, matcherOf, NO_FILTER, type OrderFilter } from './order-filter.js';

export interface NavigationOptions {
  /** Whether the page's address follows. */
  isOn(): boolean;
  prefix(): string;
  /** Number of the order that is shown; empty for the list. */
  order(): string;
  onOrder(order: string): void;
}

/** Where a shopper is: in the list, narrowed by a filter, or at one order. Follows the page's address, and leads it. */
export class Navigation {
  readonly #host: RenderingHost;
  readonly #options: NavigationOptions;
  readonly #address: TableAddress<OrderPlace>;
  #filter: OrderFilter = NO_FILTER;
  #matcher = matcherOf(NO_FILTER);
  #unfit: ReadonlySet<keyof OrderFilter> = new Set();
  /** Whether the shopper goes to another view, and from which order. */
  #isMoving = false;
  #cameFrom = '';

  constructor(host: RenderingHost, options: NavigationOptions) {
    this.#host = host;
    this.#options = options;
    const { isOn, prefix } = options;
    this.#address = new TableAddress(host, {
      isOn,
      read: (address) => readPlace(address, prefix()),
      write: (address, place) => writePlace(address, place, prefix()),
      place: () => ({ order: options.order(), filter: this.#filter }),
      onMoved: ({ order, filter }, isFirst) => {
        this.#set(filter);
        // An order that the page itself asks for is not overruled by an address that says nothing.
        if (order || !isFirst) this.#go(order);
      },
    });
  }

  get filter(): OrderFilter {
    return this.#filter;
  }

  get isFiltering(): boolean {
    return isFiltering(this.#filter);
  }

  /** Whether the filter asks for an order; another function for another filter. */
  get matcher(): (order: Order) => boolean {
    return this.#matcher;
  }

  /** Fields of the filter in which something stands that cannot be read. */
  get unfit(): ReadonlySet<keyof OrderFilter> {
    return this.#unfit;
  }

  refuse(field: keyof OrderFilter): void {
    this.#unfit = new Set([...this.#unfit, field]);
    this.#host.requestUpdate();
  }

  narrow(changes: Partial<OrderFilter>): void {
    this.#set({ ...this.#filter, ...changes });
    this.#address.write('replaceState');
  }

  open(order: string): void {
    this.#isMoving = true;
    this.#go(order);
    this.#address.write('pushState');
  }

  /** Moves the focus to where the shopper has got to: back to the row they came from, else to what it begins with. */
  arrive(): void {
    if (!this.#isMoving) return;
    this.#isMoving = false;
    const { renderRoot } = this.#host;
    const row = this.#cameFrom && renderRoot.querySelector(`[data-id="${CSS.escape(this.#cameFrom)}"]`);
    const arrival = row || [...renderRoot.querySelectorAll('[data-arrive]')].at(-1);
    (arrival as HTMLElement | undefined)?.focus();
  }

  #set(filter: OrderFilter): void {
    this.#filter = filter;
    this.#matcher = matcherOf(filter);
    this.#unfit = new Set();
    this.#host.requestUpdate();
  }

  #go(order: string): void {
    const { order: now, onOrder } = this.#options;
    if (order === now()) return;
    this.#cameFrom = now();
    onOrder(order);
  }
}
