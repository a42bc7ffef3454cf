import type { ReactiveControllerHost, TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import type { Order } from '../../../client/listings/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { mainButtonStyles } from '../../parts/controls/main-button.css.js';
import { openCart } from '../../parts/cart/cart-store.js';
import { maskedEmail } from '../../../client/listings/masked-email.js';
import type { BeforeOrderRepeat } from '../events.js';
import type { Showing } from '../showing.js';
import { detailStyles } from './detail.css.js';
import { againText, orderView, type AgainNews, type OrderView } from './order-view.js';
import { printPaper, type Paper } from './paper.js';
import { askAgain, putIntoCart } from './reorder.js';
import { words as english } from '../../../words/compiled/order-history/detail/en.js';

export interface OrderPanelOptions {
  showing(): Showing;
  client(): Client | undefined;
  direction(): 'ltr' | 'rtl';
  /** The checkout that pays an order. */
  payer(): Element | null;
  /** Whether the page leaves it to us to fill the cart. */
  allows(repeat: BeforeOrderRepeat): boolean;
}

export interface OrderPanelHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly listingUrl: string;
  /** Id of the checkout that pays; empty where none does. */
  readonly checkout: string;
  /** Name of the cart that things go into. */
  readonly cart: string;
}

/** What is shown of one order, and what can be done with it. Loaded with the first order that is opened. */
export class OrderPanel {
  readonly #host: OrderPanelHost;
  readonly #options: OrderPanelOptions;
  readonly #words;
  #isEmailShown = false;
  #again: AgainNews | undefined;
  #order: Order | undefined;

  constructor(host: OrderPanelHost, options: OrderPanelOptions) {
    this.#host = host;
    this.#options = options;
    this.#words = new Words(host, () => options.showing().language, english);
    this.#words.hostUpdate();
    for (const styles of [mainButtonStyles, detailStyles]) adoptStyles(host.renderRoot, styles);
  }

  /** What to announce. */
  get spoken(): string {
    return this.#order && this.#again ? againText(this.#view(this.#order)) : '';
  }

  /** The shopper goes elsewhere: an e-mail is masked again. */
  reset(): void {
    this.#isEmailShown = false;
    this.#again = undefined;
  }

  template(order: Order): TemplateResult {
    if (order.number !== this.#order?.number) this.reset();
    this.#order = order;
    return orderView(this.#view(order));
  }

  #view(order: Order): OrderView {
    const { listingUrl, checkout } = this.#host;
    return {
      ...this.#options.showing(),
      detail: this.#words,
      order,
      listingUrl,
      email: this.#isEmailShown ? order.email : maskedEmail(order.email),
      isEmailShown: this.#isEmailShown,
      again: this.#again,
      canPay: checkout !== '',
      onEmail: () => {
        this.#isEmailShown = !this.#isEmailShown;
        this.#host.requestUpdate();
      },
      onAgain: () => void this.#orderAgain(order),
      onPay: () => this.#pay(order),
      onPrint: (paper) => this.print(order, paper),
    };
  }

  print(order: Order, paper: Paper): HTMLIFrameElement | undefined {
    const view = this.#view(order);
    return printPaper({ ...view, paper, direction: this.#options.direction() }, this.#host.renderRoot);
  }

  #pay({ number }: Order): void {
    const checkout = this.#options.payer();
    checkout?.setAttribute('order', number);
    checkout?.scrollIntoView({ block: 'nearest' });
  }

  async #orderAgain(order: Order): Promise<void> {
    const { client, allows } = this.#options;
    const asked = client();
    if (!asked || this.#again?.kind === 'busy') return;
    this.#show({ kind: 'busy' });
    try {
      const found = await askAgain(asked, order);
      const items = found.lines.map(({ listingId, quantity }) => ({ listingId, quantity }));
      if (!allows({ order: order.number, items })) return this.#show(undefined);
      let done = found;
      openCart(this.#host.cart).change((lines) => {
        const [filled, fitted] = putIntoCart(lines, found);
        done = fitted;
        return filled;
      });
      const { lines, differences } = done;
      if (lines.length === 0) this.#show({ kind: 'none', differences });
      else this.#show(differences.length > 0 ? { kind: 'some', differences } : { kind: 'all' });
    } catch {
      this.#show({ kind: 'failed' });
    }
  }

  #show(again: AgainNews | undefined): void {
    this.#again = again;
    this.#host.requestUpdate();
  }
}
