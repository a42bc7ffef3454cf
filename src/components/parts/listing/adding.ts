import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Listing } from '../../../client/listings/index.js';
import { factsOf, type ListingAdded } from './events.js';

/** Milliseconds that a button says what it did. */
const MOMENT = 2500;

/**
 * Tells the page that a shopper puts a listing into the cart: first so that it can be prevented, then as a fact. Knows for
 * a moment what was added, so that its button can say so.
 */
export class Adding implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #added = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#added = '';
  }

  /** Whether this is what was just added. */
  has(id: string): boolean {
    return this.#added === id;
  }

  /** True unless a listener prevented it. */
  add(listing: Listing, quantity: number): boolean {
    const detail: ListingAdded = Object.freeze({ listing: factsOf(listing), quantity });
    const tell = (name: 'florin-before-listing-add' | 'florin-listing-added', cancelable: boolean): boolean =>
      this.#host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
    if (!tell('florin-before-listing-add', true)) return false;
    tell('florin-listing-added', false);
    this.#added = listing.id;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#added = '';
      this.#host.requestUpdate();
    }, MOMENT);
    this.#host.requestUpdate();
    return true;
  }
}
