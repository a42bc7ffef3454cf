import type { TemplateResult } from 'lit';

import type { Listing } from '../../../client/listings/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { fieldStyles } from '../../parts/controls/field.css.js';
import { factsOf, type ListingOpened } from '../../parts/listing/events.js';
import { KeptListings } from '../../parts/listing/kept-listings.js';
import { listingAddress } from '../../parts/listing/listing-address.js';
import { listingStyles } from '../../parts/listing/listing.css.js';
import type { FacetPanel } from '../facets/facet-panel.js';
import { pagingOf, sizeOf } from '../paging.js';
import type { AddressState } from '../query/address-state.js';
import {
  narrowings,
  questionOf,
  type CatalogueQuery,
  type CatalogueState,
} from '../query/catalogue-state.js';
import type { CatalogueSource } from '../source/catalogue-source.js';
import type { CatalogueWords } from '../words/catalogue-words.js';
import type { CatalogueHost } from './catalogue-host.js';
import { Counting } from './counting.js';
import { isPlainClick } from '../../parts/controls/plain-click.js';
import type { RecentListings } from './recent-listings.js';
import { resultsStyles } from './results.css.js';
import { Results } from './results.js';
import { toolbarStyles } from './toolbar.css.js';
import { toolbar } from './toolbar.js';

export interface CatalogueViewOptions {
  readonly words: CatalogueWords;
  readonly address: AddressState;
  readonly source: CatalogueSource;
  language(): string;
  isRightToLeft(): boolean;
  query(): CatalogueQuery;
}

/** Listings looked at before that are shown; `<florin-listing-details>` keeps one more, the one that is open. */
const RECENT = 12;

/** What of a catalogue is seen once there are listings, and what can be done with it. */
export class CatalogueView {
  readonly #element: CatalogueHost;
  readonly #options: CatalogueViewOptions;
  readonly #results: Results;
  readonly #counting: Counting;
  readonly #favourites: KeptListings;
  readonly #recent: KeptListings;
  #isOpen = false;
  #isPanelWanted = false;
  #panel: FacetPanel | undefined;
  #isRecentWanted = false;
  #recentListings: RecentListings | undefined;

  constructor(element: CatalogueHost, options: CatalogueViewOptions) {
    this.#element = element;
    this.#options = options;
    this.#counting = new Counting(element);
    this.#favourites = new KeptListings(element, 'favourites', 500);
    this.#recent = new KeptListings(element, 'recently-viewed', RECENT + 1);
    this.#results = new Results(element, {
      ...options,
      paging: () => pagingOf(element.paging),
      pageSize: () => sizeOf(element.pageSize),
      canAdd: () => !element.noCart,
      favourites: this.#favourites,
      isDescribed: () => element.structuredData,
      hrefOf: (listing) => this.#hrefOf(listing),
      onOpen: (event, listing) => this.#onOpen(event, listing),
      tell: (news) => this.#counting.tell(news),
    });
    element.addController({
      hostUpdated: () => {
        void this.#loadPanel();
        void this.#loadRecent();
      },
    });
    const { firstElementChild } = element.renderRoot;
    for (const styles of [fieldStyles, listingStyles, toolbarStyles, resultsStyles])
      if (firstElementChild) adoptStyles(firstElementChild, styles);
  }

  /** Whether the filters are open where they are not beside the list anyway. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Ids of this browser's favourites, the newest first. */
  get favourites(): readonly string[] {
    return this.#favourites.all.map(({ id }) => id);
  }

  /** What to announce. */
  get news(): string {
    return this.#counting.news;
  }

  /** To be called before each drawing. */
  note(): void {
    const { query, source } = this.#options;
    this.#counting.note(`${questionOf(query())} ${source.view?.total}`, this.#count);
  }

  toolbar(): TemplateResult {
    const { words, address, source } = this.#options;
    return toolbar({
      words,
      state: address.state,
      count: this.#count,
      isOpen: this.#isOpen,
      hasFilters: !this.#element.noFilters,
      onSearch: (search) => this.#narrow({ search }, 'typed'),
      onSort: (sort) => this.#narrow({ sort }),
      onLayout: (layout) => address.set({ layout }, 'rest'),
      onFilters: () => this.#toggle(!this.#isOpen),
      onFocus: () => void source.prepareSearch(),
    });
  }

  results(): TemplateResult {
    return this.#results.template(this.#options.source.view);
  }

  facets(): unknown {
    return this.#panel?.facets(this.#options.source.view);
  }

  chips(): unknown {
    return this.#panel?.chips(this.#options.source.view);
  }

  waysOut(): unknown {
    return this.#panel?.waysOut(this.#options.source.view);
  }

  /** What was looked at before, below the list. */
  recent(): unknown {
    return this.#isRecentShown
      ? this.#recentListings?.template(this.#recent.all.slice(0, RECENT))
      : undefined;
  }

  get #isRecentShown(): boolean {
    const { source } = this.#options;
    return !this.#element.noRecent && this.#recent.all.length > 0 && source.answer !== undefined;
  }

  /** To be called when Back or Forward led somewhere. */
  onMoved(before: CatalogueState): void {
    const { address, source } = this.#options;
    const { at, page, listing } = address.state;
    if (questionOf(before) !== questionOf(address.state)) source.ask();
    this.#results.reach(page * sizeOf(this.#element.pageSize));
    // After closing a listing, the list is where it was.
    if (before.listing === listing) this.#results.scrollTo(at);
  }

  /** How many listings fit, in words. */
  get #count(): string {
    const { source, words } = this.#options;
    const total = source.view?.total;
    return total === undefined ? '' : words.text('results', { count: total });
  }

  #toggle(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#element.requestUpdate();
  }

  #hrefOf({ id }: Listing): string | undefined {
    const { listingUrl } = this.#element;
    return listingUrl ? listingAddress(listingUrl, id) : this.#options.address.addressWith({ listing: id });
  }

  #narrow(changed: Partial<CatalogueState>, how: 'typed' | 'chosen' = 'chosen'): void {
    const { address, source } = this.#options;
    address.set({ ...changed, page: 1, at: 0 }, how === 'typed' ? 'rest' : 'step');
    source.ask(how);
    this.#results.toTop();
  }

  #onOpen(event: MouseEvent, listing: Listing): void {
    const { listingUrl } = this.#element;
    if (listingUrl ? event.button !== 0 : !isPlainClick(event)) return;
    if (!listingUrl) this.#options.address.set({ listing: listing.id }, 'step');
    const detail: ListingOpened = Object.freeze({ listing: factsOf(listing) });
    this.#element.dispatchEvent(
      new CustomEvent('florin-listing-opened', { bubbles: true, composed: true, detail }),
    );
  }

  async #loadRecent(): Promise<void> {
    if (this.#isRecentWanted || !this.#isRecentShown) return;
    this.#isRecentWanted = true;
    const { RecentListings } = await import('./recent-listings.js');
    this.#recentListings = new RecentListings(this.#element, this.#options);
    this.#element.requestUpdate();
  }

  /** The filters come once there is something to filter, and they are to be seen or something is filtered. */
  async #loadPanel(): Promise<void> {
    const { words, language, address, source } = this.#options;
    if (this.#isPanelWanted || !source.answer) return;
    const isShown = this.#element.renderRoot.querySelector('.facets')?.getClientRects().length;
    if (!isShown && narrowings(address.state).length === 0) return;
    this.#isPanelWanted = true;
    const { FacetPanel } = await import('../facets/facet-panel.js');
    this.#panel = new FacetPanel(this.#element, {
      words,
      language,
      state: () => address.state,
      favourites: () => this.#favourites.all.length,
      fixed: () => this.#element,
      onNarrow: (changed) => this.#narrow(changed),
      onClose: () => this.#toggle(false),
    });
    await source.prepare();
    this.#element.requestUpdate();
  }
}
