import { html, nothing, type TemplateResult } from 'lit';

import type { ListingFacet } from '../../facts/listing-facets.js';
import type { Client } from '../../client/index.js';
import type { Listing } from '../../client/listings/index.js';
import { adoptStyles, type RenderingHost } from '../base/adopt-styles.js';
import { heart } from '../parts/icons/icons.js';
import { minus, plus } from '../parts/icons/signs.js';
import { Adding } from '../parts/listing/adding.js';
import { factsOf, type ListingOpened } from '../parts/listing/events.js';
import { KeptListings, type KeptListing } from '../parts/listing/kept-listings.js';
import { listingAddress } from '../parts/listing/listing-address.js';
import { conditionText } from '../parts/listing/listing-words.js';
import { listingStyles } from '../parts/listing/listing.css.js';
import { otherListings } from '../parts/listing/other-listings.js';
import { otherListingsStyles } from '../parts/listing/other-listings.css.js';
import { isolatedText, plainText } from '../parts/listing/plain-text.js';
import { priceView } from '../parts/listing/price.js';
import { isBuyable, stockBadge, stockOf } from '../parts/listing/stock.js';
import { detailsStyles } from './details-view.css.js';
import type { DetailsWords } from './details-words.js';
import { Gallery } from './gallery.js';
import { loadSimilar } from './load-details.js';
import { mostOf, quantityOf } from './quantity.js';

/** What the view has to know of its element. */
interface DetailsHost extends RenderingHost, HTMLElement {
  readonly noCart: boolean;
  readonly listingUrl: string;
  readonly addressPrefix: string;
  open(id: string, href: string): void;
}

export interface DetailsViewOptions {
  readonly words: DetailsWords;
  language(): string;
  isRightToLeft(): boolean;
  client(): Client | undefined;
}

const RECENT = 12;

/** A listing as it is seen, and what can be done with it. */
export class DetailsView {
  readonly #element: DetailsHost;
  readonly #options: DetailsViewOptions;
  readonly #gallery: Gallery;
  readonly #adding: Adding;
  readonly #favourites: KeptListings;
  readonly #recent: KeptListings;
  #shown = '';
  #quantity = 1;
  #similar: readonly Listing[] = [];
  #news = '';

  constructor(element: DetailsHost, options: DetailsViewOptions) {
    this.#element = element;
    this.#options = options;
    this.#gallery = new Gallery(element, options.words);
    this.#adding = new Adding(element);
    this.#favourites = new KeptListings(element, 'favourites', 500);
    this.#recent = new KeptListings(element, 'recently-viewed', RECENT + 1);
    const { firstElementChild } = element.renderRoot;
    for (const styles of [listingStyles, otherListingsStyles, detailsStyles])
      if (firstElementChild) adoptStyles(firstElementChild, styles);
  }

  /** What to announce. */
  get news(): string {
    return this.#news;
  }

  template(listing: Listing): TemplateResult {
    const { words, language, isRightToLeft } = this.#options;
    return html`<article class="details">
        ${this.#gallery.template(listing, isRightToLeft())}
        <div class="facts">
          <h2 part="title" dir="auto">${plainText(listing.title)}</h2>
          <p class="cost">${priceView(listing, words, language())} ${this.#stock(listing)}</p>
          ${isBuyable(listing) && !this.#element.noCart ? this.#buying(listing) : nothing}
          ${this.#favourite(listing)}
          <dl part="facts">
            ${this.#fact('condition', conditionText(words, listing.condition))}
            ${this.#fact('category', plainText(listing.category.name))}
            ${this.#fact('seller', plainText(listing.seller.name))}
          </dl>
          <section class="description" part="description" aria-label=${words.text('description')}>
            ${paragraphs(listing.description).map((each) => html`<p dir="auto">${each}</p>`)}
          </section>
        </div>
      </article>
      ${this.#others('similar', this.#similar)}
      ${this.#others('recent', this.#recent.all.filter(({ id }) => id !== listing.id).slice(0, RECENT))}`;
  }

  #others(name: 'similar' | 'recent', listings: readonly (Listing | KeptListing)[]): unknown {
    const { words, language } = this.#options;
    return otherListings({
      words,
      language: language(),
      name,
      heading: words.text(name),
      listings,
      hrefOf: (id) => this.#hrefOf(id),
      onOpen: (event, id) => this.#onOpen(event, id),
    });
  }

  /** To be called when a listing is on screen: another one than before starts anew. */
  async shown(listing: Listing): Promise<void> {
    if (listing.id === this.#shown) return;
    [this.#shown, this.#quantity, this.#similar, this.#news] = [listing.id, 1, [], ''];
    this.#recent.add({ id: listing.id, title: plainText(listing.title), image: listing.images[0] });
    const client = this.#options.client();
    const similar = client ? await loadSimilar(client, listing) : [];
    if (this.#shown !== listing.id) return;
    this.#similar = similar;
    this.#element.requestUpdate();
  }

  #fact(name: ListingFacet, text: string): TemplateResult {
    return html`<div>
      <dt>${this.#options.words.text(name)}</dt>
      <dd><bdi>${text}</bdi></dd>
    </div>`;
  }

  #stock(listing: Listing): unknown {
    const { words, language } = this.#options;
    return stockOf(listing) === 'in-stock'
      ? html`<span class="in-stock">${words.text('in-stock')}</span>`
      : stockBadge(listing, words, language());
  }

  #buying(listing: Listing): TemplateResult {
    const { words } = this.#options;
    const [quantity, most] = [this.#quantity, mostOf(listing.stock)];
    const step = (by: number, word: 'one-less' | 'one-more', sign: TemplateResult): TemplateResult =>
      html`<button
        type="button"
        part=${word}
        aria-label=${words.text(word)}
        aria-disabled=${quantity + by < 1 || quantity + by > most}
        @click=${() => this.#set(quantity + by, listing)}
      >
        ${sign}
      </button>`;
    return html`<slot name="pay"></slot>
      <div class="buying">
        <div class="stepper" part="quantity" role="group" aria-label=${words.text('quantity')}>
          ${step(-1, 'one-less', minus)}
          <input
            inputmode="numeric"
            autocomplete="off"
            maxlength="4"
            aria-label=${words.text('quantity')}
            .value=${String(quantity)}
            @change=${({ target }: Event) => this.#type(target as HTMLInputElement, listing)}
          />
          ${step(1, 'one-more', plus)}
        </div>
        <button type="button" class="add" part="add" @click=${() => this.#add(listing)}>
          ${words.text(this.#adding.has(listing.id) ? 'added' : 'add')}
        </button>
      </div>`;
  }

  #favourite({ id, title, images }: Listing): TemplateResult {
    const isOne = this.#favourites.has(id);
    const toggle = (): void => {
      if (isOne) this.#favourites.remove(id);
      else this.#favourites.add({ id, title: plainText(title), image: images[0] });
    };
    return html`<button type="button" class="favour" part="favourite" aria-pressed=${isOne} @click=${toggle}>
      ${heart} ${this.#options.words.text('favourite')}
    </button>`;
  }

  #type(input: HTMLInputElement, listing: Listing): void {
    const wanted = input.value;
    this.#quantity = quantityOf(wanted, listing.stock, this.#quantity);
    input.value = String(this.#quantity);
    this.#sayMost(Number(wanted), listing);
    this.#element.requestUpdate();
  }

  #set(quantity: number, listing: Listing): void {
    this.#quantity = quantityOf(String(quantity), listing.stock, this.#quantity);
    this.#sayMost(quantity, listing);
    this.#element.requestUpdate();
  }

  /** A quantity above the stock is announced as too high. */
  #sayMost(wanted: number, { stock }: Listing): void {
    const { words, language } = this.#options;
    const count = new Intl.NumberFormat(language()).format(mostOf(stock));
    this.#news = wanted > mostOf(stock) ? words.text('at-most', { count }) : '';
  }

  #add(listing: Listing): void {
    if (!this.#adding.add(listing, this.#quantity)) return;
    this.#news = this.#options.words.text('added-news', { title: isolatedText(listing.title) });
    this.#element.requestUpdate();
  }

  #hrefOf(id: string): string | undefined {
    const { listingUrl, addressPrefix } = this.#element;
    return listingAddress(listingUrl || `?${addressPrefix}listing={id}`, id);
  }

  /** Another listing is opened like one of the catalogue. */
  #onOpen(event: MouseEvent, id: string): void {
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    const href = this.#hrefOf(id);
    if (!this.#element.listingUrl && href) {
      event.preventDefault();
      this.#element.open(id, href);
    }
    const listing = this.#similar.find((each) => each.id === id);
    if (!listing) return;
    const detail: ListingOpened = Object.freeze({ listing: factsOf(listing) });
    this.#element.dispatchEvent(
      new CustomEvent('florin-listing-opened', { bubbles: true, composed: true, detail }),
    );
  }
}

const paragraphs = (description: string): string[] =>
  description
    .slice(0, 10_000)
    .split(/\n+/)
    .map((each) => plainText(each, 10_000))
    .filter(Boolean);
