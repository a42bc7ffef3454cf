import { nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { Outcome } from '../../client/index.js';
import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { buttonStyles } from '../parts/controls/button.css.js';
import { mainButtonStyles } from '../parts/controls/main-button.css.js';
import { Address } from '../parts/paying/address.js';
import type { ReasonTexts } from '../parts/result-view/result-view.js';
import type { WalletRoom } from '../parts/wallet/wallet-room.js';
import type { WalletsChanged } from './events.js';
import { expressStyles } from './express-checkout.css.js';
import { ExpressTill } from './express-till.js';
import { expressView } from './express-view.js';
import { words as english } from '../../words/compiled/express-checkout/en.js';

/**
 * Pays one order by a wallet, from a page of a product or a cart: a button for each wallet that the order offers and this device can
 * open. The wallet's sheet asks where the order goes and shows what your server says it costs there. Where no wallet can be opened, the
 * element takes no space. One order is paid at most once, here and by `<florin-checkout>` together.
 *
 * @slot error - Replaces the message that the order could not be loaded.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session has ended.
 * @slot paid - Replaces the message that the order is paid already, in another browser for example.
 * @slot verifying - Replaces the message that a payment from before a reload is being checked.
 * @slot confirm - Replaces the message that the bank asks for confirmation; include a button of your own.
 * @fires {CustomEvent<WalletsChanged>} florin-wallets-changed - The wallets that have a button are known or have changed; `detail` is `{ order, wallets }`. Where `wallets` is empty, the element takes no space.
 * @fires {CustomEvent<BeforeOrderPay>} florin-before-order-pay - The shopper is about to pay; `detail` is `{ order, amount }`. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<PaymentSettled>} florin-payment-settled - The outcome changed; `detail` is `{ outcome, reference }`. For the page only:
 *   ship goods from your server's `onSettled`.
 * @fires {CustomEvent<ExpressCheckoutFailed>} florin-express-checkout-failed - The order could not be loaded or paid; `detail` is `{ code, detail }`, without values that the shopper entered.
 * @csspart form - The group of buttons, with its title and messages.
 * @csspart title - The line of text above the buttons.
 * @csspart wallets - The row of buttons.
 * @csspart pay-button - The button that pays.
 * @csspart wallet-button - The button that opens a wallet such as Google Pay, and pays.
 * @csspart skeleton - The grey place that is kept while the order is loaded.
 * @csspart error - The message below the buttons that says what went wrong.
 * @csspart status - The message below the buttons that says what is being done.
 * @csspart panel - The box of every state without buttons: offline, an error, a payment being looked up.
 * @csspart retry - The button that loads the order again.
 * @csspart result - The result of the payment as a whole.
 * @csspart headline - Picture, heading, amount and text of a result.
 * @csspart icon - Picture of an outcome.
 * @csspart amount - The amount of a result.
 * @csspart details - The receipt of a payment that did not go through, folded in above the form.
 * @csspart text - Text of a result.
 * @csspart receipt - The list of card, date and reference.
 * @csspart next - The buttons and your slot below a result.
 * @csspart button - A button below a result.
 * @csspart action - The box in which the bank's page opens.
 * @csspart challenge - Dialog around the bank's page.
 * @csspart challenge-close - Button that closes that dialog.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The order is being loaded.
 * @cssstate ready - The buttons can be pressed.
 * @cssstate busy - A payment is in progress, or being checked.
 * @cssstate settled - The payment has an outcome; the buttons are gone.
 * @cssstate empty - No order is named, or no wallet of it can be opened on this device. Nothing is shown.
 * @cssstate error - The shop did not answer as expected.
 * @cssstate offline - The device is offline.
 * @cssstate unauthorised - The session has ended.
 * @tagname florin-express-checkout
 */
export class FlorinExpressCheckout extends FlorinElement {
  static override styles: CSSResultGroup = [
    FlorinElement.styles,
    buttonStyles,
    mainButtonStyles,
    expressStyles,
  ];

  /** Your reference of the order. Amount and currency come from your server. */
  @property() order = '';

  /** ISO 3166-1 alpha-2 country of the shopper, for example `NL`. */
  @property({ attribute: 'country-code' }) countryCode = '';

  /** Types of the only wallets to offer, with spaces between, for example `googlepay applepay`. Default: all that your server offers. */
  @property({ attribute: 'allow-methods' }) allowMethods = '';

  /** Types of wallets that are not offered here, with spaces between. */
  @property({ attribute: 'deny-methods' }) denyMethods = '';

  /** Types of the wallets that come first, in their order, with spaces between. Default: the platform's order. */
  @property({ attribute: 'order-methods' }) orderMethods = '';

  /** Colours of the buttons: `auto` (default) is black on a light page and white on a dark one; else `black`, `white`, or `outline`, which is white with a line around. */
  @property({ attribute: 'button-theme', reflect: true }) buttonTheme:
    'auto' | 'black' | 'white' | 'outline' = 'auto';

  /** Turns payment off. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Your own texts for why a payment was refused, by reason code. */
  @property({ attribute: false }) reasons: ReasonTexts | undefined;

  readonly #words = new Words(this, () => this.language, english);
  readonly #till: ExpressTill = new ExpressTill(this, {
    words: this.#words,
    connection: this.connection,
    language: () => this.language,
    askedLanguage: () => this.askedLanguage,
    container: () => this.renderRoot.querySelector('.action'),
    onBeforePay: (order, amount) =>
      this.emit(
        'florin-before-order-pay',
        { order, amount: Object.freeze({ ...amount }) },
        { cancelable: true },
      ),
    onWallets: (order, rooms) => this.#tell(order, rooms),
    onSettled: (settled) => this.emit('florin-payment-settled', settled),
    onFailed: (code, detail) => this.emit('florin-express-checkout-failed', { code, detail }),
  });
  readonly #address = new Address(this, () => this.order !== '' && this.connection.proxy !== '');
  #told = '';

  /** How the last attempt ended; nothing before it has. */
  get outcome(): Outcome | undefined {
    return this.#till.paying?.state.outcome;
  }

  protected override willUpdate(): void {
    this.#till.update();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.#address.isKnown) return nothing;
    const dark = this.page.colorScheme === 'dark' ? 'white' : 'black';
    const view = {
      till: this.#till,
      words: this.#words,
      disabled: this.disabled,
      theme: this.buttonTheme === 'auto' ? dark : this.buttonTheme,
    };
    return expressView(view, this.#till.screen);
  }

  protected override updated(): void {
    this.showStates(this.#address.isKnown ? this.#till.screen.state : 'empty');
  }

  /** Asks the server again what the order costs, for example after the cart has changed. */
  async refresh(): Promise<void> {
    await this.#till.wallets.load();
  }

  #tell(order: string, rooms: readonly WalletRoom[]): void {
    const wallets = rooms.map(({ type }) => type);
    const told = [order, ...wallets].join(' ');
    if (told === this.#told) return;
    this.#told = told;
    this.emit<WalletsChanged>('florin-wallets-changed', { order, wallets: Object.freeze(wallets) });
  }
}

export type * from './events.js';
export type { ReasonTexts };

declare global {
  interface HTMLElementTagNameMap {
    'florin-express-checkout': FlorinExpressCheckout;
  }
}
