import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { ListingOpened } from '../parts/listing/events.js';

/** The id that an address opens; empty where it names none, or is no id. */
export function listingIn(search: string, prefix = ''): string {
  const [id = '', ...more] = new URLSearchParams(search).getAll(`${prefix}listing`);
  return more.length === 0 && id.length <= 200 ? id : '';
}

/** The listing that the page's address opens, followed to wherever a shopper goes within the page. */
export class OpenedListing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #prefix: () => string;
  #id = '';

  constructor(host: ReactiveControllerHost, prefix: () => string) {
    this.#host = host;
    this.#prefix = prefix;
    host.addController(this);
  }

  hostConnected(): void {
    this.read();
    addEventListener('popstate', this.read);
    document.addEventListener('florin-listing-opened', this.#onOpened as EventListener);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.read);
    document.removeEventListener('florin-listing-opened', this.#onOpened as EventListener);
  }

  get id(): string {
    return this.#id;
  }

  /** Reads the address anew. */
  readonly read = (): void => {
    this.#id = listingIn(location.search, this.#prefix());
    this.#host.requestUpdate();
  };

  /** Only what went into the address: a listing that is opened on a page of its own is that page's. */
  readonly #onOpened = ({ detail }: CustomEvent<ListingOpened>): void => {
    if (detail?.listing.id === listingIn(location.search, this.#prefix())) this.read();
  };
}
