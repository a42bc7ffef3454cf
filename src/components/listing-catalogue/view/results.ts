import { html, type nothing, type ReactiveController, type TemplateResult } from 'lit';

import type { Listing } from '../../../client/listings/index.js';
import { ListWindow } from '../../parts/list-window/list-window.js';
import { Adding } from '../../parts/listing/adding.js';
import type { KeptListings } from '../../parts/listing/kept-listings.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { staleView } from '../../parts/resource/stale-view.js';
import type { AddressState } from '../query/address-state.js';
import type { CatalogueSource } from '../source/catalogue-source.js';
import type { View } from '../source/view.js';
import type { CatalogueWords } from '../words/catalogue-words.js';
import type { highlight } from './highlight.js';
import type { ItemTemplates } from './item-templates.js';
import { listView } from './list-view.js';
import { listingAfter } from './list-keys.js';
import { skeletonOf } from '../skeleton.js';
import { cardContent, listingCard, type ListingCard } from './listing-card.js';
import { partOf, type Paging, type Part } from '../paging.js';
import { moreView, pageLinks } from './paging-view.js';

export interface ResultsOptions {
  readonly words: CatalogueWords;
  readonly address: AddressState;
  readonly source: CatalogueSource;
  language(): string;
  isRightToLeft(): boolean;
  paging(): Paging;
  pageSize(): number;
  canAdd(): boolean;
  /** Whether search engines are told what is on screen. */
  isDescribed(): boolean;
  /** What this browser keeps. */
  readonly favourites: KeptListings;
  hrefOf(listing: Listing): string | undefined;
  onOpen(event: MouseEvent, listing: Listing): void;
  /** Announces a text to screen readers. */
  tell(news: string): void;
}

/** Listings that search engines are told of, at most. */
const DESCRIBED = 100;
/** How many cards of the first row load their pictures at once. */
const EAGER = 4;

/** The listings that fit, page by page or below each other, and what can be done with each. */
export class Results implements ReactiveController {
  readonly #host: RenderingHost & HTMLElement;
  readonly #options: ResultsOptions;
  readonly #adding: Adding;
  readonly #window: ListWindow;
  #isRestored = false;
  #described = '';
  #templates: ItemTemplates | undefined;
  #highlight: typeof highlight | undefined;

  constructor(host: RenderingHost & HTMLElement, options: ResultsOptions) {
    this.#host = host;
    this.#options = options;
    this.#adding = new Adding(host);
    this.#window = new ListWindow(host, {
      grid: () => host.renderRoot.querySelector<HTMLElement>('.window > ul'),
      length: () => this.#part.length,
      onScrolled: (at, isNearEnd) => this.#onScrolled(at, isNearEnd),
    });
    host.addController(this);
  }

  hostUpdated(): void {
    const { address, source } = this.#options;
    this.#templates?.fill();
    void this.#loadWhatIsNeeded();
    void this.#describe();
    if (source.resource.state !== 'ready' || this.#isRestored) return;
    this.#isRestored = true;
    const { at } = address.state;
    if (at > 0) this.scrollTo(at);
  }

  /** Shows what is there; nothing yet, where it is still being searched. */
  template(view: View | undefined): TemplateResult {
    const { words, address, source, paging } = this.#options;
    const { layout } = address.state;
    if (!view) return skeletonOf(layout);
    const part = this.#part;
    const { trouble } = source.resource;
    return html`${staleView(words, trouble)}
    ${listView({
      layout,
      label: words.text('listings'),
      part,
      indexes: this.#window.indexes,
      at: view.at,
      item: (listing, index) => this.#item(listing, index, part, view.total),
      onFocus: (index) => this.#window.focus(index),
      onKey: (event, index) => this.#onKey(event, index),
    })}
    ${paging() === 'paged' ? this.#pages(view) : this.#more(view, part)}`;
  }

  /** Brings a listing's row to the top of the screen. */
  scrollTo(place: number): void {
    this.#window.scrollTo(Math.max(0, place - this.#part.start));
  }

  /** Brings the top of the list back, where it was left above the screen. */
  toTop(): void {
    this.#window.toTop();
  }

  /** Sees to it that so many listings are at hand, as far as there are so many. */
  reach(count: number): void {
    const { source } = this.#options;
    const { length = 0, total = 0 } = source.view ?? {};
    if (length < Math.min(count, total)) void source.more(count - length);
  }

  get #part(): Part {
    const { paging, pageSize, address, source } = this.#options;
    return partOf(paging(), address.state, pageSize(), source.view?.length ?? 0);
  }

  #item(listing: Listing, index: number, part: Part, total: number): TemplateResult {
    const { words, language, address, favourites, hrefOf, canAdd, onOpen } = this.#options;
    const { search } = address.state;
    const place = part.start + index;
    const card: ListingCard = {
      listing,
      index,
      place,
      total,
      words,
      language: language(),
      href: hrefOf(listing),
      isFavourite: favourites.has(listing.id),
      isAdded: this.#adding.has(listing.id),
      canAdd: canAdd(),
      isKept: this.#window.isKept(index),
      isEager: place < EAGER,
      highlight: (text) =>
        search && this.#highlight ? this.#highlight(text, search) : [{ text, isFound: false }],
      onOpen: (event) => onOpen(event, listing),
      onAdd: () => this.#onAdd(listing),
      onFavour: () => this.#onFavour(listing),
    };
    return listingCard(card, this.#templates?.place(card) ?? cardContent(card));
  }

  #more(view: View, { length }: Part): TemplateResult | typeof nothing {
    const { words, source, language } = this.#options;
    return moreView({
      words,
      language: language(),
      shown: length,
      total: view.total,
      isBusy: source.isLoadingMore,
      trouble: source.moreTrouble && troubleText(words, source.moreTrouble),
      onMore: () => this.#onMore(view),
    });
  }

  #pages(view: View): TemplateResult | typeof nothing {
    const { words, address, language, pageSize } = this.#options;
    const last = Math.ceil(view.total / pageSize());
    return pageLinks({
      words,
      language: language(),
      page: Math.min(address.state.page, last),
      last,
      hrefOf: (page) => address.addressWith({ page, at: 0 }),
      onPage: (page) => {
        address.set({ page, at: 0 }, 'step');
        this.reach(page * pageSize());
        this.#window.toTop();
      },
    });
  }

  #onMore(view: View): void {
    const { paging, pageSize, address } = this.#options;
    const { page } = address.state;
    if (paging() === 'more') address.set({ page: page + 1 }, 'rest');
    this.reach(paging() === 'more' ? (page + 1) * pageSize() : view.length + pageSize());
  }

  #onScrolled(at: number, isNearEnd: boolean): void {
    const { address, source, paging, pageSize } = this.#options;
    const { view, hasMore, moreTrouble } = source;
    if (!view || !this.#isRestored) return;
    const place = at > 0 ? this.#part.start + at : 0;
    if (place !== address.state.at) address.note({ at: place });
    if (isNearEnd && paging() === 'endless' && hasMore && !moreTrouble) this.reach(view.length + pageSize());
  }

  #onKey(event: KeyboardEvent, index: number): void {
    const isRightToLeft = this.#options.isRightToLeft();
    const next = listingAfter(event, index, this.#part.length, this.#window.columns, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    this.#window.focus(next);
    this.#host.requestUpdate();
    const focus = (): void =>
      this.#host.renderRoot.querySelector<HTMLElement>(`[data-index="${next}"] .title`)?.focus();
    void this.#host.updateComplete.then(focus);
  }

  #onAdd(listing: Listing): void {
    const { words, tell } = this.#options;
    if (this.#adding.add(listing, 1)) tell(words.text('added-news', { title: isolatedText(listing.title) }));
  }

  #onFavour({ id, title, images }: Listing): void {
    const { favourites } = this.#options;
    if (favourites.has(id)) favourites.remove(id);
    else favourites.add({ id, title: plainText(title), image: images[0] });
  }

  /** What a list can be seen without comes when it is wanted. */
  async #loadWhatIsNeeded(): Promise<void> {
    if (this.#options.address.state.search && !this.#highlight) {
      ({ highlight: this.#highlight } = await import('./highlight.js'));
      this.#host.requestUpdate();
    }
    const template = this.#templates
      ? null
      : this.#host.querySelector<HTMLTemplateElement>(':scope > template');
    if (!template) return;
    const { ItemTemplates } = await import('./item-templates.js');
    this.#templates ??= new ItemTemplates(this.#host, template);
    this.#host.requestUpdate();
  }

  /** The first listings of the part: what is scrolled to is not another page. */
  async #describe(): Promise<void> {
    const { isDescribed, source, hrefOf } = this.#options;
    const { view } = source;
    if (!isDescribed() || !view) return;
    const { start, length } = this.#part;
    const key = `${start} ${length} ${view.at(start)?.id} ${view.total}`;
    if (key === this.#described) return;
    this.#described = key;
    const { describe, productOf } = await import('../../parts/listing/structured-data.js');
    const listings = Array.from({ length: Math.min(length, DESCRIBED) }, (_, at) => view.at(start + at));
    describe(this.#host, {
      '@type': 'ItemList',
      numberOfItems: view.total,
      itemListElement: listings.flatMap((listing, at) =>
        listing
          ? [{ '@type': 'ListItem', position: start + at + 1, item: productOf(listing, hrefOf(listing)) }]
          : [],
      ),
    });
  }
}
