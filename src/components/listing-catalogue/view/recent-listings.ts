import type { TemplateResult, nothing } from 'lit';

import { adoptStyles } from '../../base/adopt-styles.js';
import type { KeptListing } from '../../parts/listing/kept-listings.js';
import { listingAddress } from '../../parts/listing/listing-address.js';
import { otherListings } from '../../parts/listing/other-listings.js';
import { otherListingsStyles } from '../../parts/listing/other-listings.css.js';
import type { AddressState } from '../query/address-state.js';
import type { CatalogueWords } from '../words/catalogue-words.js';
import type { CatalogueHost } from './catalogue-host.js';
import { isPlainClick } from '../../parts/controls/plain-click.js';

export interface RecentListingsOptions {
  readonly words: CatalogueWords;
  readonly address: AddressState;
  language(): string;
}

/** What this browser has looked at, to go back to; opened like any listing of the catalogue. */
export class RecentListings {
  readonly #element: CatalogueHost;
  readonly #options: RecentListingsOptions;

  constructor(element: CatalogueHost, options: RecentListingsOptions) {
    this.#element = element;
    this.#options = options;
    adoptStyles(element.renderRoot.firstElementChild ?? element.renderRoot, otherListingsStyles);
  }

  template(listings: readonly KeptListing[]): TemplateResult | typeof nothing {
    const { words, address, language } = this.#options;
    const { listingUrl } = this.#element;
    return otherListings({
      words,
      language: language(),
      name: 'recent',
      heading: words.text('recent'),
      listings,
      hrefOf: (id) => (listingUrl ? listingAddress(listingUrl, id) : address.addressWith({ listing: id })),
      onOpen: (event, id) => {
        if (!listingUrl && isPlainClick(event)) address.set({ listing: id }, 'step');
      },
    });
  }
}
