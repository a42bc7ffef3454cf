import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { NO_FILTER, type OrderFilter } from './order-filter.js';

/** What of the page's address is about orders. */
export interface OrderPlace {
  /** Number of the order that is open; empty for the list. */
  readonly order: string;
  readonly filter: OrderFilter;
}

const FIELDS = Object.keys(NO_FILTER) as (keyof OrderFilter)[];

/** Longest value that is read: anybody can make an address. */
const LONGEST = 200;

const nameOf = (prefix: string, field: string): string => `${prefix}order-${field}`;

const valueOf = (parameters: URLSearchParams, name: string): string =>
  (parameters.get(name) ?? '').slice(0, LONGEST);

export function readPlace({ searchParams }: URL, prefix: string): OrderPlace {
  const values = FIELDS.map((field) => [field, valueOf(searchParams, nameOf(prefix, field))]);
  return {
    order: valueOf(searchParams, `${prefix}order`),
    filter: Object.fromEntries(values) as unknown as OrderFilter,
  };
}

/** The address with this place in it; whatever else stands there stays. */
export function writePlace(address: URL, { order, filter }: OrderPlace, prefix: string): URL {
  const written = new URL(address);
  const set = (name: string, value: string): void => {
    if (value) written.searchParams.set(name, value);
    else written.searchParams.delete(name);
  };
  set(`${prefix}order`, order);
  for (const field of FIELDS) set(nameOf(prefix, field), filter[field]);
  return written;
}

export interface OrderAddressOptions {
  isOn(): boolean;
  prefix(): string;
  place(): OrderPlace;
  /** Somebody went back, forward, or opened the page at a place. */
  onMoved(place: OrderPlace): void;
}

/** Keeps the page's address at what is shown: an order is a step that Back undoes, a filter is none. */
export class OrderAddress implements ReactiveController {
  readonly #options: OrderAddressOptions;
  #isRead = false;

  constructor(host: ReactiveControllerHost, options: OrderAddressOptions) {
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#read);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#read);
  }

  /** Once the attributes are there, which say whether the address counts. */
  hostUpdate(): void {
    if (!this.#isRead) this.#read();
    this.#isRead = true;
  }

  readonly #read = (): void => {
    const { isOn, prefix, place, onMoved } = this.#options;
    if (!isOn()) return;
    const read = readPlace(new URL(location.href), prefix());
    // An order that the page itself asks for is not overruled by an address that says nothing.
    onMoved(this.#isRead || read.order ? read : { ...read, order: place().order });
  };

  write(how: 'pushState' | 'replaceState'): void {
    const { isOn, prefix, place } = this.#options;
    if (!isOn()) return;
    const { href } = writePlace(new URL(location.href), place(), prefix());
    if (href !== location.href) history[how](history.state, '', href);
  }
}
