import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { Listing } from '../../client/listings/index.js';
import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import type { Trouble } from '../parts/resource/resource-state.js';
import { resourceView } from '../parts/resource/resource-view.js';
import type { ListingCatalogueFailed } from './events.js';
import { styles } from './listing-catalogue.css.js';
import { countFor, pagingOf, sizeOf, type Paging } from './paging.js';
import { AddressState } from './query/address-state.js';
import { narrowings, START, type CatalogueState, type Layout } from './query/catalogue-state.js';
import { skeletonOf } from './skeleton.js';
import { CatalogueSource } from './source/catalogue-source.js';
import type { CatalogueView } from './view/catalogue-view.js';
import { words as english } from '../../words/compiled/listing-catalogue/en.js';

/**
 * What is for sale, to search, narrow, sort and page through. Listings come from your proxy; a service that declares
 * `filters` in its answers is asked for what is shown, and what any other sends is searched in the page, up to 100,000
 * listings. Whatever a shopper chooses stands in the page's address, so that it survives Back, a reload and sharing.
 *
 * A `<template>` inside the element is what each listing looks like: every `data-field` in it (`title`, `price`, `seller`,
 * `condition`, `stock`, `description`, `category`) gets that text, `<img data-image>` the picture, `<a data-open>` the
 * address, `<button data-add>` and `<button data-favourite>` their work. It is copied into the page, where your style sheet
 * applies.
 *
 * @slot empty - Replaces the message that nothing is for sale.
 * @slot filtered-empty - Replaces the message that no listings match.
 * @slot error - Replaces the message that listings cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that listings are shown only to people who are signed in.
 * @fires {CustomEvent<ListingOpened>} florin-listing-opened - The shopper opened a listing.
 * @fires {CustomEvent<ListingAdded>} florin-before-listing-add - A listing is about to be added to the
 *   cart. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<ListingAdded>} florin-listing-added - The shopper has put a listing into the cart; `<florin-cart>`
 *   listens.
 * @fires {CustomEvent<ListingCatalogueFailed>} florin-listing-catalogue-failed - Listings were not loaded.
 * @csspart toolbar - Search, filters, sorting and layout.
 * @csspart search - The field for words to search by.
 * @csspart filters - The button that opens the filters on a narrow screen.
 * @csspart count - The number of listings that match.
 * @csspart sort - The choice of how listings are sorted.
 * @csspart layout - A button for grid or list.
 * @csspart facets - The box of all filters.
 * @csspart facet - The choices of one filter.
 * @csspart choice - One choice of a filter.
 * @csspart price-range - The filter by price.
 * @csspart chip - A filter that is set.
 * @csspart clear - The button that removes all filters.
 * @csspart listing - The box of one listing.
 * @csspart picture - The box of a listing's picture.
 * @csspart title - The link with a listing's title.
 * @csspart price - A listing's price.
 * @csspart compare-at-price - A listing's earlier price, struck through.
 * @csspart about - A listing's condition and seller.
 * @csspart stock - The message that few pieces or none are left; also `few-left` or `sold-out`.
 * @csspart add - The button that adds a listing to the cart.
 * @csspart favourite - The button that makes a listing a favourite.
 * @csspart more - The number of listings shown, with `more-button` to show more.
 * @csspart pages - Links to the pages: `page`, `previous`, `next`.
 * @csspart recent - The listings that this browser viewed before, below the list.
 * @csspart drop - A button that removes one filter when no listings match.
 * @csspart panel - The box of every state without listings.
 * @csspart retry - The button that loads the listings again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssprop [--florin-listing-width=13em] - The least width of a listing in the grid.
 * @cssstate loading - Listings are being loaded.
 * @cssstate ready - Listings are shown.
 * @cssstate empty - There are no listings for sale.
 * @cssstate filtered-empty - No listings match the search and filters.
 * @cssstate error - Listings cannot be shown.
 * @cssstate offline - The device is offline; listings load when the connection is back.
 * @cssstate unauthorised - The visitor may not see the listings, or the proxy does not offer them.
 * @tagname florin-listing-catalogue
 */
export class FlorinListingCatalogue extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, styles];

  /** Listings that your page already has. Left out: the proxy's listings. */
  @property({ attribute: false }) listings: readonly Listing[] | undefined;

  /** Way to reach the rest of a long list: `more` by a button, `paged` by pages, `endless` by scrolling. */
  @property() paging: Paging = 'more';

  /** Number of listings on a page. */
  @property({ type: Number, attribute: 'page-size' }) pageSize = 48;

  /** Layout that the list starts with: `grid` or `list`. */
  @property() layout: Layout = 'grid';

  /** Id of the category to show; shoppers cannot leave it. */
  @property() category = '';

  /** Id of the seller whose listings to show. */
  @property() seller = '';

  /**
   * Address of a listing's page, `{id}` standing for its id: `/listing.html?listing={id}`. Left out, this page's own
   * address gets `?listing=`, and you show it: `<florin-listing-details>` on the same page does.
   */
  @property({ attribute: 'listing-url' }) listingUrl = '';

  /** Keeps search and filters out of the page's address. */
  @property({ type: Boolean, attribute: 'no-address' }) noAddress = false;

  /** Prefix for parameter names in the page's address, for pages with two catalogues. */
  @property({ attribute: 'address-prefix' }) addressPrefix = '';

  /** Hides the filters. */
  @property({ type: Boolean, attribute: 'no-filters' }) noFilters = false;

  /** Hides the buttons that add to a cart. */
  @property({ type: Boolean, attribute: 'no-cart' }) noCart = false;

  /** Hides the recently viewed listings. */
  @property({ type: Boolean, attribute: 'no-recent' }) noRecent = false;

  /**
   * Describes what is on screen to search engines, as schema.org has it, by a block of data in your page. A page that requires
   * Trusted Types takes none from a script: write it on your server there.
   */
  @property({ type: Boolean, attribute: 'structured-data' }) structuredData = false;

  #view: CatalogueView | undefined;
  readonly #words = new Words(this, () => this.language, english);
  readonly #address = new AddressState(this, {
    isOn: () => !this.noAddress,
    prefix: () => this.addressPrefix,
    start: () => ({ ...START, layout: this.layout === 'list' ? 'list' : 'grid' }),
    onMoved: (before) => this.#view?.onMoved(before),
  });
  readonly #source = new CatalogueSource(this, {
    client: () => this.connection.client,
    query: () => this.#query,
    favourites: () => this.#view?.favourites ?? [],
    isFiltered: () => narrowings(this.#address.state).length > 0,
    count: () => countFor(pagingOf(this.paging), this.#address.state, sizeOf(this.pageSize)),
    prepare: () => this.#loadView(),
    onFailed: (trouble) => this.#fail(trouble),
  });

  /** Asks for the listings again; search, filters and page stay. Resolves to whether they came. */
  async refresh(): Promise<boolean> {
    return this.#source.resource.load();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('listings')) this.#source.give(this.listings);
    if (this.hasUpdated && (changed.has('category') || changed.has('seller'))) this.#source.ask();
    this.#view?.note();
  }

  protected override render(): TemplateResult {
    const view = this.#view;
    const { resource } = this.#source;
    const skeleton = skeletonOf(this.#address.state.layout);
    return html`<div class="toolbar" part="toolbar">${view?.toolbar()}</div>
      <div class="body ${this.noFilters ? 'bare' : ''}">
        ${
          this.noFilters
            ? nothing
            : html`<div id="facets" class="facets ${view?.isOpen ? 'open' : ''}" part="facets">
                ${view?.facets()}
              </div>`
        }
        <div class="main">
          ${view?.chips()}
          ${resourceView({
            resource,
            words: this.#words,
            label: this.#words.text('listings'),
            skeleton,
            ready: () => view?.results() ?? skeleton,
            news: view?.news,
          })}
          ${resource.state === 'filtered-empty' ? view?.waysOut() : nothing}
        </div>
      </div>
      ${view?.recent()}`;
  }

  protected override updated(): void {
    this.showStates(this.#source.resource.state);
  }

  /** What is asked for: the shopper's choice within the page's. */
  get #query(): CatalogueState {
    const { category, seller, ...state } = this.#address.state;
    return {
      ...state,
      category: this.category ? [this.category] : category,
      seller: this.seller ? [this.seller] : seller,
    };
  }

  #fail({ cause, code }: Trouble): void {
    const detail: ListingCatalogueFailed = { code: cause, detail: code };
    this.emit('florin-listing-catalogue-failed', detail);
  }

  /** Everything that is seen comes while the listings are on their way. */
  async #loadView(): Promise<void> {
    const { CatalogueView } = await import('./view/catalogue-view.js');
    this.#view ??= new CatalogueView(this, {
      words: this.#words,
      address: this.#address,
      source: this.#source,
      language: () => this.language,
      isRightToLeft: () => this.page.direction === 'rtl',
      query: () => this.#query,
    });
    this.requestUpdate();
  }
}

export type * from './events.js';
export type { Layout, Listing, Paging };

declare global {
  interface HTMLElementTagNameMap {
    'florin-listing-catalogue': FlorinListingCatalogue;
  }
}
