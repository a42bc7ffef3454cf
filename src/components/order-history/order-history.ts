import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { Order } from '../../client/listings/index.js';
import { elementBeside } from '../base/composed-tree.js';
import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { backArrowStyles } from '../parts/controls/back-arrow.css.js';
import { plainButtonStyles } from '../parts/controls/plain-button.css.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import { resourceView } from '../parts/resource/resource-view.js';
import { staleView } from '../parts/resource/stale-view.js';
import type {
  BeforeOrderRepeat,
  OrderChanged,
  OrderHistoryFailed,
  OrderOpened,
  OrdersExported,
} from './events.js';
import { Navigation } from './navigation.js';
import { OrderBook } from './order-book.js';
import { backView, listSkeleton, toolbarSkeleton } from './order-frame.js';
import { styles } from './order-history.css.js';
import { OrderRooms } from './order-rooms.js';
import { movedText } from './showing.js';
import { words as english } from '../../words/compiled/order-history/en.js';

/**
 * Lists a shopper's orders, with search, filters, details, print, reorder and export to a file. While the page is visible,
 * open orders are loaded again, so that an order is shown as paid without a reload. Your proxy's `identify` must name the
 * shopper with an email address.
 *
 * @slot empty - Replaces the message that there are no orders yet.
 * @slot filtered-empty - Replaces the message that no orders match.
 * @slot error - Replaces the message that orders cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in, for example a link to sign in.
 * @slot reordered - Shown below the message that items were added to the cart again, for example a link to the cart.
 * @fires {CustomEvent<OrderOpened>} florin-order-opened - The shopper opened an order, or went back to the list.
 * @fires {CustomEvent<OrderChanged>} florin-order-changed - The status of an order changed.
 * @fires {CustomEvent<BeforeOrderRepeat>} florin-before-order-repeat - The shopper is about to order the same items again. Call
 *   `preventDefault()` to fill your own cart.
 * @fires {CustomEvent<OrdersExported>} florin-orders-exported - The shopper exported orders to a file.
 * @fires {CustomEvent<OrderHistoryFailed>} florin-order-history-failed - Orders could not be loaded.
 * @csspart search - The field for words to search by.
 * @csspart filters - The fields that narrow the list: status, date and amount.
 * @csspart field - One field of the filters.
 * @csspart clear - The button that shows all orders again.
 * @csspart count - The number of orders that match.
 * @csspart export - The button that exports the orders to a file.
 * @csspart cancel - The button that stops the export.
 * @csspart export-state - The message that says how many orders are in the file so far.
 * @csspart orders - The list of orders.
 * @csspart order - One order of the list.
 * @csspart status - The status of an order.
 * @csspart more - The button that shows older orders.
 * @csspart back - The button that leads to the list.
 * @csspart detail - The view of one order with all its details.
 * @csspart hold - The message that says until when the items of an unpaid order are reserved, or that the reservation
 *   ended.
 * @csspart pay - The button that pays an order, where `checkout` is set.
 * @csspart again-button - The button that orders the same items again.
 * @csspart again - The message that says which items were added to the cart again.
 * @csspart receipt - The button that prints a receipt.
 * @csspart invoice - The button that prints an invoice.
 * @csspart timeline - The list of what has happened to an order.
 * @csspart step - One event of the timeline.
 * @csspart line - One item of an order.
 * @csspart picture - The picture of an item.
 * @csspart totals - The totals of an order.
 * @csspart email - The email address that receipts go to, masked until the shopper asks to see it.
 * @csspart show-email - The button that shows the whole email address.
 * @csspart panel - The box of every state without orders.
 * @csspart retry - The button that loads the orders again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Orders are being loaded.
 * @cssstate ready - The orders, or one order, are shown.
 * @cssstate empty - The shopper has no orders yet.
 * @cssstate filtered-empty - No orders match the search and filters.
 * @cssstate error - Orders cannot be shown.
 * @cssstate offline - The device is offline; orders load when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in, or the proxy does not offer orders.
 * @tagname florin-order-history
 */
export class FlorinOrderHistory extends FlorinElement {
  static override styles: CSSResultGroup = [
    FlorinElement.styles,
    resourceStyles,
    plainButtonStyles,
    backArrowStyles,
    styles,
  ];

  /** Number of the order to show; empty for the list. Set when the shopper opens an order. */
  @property({ reflect: true, useDefault: true }) order = '';

  /** Id of the `<florin-checkout>` on your page that pays unpaid orders. */
  @property() checkout = '';

  /** Name of the `<florin-cart>` that reordered items are added to. */
  @property() cart = '';

  /** Address of a listing's page, with `{id}` in place of its id. Titles of items link to it. */
  @property({ attribute: 'listing-url' }) listingUrl = '';

  /** Keeps the open order and the filters out of the page's address. By default they are part of it, so that Back and links work. */
  @property({ type: Boolean, attribute: 'no-address' }) noAddress = false;

  /** Prefix of the parameters in the page's address. Set it where two elements on a page would share a name. */
  @property({ attribute: 'address-prefix' }) addressPrefix = '';

  #news = '';
  #connected = new AbortController();
  readonly #words = new Words(this, () => this.language, english);
  readonly #navigation: Navigation = new Navigation(this, {
    isOn: () => !this.noAddress,
    prefix: () => this.addressPrefix,
    order: () => this.order,
    onOrder: (order) => this.#show(order),
  });
  readonly #book: OrderBook = new OrderBook(this, {
    client: () => this.connection.client,
    isFiltered: () => this.#navigation.isFiltering,
    matcher: () => this.#navigation.matcher,
    isOne: () => this.order !== '',
    prepare: () => this.#rooms.prepare(),
    onFailed: ({ cause, code }) =>
      this.emit<OrderHistoryFailed>('florin-order-history-failed', { code: cause, detail: code }),
    onMoved: (orders) => this.#onMoved(orders),
  });
  readonly #rooms: OrderRooms = new OrderRooms(this, {
    client: () => this.connection.client,
    book: this.#book,
    navigation: this.#navigation,
    showing: () => this.#showing,
    direction: () => this.page.direction,
    payer: () => elementBeside(this, this.checkout),
    allows: (repeat) =>
      this.emit<BeforeOrderRepeat>('florin-before-order-repeat', repeat, { cancelable: true }),
    onExported: (name, count) => this.emit<OrdersExported>('florin-orders-exported', { name, count }),
  });

  /** Asks for the newest orders again. Resolves to whether something has changed. */
  async refresh(): Promise<boolean> {
    return this.#book.refresh();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connected = new AbortController();
    for (const name of ['florin-payment-settled', 'florin-order-created'])
      document.addEventListener(name, this.#expect, this.#connected);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connected.abort();
  }

  protected override willUpdate(): void {
    this.#rooms.seek();
  }

  protected override render(): TemplateResult {
    const { resource, orders } = this.#book;
    const { list, panel } = this.#rooms;
    const whole = resourceView({
      resource,
      words: this.#words,
      label: this.#words.text('orders'),
      skeleton: listSkeleton,
      ready: () =>
        html`${staleView(this.#words, resource.trouble ?? list?.pages.trouble)}
        ${this.order ? this.#rooms.one(this.order) : list?.list()}`,
      news: (this.order ? panel : list)?.spoken || this.#news,
    });
    // Without orders, the box begins where the search would: it is a new one, so that none moves up to there.
    const top = this.order
      ? backView(this.#words, () => this.#navigation.open(''))
      : orders.length > 0
        ? list?.toolbar()
        : resource.state === 'loading'
          ? toolbarSkeleton
          : resource.state === 'empty' && whole;
    return html`${top || nothing} ${top === whole ? nothing : whole}`;
  }

  protected override updated(): void {
    const { state } = this.#book.resource;
    this.showStates(state);
    const isMissing = this.order && !this.#rooms.panel;
    if (isMissing) void this.#rooms.load();
    if (state !== 'loading' && !isMissing) this.#navigation.arrive();
  }

  get #showing() {
    return { words: this.#words, language: this.language };
  }

  #show(order: string): void {
    // Back in the list, the row that the shopper came from is to be there.
    if (!order) this.#rooms.list?.hold(this.order);
    this.#rooms.panel?.reset();
    this.order = order;
    this.emit<OrderOpened>('florin-order-opened', { order });
  }

  #onMoved(orders: readonly Order[]): void {
    this.requestUpdate();
    this.#news = movedText(this.#showing, orders);
    for (const { number, status } of orders)
      this.emit<OrderChanged>('florin-order-changed', {
        order: number,
        status: status.replace('unknown:', ''),
      });
  }

  /** A payment or an order has just been made: what it changes is here soon. */
  readonly #expect = (): void => void this.#rooms.prepare().then(({ poller }) => poller.expect());
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-order-history': FlorinOrderHistory;
  }
}
