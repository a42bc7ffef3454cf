import type { Amount } from '../../../client/index.js';
import type { Listing, ListingImage } from '../../../client/listings/index.js';

/** What a cart shows of a listing before it has asked the server: a memory, and never what is charged. */
export interface ListingFacts {
  readonly id: string;
  /** Grows with every change of the listing. */
  readonly revision: number;
  readonly title: string;
  readonly price: Amount;
  readonly image?: ListingImage;
  readonly seller: { readonly id: string; readonly name: string };
  /** Pieces that were left. */
  readonly stock: number;
}

/** Detail of `florin-before-listing-add` and `florin-listing-added`. */
export interface ListingAdded {
  readonly listing: ListingFacts;
  /** Pieces, from 1 up. */
  readonly quantity: number;
}

/** Detail of `florin-listing-opened`. */
export interface ListingOpened {
  readonly listing: ListingFacts;
}

/** Copies what an event may carry, frozen to the ground, so that no listener changes what another one sees. */
export function factsOf({ id, revision, title, price, images, seller, stock }: Listing): ListingFacts {
  const [image] = images;
  return Object.freeze({
    id,
    revision,
    title,
    price: Object.freeze({ value: price.value, currency: price.currency }),
    ...(image && { image: Object.freeze({ ...image }) }),
    seller: Object.freeze({ id: seller.id, name: seller.name }),
    stock,
  });
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-listing-add': CustomEvent<ListingAdded>;
    'florin-listing-added': CustomEvent<ListingAdded>;
    'florin-listing-opened': CustomEvent<ListingOpened>;
  }
}
