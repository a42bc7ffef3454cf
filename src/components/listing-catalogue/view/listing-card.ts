import { html, nothing, type TemplateResult } from 'lit';

import type { Listing } from '../../../client/listings/index.js';
import { heart } from '../../parts/icons/icons.js';
import { conditionText } from '../../parts/listing/listing-words.js';
import { pictureView } from '../../parts/listing/picture.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import { priceView } from '../../parts/listing/price.js';
import { isBuyable, stockBadge } from '../../parts/listing/stock.js';
import type { Stretch } from './highlight.js';
import type { CatalogueWords } from '../words/catalogue-words.js';

export interface ListingCard {
  readonly listing: Listing;
  /** Where it is in the list on screen. */
  readonly index: number;
  /** How many stand before it in all, and how many there are. */
  readonly place: number;
  readonly total: number;
  readonly words: CatalogueWords;
  readonly language: string;
  /** Where the listing is opened; nothing where its id cannot be written into an address. */
  readonly href: string | undefined;
  readonly isFavourite: boolean;
  /** True for a moment after it was added. */
  readonly isAdded: boolean;
  readonly canAdd: boolean;
  /** True for what is drawn for its focus alone. */
  readonly isKept: boolean;
  readonly isEager: boolean;
  /** Parts the title into what was searched for and the rest. */
  highlight(text: string): readonly Stretch[];
  onOpen(event: MouseEvent): void;
  onAdd(): void;
  onFavour(): void;
}

const SIZES = '(width < 40em) 45vw, 20em';

const stretch = ({ text, isFound }: Stretch): string | TemplateResult =>
  isFound ? html`<mark>${text}</mark>` : text;

function buttons(card: ListingCard): TemplateResult {
  const { listing, words } = card;
  const title = isolatedText(listing.title);
  const isOut = !isBuyable(listing);
  return html`<button
      type="button"
      class="favour"
      part="favourite"
      aria-pressed=${card.isFavourite}
      aria-label=${words.text('favourite', { title })}
      @click=${card.onFavour}
    >
      ${heart}</button
    >${
      card.canAdd
        ? html`<button
            type="button"
            class="add"
            part="add"
            aria-disabled=${isOut}
            aria-label=${card.isAdded ? nothing : words.text('add-to', { title })}
            @click=${() => isOut || card.onAdd()}
          >
            ${words.text(card.isAdded ? 'added' : 'add')}
          </button>`
        : nothing
    }`;
}

/** What a card shows beside its picture. The whole card leads to the listing; its buttons stand above that. */
export function cardContent(card: ListingCard): TemplateResult {
  const { listing, words, language, href } = card;
  const [image] = listing.images;
  return html`${pictureView({ image, sizes: SIZES, isEager: card.isEager })}
    <a class="title" part="title" dir="auto" rel="noopener" href=${href ?? nothing} @click=${card.onOpen}
      >${card.highlight(plainText(listing.title)).map(stretch)}</a
    >
    ${priceView(listing, words, language)}
    <span class="about" part="about"
      >${conditionText(words, listing.condition)} · <bdi>${plainText(listing.seller.name, 80)}</bdi></span
    >
    ${stockBadge(listing, words, language)} ${buttons(card)}`;
}

/** One listing, and its place among all of them, of which only some are there. */
export const listingCard = (card: ListingCard, content: TemplateResult): TemplateResult =>
  html`<li
    class="listing ${card.isKept ? 'kept' : ''}"
    part="listing"
    data-index=${card.index}
    aria-posinset=${card.place + 1}
    aria-setsize=${card.total}
  >
    ${content}
  </li>`;
