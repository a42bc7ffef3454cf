import { isServer, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { elementBeside } from '../base/composed-tree.js';
import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { MOST_LINES } from '../parts/cart/cart-lines.js';
import { addRead, readAdded, type Addable } from '../parts/cart/read-added.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import type { ResourceState, Trouble } from '../parts/resource/resource-state.js';
import { AddedListings } from './added-listings.js';
import { CartContents } from './cart-contents.js';
import { cartFrame } from './cart-frame.js';
import { styles } from './cart.css.js';
import type { BeforeOrderCreate, CartChanged, CartFailed, CartItem, OrderCreated } from './events.js';
import type { LinesPanel } from './lines/lines-panel.js';
import type { OrderFlow } from './lines/order-flow.js';
import { titleText } from './showing.js';
import { words as english } from '../../words/compiled/cart/en.js';

/** States of the element: a cart is not filtered. */

/**
 * What a shopper is about to buy: kept in the browser, the same in all tabs, and held against your server's prices and
 * stock whenever it is looked at. What changed is said before anything is ordered. Ordering asks your proxy for an order at
 * the prices of your database, and hands its number to a `<florin-checkout>`.
 *
 * @slot empty - Replaces the message that the cart is empty.
 * @slot error - Replaces the message that prices could not be checked. The lines stay.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that a shopper has to sign in to order, for example a link to sign in.
 * @slot placed - Below the message that the order is placed, for example a link to your checkout.
 * @fires {CustomEvent<BeforeOrderCreate>} florin-before-order-create - The shopper is about to place an order. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<OrderCreated>} florin-order-created - An order was placed; pay it by its reference.
 * @fires {CustomEvent<CartChanged>} florin-cart-changed - The items or quantities in the cart changed, in any tab.
 * @fires {CustomEvent<CartFailed>} florin-cart-failed - Prices could not be checked, or nothing was ordered.
 * @csspart lines - The list of items in the cart, or of items saved for later.
 * @csspart line - The row of one item: picture, title, price and quantity.
 * @csspart removed - The row of a removed item, with the button that puts it back.
 * @csspart picture - The picture of an item.
 * @csspart title - The title of an item; a link where `listing-url` is set.
 * @csspart line-total - The total price of one item.
 * @csspart notice - The message in a line about what changed: the price or the stock.
 * @csspart stepper - The quantity of an item: two buttons and a field.
 * @csspart step - A button that raises or lowers the quantity by one.
 * @csspart quantity - The field for the quantity.
 * @csspart save - The button that saves an item for later.
 * @csspart unsave - The button that takes an item saved for later back to the cart.
 * @csspart remove - The button that removes an item.
 * @csspart undo - The button that puts a removed item back.
 * @csspart group - The items of one currency, with their total.
 * @csspart saved - The list of items saved for later, with its heading.
 * @csspart summary - The box of the total and the order button.
 * @csspart changes - The box that says that prices or stock changed since the shopper last looked.
 * @csspart accept - The button that accepts changed prices and quantities.
 * @csspart total - The total price of the items in one currency.
 * @csspart error - The message that nothing was ordered, and why.
 * @csspart order - The button that places the order.
 * @csspart placed - The message that the order was placed.
 * @csspart panel - The box of every state in which there are no lines to show.
 * @csspart retry - The button that checks prices again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Prices are being loaded.
 * @cssstate ready - Prices are loaded from the server.
 * @cssstate empty - The cart is empty.
 * @cssstate error - Prices could not be checked.
 * @cssstate offline - The device is offline; prices load when the connection is back.
 * @cssstate unauthorised - The shopper must sign in before ordering.
 * @tagname florin-cart
 */
export class FlorinCart extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, styles];

  /** Name of the cart, where a shop has several. All elements of one name on one origin show the same cart. */
  @property() name = '';

  /** Id of an element, for example your catalogue, whose added listings go into the cart. */
  @property({ attribute: 'for' }) htmlFor = '';

  /** Takes in every item that is added anywhere on the page. */
  @property({ type: Boolean, attribute: 'for-page' }) forPage = false;

  /** Id of the `<florin-checkout>` that gets the order. Left out: your page hears `florin-order-created`. */
  @property() checkout = '';

  /** Address of a listing's page, with `{id}` in place of its id. Titles of items link to it. */
  @property({ attribute: 'listing-url' }) listingUrl = '';

  #news = '';
  #panel: LinesPanel | undefined;
  readonly #words = new Words(this, () => this.language, english);
  readonly #contents = new CartContents(this, {
    name: () => this.name,
    client: () => this.connection.client,
    onChanged: () => this.#tellChanged(),
    onFailed: (trouble) => this.#fail(trouble),
  });
  protected readonly added = new AddedListings(this, {
    source: () => this.htmlFor,
    isForPage: () => this.forPage,
    onAdded: ({ listing, quantity }) => this.add(listing as Addable, quantity as number),
  });

  /** Pieces in the cart, without what is saved for later. */
  get count(): number {
    return this.#contents.count;
  }

  /** Items and quantities in the cart, without what is saved for later. */
  get items(): readonly CartItem[] {
    const ordered = this.#contents.lines.filter(({ isSaved }) => !isSaved);
    return Object.freeze(ordered.map(({ listingId, quantity }) => Object.freeze({ listingId, quantity })));
  }

  /**
   * Puts a thing into the cart: by the id of its listing, or by the listing itself, which saves a question. False where the
   * cart is full or `listing` is none.
   */
  add(listing: Addable, quantity = 1): boolean {
    const added = readAdded(listing, quantity);
    if (!added) return false;
    let isFull = false;
    this.#contents.change((lines) => {
      const next = addRead(lines, added);
      isFull = !next;
      return next ?? lines;
    });
    this.#panel?.added(added.listingId);
    this.#news = isFull
      ? this.#words.text('full', { count: MOST_LINES })
      : this.#words.text('added', { title: titleText(this.#showing, added.seen) });
    this.requestUpdate();
    return !isFull;
  }

  /** Empties the cart, for example after it was paid by `<florin-express-checkout>`. What is saved for later stays. */
  clear(): void {
    this.#contents.change((lines) => lines.filter(({ isSaved }) => isSaved));
  }

  /** Asks the server again what the things in the cart cost and how many are left. Resolves to whether it said so. */
  async refresh(): Promise<boolean> {
    return this.#contents.resource.load();
  }

  protected override willUpdate(): void {
    if (!this.#panel && this.#contents.lines.length > 0) void this.#loadPanel();
  }

  protected override render(): TemplateResult {
    const { resource } = this.#contents;
    return cartFrame({
      ...this.#showing,
      state: this.#state,
      trouble: this.#trouble,
      isBusy: resource.isBusy,
      news: resource.isLate ? this.#words.text('loading') : this.#news,
      content: this.#panel?.template(this.#state),
      onRetry: () => {
        this.#panel?.flow.forget();
        void resource.load();
      },
    });
  }

  protected override updated(): void {
    this.showStates(this.#state);
    this.#panel?.arrive();
  }

  get #showing() {
    return { words: this.#words, language: this.language };
  }

  get #state(): ResourceState {
    // What is in the cart, the browser alone knows.
    if (isServer) return 'loading';
    if (this.#contents.lines.length === 0) return 'empty';
    const { state } = this.#contents.resource;
    const cause = state === 'ready' ? this.#trouble?.cause : undefined;
    if (cause === 'unauthorised' || cause === 'offline') return cause;
    // The prices may be there before the file that shows the lines.
    return state === 'ready' && !this.#panel ? 'loading' : state;
  }

  /** What stands above the cart: why it was not checked, or that the shopper must sign in to order. */
  get #trouble(): Trouble | undefined {
    if (this.#contents.lines.length === 0) return undefined;
    const problem = this.#panel?.flow.problem;
    const ordering = problem?.kind === 'failed' ? problem.trouble : undefined;
    return ordering?.cause === 'unauthorised' ? ordering : this.#contents.resource.trouble;
  }

  async #loadPanel(): Promise<void> {
    const { LinesPanel } = await import('./lines/lines-panel.js');
    if (this.#panel) return;
    this.#panel = new LinesPanel(this, {
      contents: this.#contents,
      client: () => this.connection.client,
      now: () => this.#contents.resource.now,
      showing: () => this.#showing,
      listingUrl: () => this.listingUrl,
      allows: (items, total) =>
        this.emit<BeforeOrderCreate>('florin-before-order-create', { items, total }, { cancelable: true }),
      onNews: (news) => this.#say(news),
      onFlow: (flow) => this.#onFlow(flow),
      onPlaced: ({ order, total }) => {
        elementBeside(this, this.checkout)?.setAttribute('order', order);
        this.emit<OrderCreated>('florin-order-created', { order, total: Object.freeze({ ...total }) });
      },
    });
    this.requestUpdate();
  }

  #say(news: string): void {
    this.#news = news;
    this.requestUpdate();
  }

  #onFlow({ phase, problem }: OrderFlow): void {
    this.#say(phase === 'idle' ? '' : this.#words.text(phase));
    if (phase === 'idle' && problem && problem.kind !== 'just-changed') this.#fail(problem.trouble);
  }

  #tellChanged(): void {
    this.emit<CartChanged>('florin-cart-changed', { count: this.count, items: this.items });
  }

  #fail({ cause, code }: Trouble): void {
    this.emit<CartFailed>('florin-cart-failed', { code: cause, detail: code });
  }
}

export type * from './events.js';
export type { Addable };

declare global {
  interface HTMLElementTagNameMap {
    'florin-cart': FlorinCart;
  }
  interface GlobalEventHandlersEventMap {
    'florin-before-order-create': CustomEvent<BeforeOrderCreate>;
    'florin-order-created': CustomEvent<OrderCreated>;
    'florin-cart-changed': CustomEvent<CartChanged>;
    'florin-cart-failed': CustomEvent<CartFailed>;
  }
}
