import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { elementBeside } from '../base/composed-tree.js';

/** Events that a cart of this page has taken in: two elements of one cart add a thing once. */
const taken = new WeakSet<Event>();

export interface AddedListingsOptions {
  /** Id of the element to listen to; empty for none. */
  source(): string;
  /** Whether to listen to the whole page. */
  isForPage(): boolean;
  onAdded(detail: { readonly listing?: unknown; readonly quantity?: unknown }): void;
}

/** Listens for what catalogues add. On the document, so that a source may come later than the cart. */
export class AddedListings implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #options: AddedListingsOptions;

  constructor(host: ReactiveControllerHost & Element, options: AddedListingsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('florin-listing-added', this.#onAdded);
  }

  hostDisconnected(): void {
    document.removeEventListener('florin-listing-added', this.#onAdded);
  }

  readonly #onAdded = (event: Event): void => {
    const { source, isForPage, onAdded } = this.#options;
    const element = elementBeside(this.#host, source());
    const isForUs = isForPage() || (element && event.composedPath().includes(element));
    if (!isForUs || taken.has(event)) return;
    taken.add(event);
    onAdded(Object((event as CustomEvent<unknown>).detail) as object);
  };
}
