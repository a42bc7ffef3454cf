import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import { Resource } from '../parts/resource/resource.js';
import type { Trouble } from '../parts/resource/resource-state.js';
import { resourceView } from '../parts/resource/resource-view.js';
import type { DetailsView } from './details-view.js';
import type { ListingDetailsFailed } from './events.js';
import { styles } from './listing-details.css.js';
import { loadDetails, type Details } from './load-details.js';
import { OpenedListing } from './opened-listing.js';
import { words as english } from '../../words/compiled/listing-details/en.js';

const skeleton = html`<div class="details">
  <i class="stage"></i>
  <div class="facts"><i></i><i></i><i></i><i></i></div>
</div>`;

/**
 * One listing: its pictures, to be looked at closely, price, stock and description, how many to put into the cart, and
 * what is like it. Without `listing` it shows what the page's address opens, and nothing where that opens nothing.
 *
 * @slot empty - Replaces the message that the listing does not exist.
 * @slot error - Replaces the message that the listing cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot pay - Above the button that adds to the cart, where the listing can be bought: for example `<florin-express-checkout>`.
 * @slot unauthorised - Replaces the message that the listing is shown only to people who are signed in.
 * @fires {CustomEvent<ListingAdded>} florin-before-listing-add - The listing is about to be added to
 *   the cart. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<ListingAdded>} florin-listing-added - The shopper has put pieces of the listing into the cart;
 *   `<florin-cart>` listens.
 * @fires {CustomEvent<ListingOpened>} florin-listing-opened - The shopper opened a similar listing.
 * @fires {CustomEvent<ListingDetailsFailed>} florin-listing-details-failed - The listing was not loaded.
 * @csspart gallery - The box of all pictures.
 * @csspart zoom - The button with the large picture, which opens it in full size.
 * @csspart thumbnail - The button with a small picture, which shows it large.
 * @csspart picture - The box of a picture.
 * @csspart title - The listing's title.
 * @csspart price - The listing's price.
 * @csspart compare-at-price - The listing's earlier price, struck through.
 * @csspart stock - The message that few pieces or none are left; also `few-left` or `sold-out`.
 * @csspart quantity - The field for the quantity, with the buttons `one-less` and `one-more`.
 * @csspart add - The button that adds the listing to the cart.
 * @csspart favourite - The button that makes the listing a favourite.
 * @csspart facts - The list of condition, category and seller.
 * @csspart description - The seller's description.
 * @csspart similar - The listings of the same category, below the details.
 * @csspart recent - The listings that this browser viewed before, below the details.
 * @csspart panel - The box of every state without a listing.
 * @csspart retry - The button that loads the listing again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The listing is being loaded.
 * @cssstate ready - The listing is shown.
 * @cssstate empty - The listing does not exist.
 * @cssstate error - The listing cannot be shown.
 * @cssstate offline - The device is offline; the listing loads when the connection is back.
 * @cssstate unauthorised - The visitor may not see the listing.
 * @tagname florin-listing-details
 */
export class FlorinListingDetails extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, styles];

  /** Id of the listing. Left out: the one that the page's address opens by `?listing=`. */
  @property() listing = '';

  /** Address of a listing's page, `{id}` standing for its id. Left out: this page with `?listing=`. */
  @property({ attribute: 'listing-url' }) listingUrl = '';

  /** Prefix for the `listing` parameter in the page's address, for pages with two catalogues. */
  @property({ attribute: 'address-prefix' }) addressPrefix = '';

  /** Hides the button that adds to a cart. */
  @property({ type: Boolean, attribute: 'no-cart' }) noCart = false;

  /**
   * Describes the listing to search engines, as schema.org has it, by a block of data in your page. A page that requires
   * Trusted Types takes none from a script: write it on your server there.
   */
  @property({ type: Boolean, attribute: 'structured-data' }) structuredData = false;

  #view: DetailsView | undefined;
  #described = '';
  readonly #words = new Words(this, () => this.language, english);
  readonly #opened = new OpenedListing(this, () => this.addressPrefix);
  readonly #details = new Resource<Details>(this, {
    client: () => this.connection.client,
    question: () => [this.#id],
    load: async (client, options) => {
      const [details] = await Promise.all([loadDetails(client, this.#id, options), this.#loadView()]);
      return details;
    },
    isEmpty: ({ listing }) => listing === undefined,
    onFailed: (trouble) => this.#fail(trouble),
  });

  /** Asks for the listing again, for its price and stock as they are now. Resolves to whether it came. */
  async refresh(): Promise<boolean> {
    return this.#id !== '' && this.#details.load();
  }

  /** Shows another listing of this page's own, as a link to it would. */
  open(id: string, href: string): void {
    if (this.listing) this.listing = id;
    else history.pushState(history.state, '', href);
    this.#opened.read();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.#id) return nothing;
    return resourceView({
      resource: this.#details,
      words: this.#words,
      label: this.#words.text('details'),
      skeleton,
      ready: ({ listing }) => (listing && this.#view?.template(listing)) ?? skeleton,
      news: this.#view?.news,
    });
  }

  protected override updated(): void {
    this.showStates(this.#details.state);
    const listing = this.#details.answer?.listing;
    if (!listing || !this.#id) return;
    // Not within this update: what is kept of the listing is drawn by the next one.
    queueMicrotask(() => void this.#view?.shown(listing));
    if (this.structuredData && this.#described !== listing.id) void this.#describe();
  }

  get #id(): string {
    return this.listing || this.#opened.id;
  }

  async #loadView(): Promise<void> {
    const { DetailsView } = await import('./details-view.js');
    this.#view ??= new DetailsView(this, {
      words: this.#words,
      language: () => this.language,
      isRightToLeft: () => this.page.direction === 'rtl',
      client: () => this.connection.client,
    });
  }

  async #describe(): Promise<void> {
    const listing = this.#details.answer?.listing;
    if (!listing) return;
    this.#described = listing.id;
    const { describe, productOf } = await import('../parts/listing/structured-data.js');
    describe(this, productOf(listing, location.href));
  }

  #fail({ cause, code }: Trouble): void {
    const detail: ListingDetailsFailed = { code: cause, detail: code };
    this.emit('florin-listing-details-failed', detail);
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-listing-details': FlorinListingDetails;
  }
}
