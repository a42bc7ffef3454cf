import { html, nothing, type TemplateResult } from 'lit';

import type { Listing } from '../../../client/listings/index.js';
import type { KeptListing } from './kept-listings.js';
import type { ListingWords } from './listing-words.js';
import { pictureView } from './picture.js';
import { plainText } from './plain-text.js';
import { priceView } from './price.js';

export interface OtherListings {
  readonly words: ListingWords;
  readonly language: string;
  /** The part by which a style sheet finds the row. */
  readonly name: 'similar' | 'recent';
  readonly heading: string;
  readonly listings: readonly (Listing | KeptListing)[];
  hrefOf(id: string): string | undefined;
  onOpen(event: MouseEvent, id: string): void;
}

/** Other listings in a row, to go on to. */
export function otherListings(others: OtherListings): TemplateResult | typeof nothing {
  const { words, language, name, heading, listings } = others;
  if (listings.length === 0) return nothing;
  return html`<section class="others" part=${name} aria-labelledby="others-${name}">
    <h3 id="others-${name}">${heading}</h3>
    <ul role="list">
      ${listings.map((listing) => {
        const image = 'images' in listing ? listing.images[0] : listing.image;
        return html`<li>
          ${pictureView({ image, sizes: '12em' })}
          <a
            class="title"
            dir="auto"
            rel="noopener"
            href=${others.hrefOf(listing.id) ?? nothing}
            @click=${(event: MouseEvent) => others.onOpen(event, listing.id)}
            >${plainText(listing.title)}</a
          >
          ${'price' in listing ? priceView(listing, words, language) : nothing}
        </li>`;
      })}
    </ul>
  </section>`;
}
