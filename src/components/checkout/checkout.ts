import { nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { Outcome } from '../../client/index.js';
import type { PayInput } from '../../client/pay-once/index.js';
import { FlorinElement } from '../base/element.js';
import { nextTask } from '../base/next-task.js';
import { Words } from '../base/words.js';
import { cardFrameStyles } from '../parts/card-frame/card-frame.js';
import { mainButtonStyles } from '../parts/controls/main-button.css.js';
import type { OwnMarks } from '../parts/marks/own-marks.js';
import type { ReasonTexts } from '../parts/result-view/result-view.js';
import { Address } from '../parts/paying/address.js';
import { styles } from './checkout.css.js';
import { holdForm } from './form-value.js';
import type { FormHold } from './form-hold.js';
import { checkoutView } from './form-view.js';
import { NotSentError } from './not-sent.js';
import { Till } from './till.js';
import { words as english } from '../../words/compiled/checkout/en.js';

/**
 * Takes one payment for one order: card fields, stored cards, methods with a page of their own, methods with a few fields or an app,
 * direct debits, methods that are paid later, gift cards that pay a part, Google Pay and Apple Pay, a button that says the amount, the bank's pages and the result. Whatever gets lost on the way, one order is paid at most once
 * from here. In a `<form>` it is invalid until the order is paid; a submit button of the form pays, and the form is
 * submitted once it has worked.
 *
 * @slot error - Replaces the message that the payment methods could not be loaded.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session has ended.
 * @slot empty - Replaces the message that no payment method of the shop can be used here.
 * @slot card-error - Replaces the message when the card fields could not be loaded.
 * @slot paid - Replaces the message that the order is paid already, in another browser for example.
 * @slot verifying - Replaces the message that a payment from before a reload is being checked.
 * @slot confirm - Replaces the message that the bank asks for confirmation; include a button of your own.
 * @fires {CustomEvent<BeforeOrderPay>} florin-before-order-pay - The shopper is about to pay; `detail` is `{ order, amount }`. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<PaymentSettled>} florin-payment-settled - The outcome changed; `detail` is `{ outcome, reference }`. For the page only:
 *   ship goods from your server's `onSettled`.
 * @fires {CustomEvent<CardState>} florin-card-changed - Validity, brand or last four digits changed; never more. Where `detail` has an `otherBrand`,
 * the shopper can choose between that and `brand`, which is the one chosen.
 * @fires {CustomEvent<CheckoutFailed>} florin-checkout-failed - The order could not be loaded or paid; `detail` is `{ code, detail }`, without values that the shopper entered.
 * @csspart form - The form: methods, card fields and the button that pays.
 * @csspart methods - The group of stored cards, a new card and the other payment methods.
 * @csspart method - One payment method to choose: a stored card, a new card or another method.
 * @csspart method-hint - The number of payments or the surcharge of a method, beside its name; shown where the merchant’s server says it.
 * @csspart mark - The picture of a payment method or of a card brand, beside its name.
 * @csspart detected - The picture of the brand that the typed card number is of.
 * @csspart other - The picture of an accepted brand that the typed card number is not of.
 * @csspart more - The button that shows the methods after the sixth.
 * @csspart method-notice - The message that the chosen method goes on with a page of its own, or with a code to scan.
 * @csspart method-fields - The fields of the chosen method, such as a code, a telephone number or a bank account.
 * @csspart issuer - One bank or wallet in a method's list.
 * @csspart installments - The choice in how many monthly payments a card pays.
 * @csspart gift-balance - The list of what is on a gift card, what it pays and what is left to pay.
 * @csspart paid-parts - The box with what the order was paid with so far and what is left to pay.
 * @csspart paid-part - One gift card or other payment in that box.
 * @csspart remove-parts - A button in that box: it asks to give all parts back, confirms that, or keeps them.
 * @csspart mandate - The box that says who debits a bank account and what the shopper agrees to.
 * @csspart terms-link - The link to the payment terms of a method's provider.
 * @csspart notice - The message that a gift card has paid a part, or that its money goes back.
 * @csspart field-error - The message that one of those fields is not filled in right.
 * @csspart card-hint - The line below the card fields with what the card may cost, and that its bank may ask to confirm.
 * @csspart card-frame - The box around the card fields.
 * @csspart brands - The choice between the two brands of a card.
 * @csspart brand - One brand in the choice between the two brands of a card.
 * @csspart trust - The line below the card fields that says the card is encrypted.
 * @csspart save - The choice to store the card, or the account that another method pays from.
 * @csspart error - The message above the button that says what went wrong, and the message shown when the card fields could not be loaded.
 * @csspart pay-button - The button that pays.
 * @csspart wallet-button - The button that pays, where it opens a wallet such as Google Pay.
 * @csspart status - The message below the button that says what is being done.
 * @csspart panel - The box of every state without a form: loading, offline, an error, a payment being looked up.
 * @csspart retry - The button that loads the order or the card fields again.
 * @csspart result - The result of the payment as a whole.
 * @csspart headline - Picture, heading, amount and text of a result.
 * @csspart icon - Picture of an outcome.
 * @csspart title - Heading of a result.
 * @csspart amount - The amount of a result.
 * @csspart details - The receipt of a payment that did not go through, folded in above the form.
 * @csspart text - Text of a result.
 * @csspart receipt - The list of card, date and reference.
 * @csspart next - The buttons and your slot below a result.
 * @csspart button - A button below a result.
 * @csspart action - The box in which the bank's page opens.
 * @csspart waiting - The box that asks the shopper to approve the payment in an app, by a code or without.
 * @csspart code - The picture of the code that the app scans.
 * @csspart code-text - The text of that code, for apps that it can be pasted into.
 * @csspart copy - The button that copies that text, or one line to pay by.
 * @csspart countdown - The time that is left to approve it.
 * @csspart open-app - The link that opens the app.
 * @csspart paper - The box with what the shopper pays by elsewhere, at a till for example.
 * @csspart paper-lines - The list of amount, reference and all else that the till asks for.
 * @csspart copy-all - The button that copies all lines to pay by as text.
 * @csspart print - The button that prints the page.
 * @csspart download - The link to a file with the lines to pay by.
 * @csspart instructions - The link to a page that says how to pay.
 * @csspart keep - The button that goes on with the lines to pay by.
 * @csspart stop - The button that confirms that nothing was paid and stops this payment.
 * @csspart other-method - The button that stops this payment, so that another method can be chosen.
 * @csspart challenge - Dialog around the bank's page.
 * @csspart challenge-close - Button that closes that dialog.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The order is being loaded.
 * @cssstate ready - The form can be filled in.
 * @cssstate busy - A payment is in progress, or being checked.
 * @cssstate settled - The payment has an outcome; the form is gone.
 * @cssstate empty - No payment method that this page can take is offered for the order.
 * @cssstate error - The shop did not answer as expected.
 * @cssstate offline - The device is offline.
 * @cssstate unauthorised - The session has ended.
 * @tagname florin-checkout
 */
export class FlorinCheckout extends FlorinElement {
  static readonly formAssociated = true;
  static override styles: CSSResultGroup = [FlorinElement.styles, cardFrameStyles, mainButtonStyles, styles];

  /** Your reference of the order. Amount and currency come from your server. */
  @property() order = '';

  /** ISO 3166-1 alpha-2 country of the shopper, for example `NL`. */
  @property({ attribute: 'country-code' }) countryCode = '';

  /** Address of the card frame where it is not your proxy's. */
  @property({ attribute: 'frame-url' }) frameUrl = '';

  /** Offers to store the card, or the account of another method that can be stored, where your server knows the shopper. */
  @property({ type: Boolean, attribute: 'with-save-card' }) withSaveCard = false;

  /** Asks for the name on the card too. */
  @property({ type: Boolean, attribute: 'with-holder-name' }) withHolderName = false;

  /** The name on the card must be filled in. */
  @property({ type: Boolean, attribute: 'holder-name-required' }) holderNameRequired = false;

  /** Types of the only payment methods to offer, with spaces between, for example `scheme ideal`. Default: all that your server offers. */
  @property({ attribute: 'allow-methods' }) allowMethods = '';

  /** Types of payment methods that are not offered here, with spaces between, for example `klarna paypal`. */
  @property({ attribute: 'deny-methods' }) denyMethods = '';

  /**
   * Types of the payment methods that come first, in their order, with spaces between. Default: the platform's order. Stored cards
   * come before all of them.
   */
  @property({ attribute: 'order-methods' }) orderMethods = '';

  /** Arrangement of the payment methods: `list` (default) puts the fields of a method below its own line, `tabs` puts all methods side by side. */
  @property({ reflect: true }) layout: 'list' | 'tabs' = 'list';

  /**
   * Arrangement of the card fields: `rows` (default) has labels above the fields, `floating` has them in the fields, `line` puts all
   * fields in one line where there is room, with the labels in them. Labels of other methods' fields stand as those of the card do.
   */
  @property({ attribute: 'card-layout', reflect: true }) cardLayout: 'rows' | 'floating' | 'line' = 'rows';

  /** Turns input and payment off. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Purpose of a stored card or account: `CardOnFile` (default), `Subscription` or `UnscheduledCardOnFile`. */
  @property({ attribute: false })
  recurringProcessingModel: NonNullable<PayInput['recurringProcessingModel']> = 'CardOnFile';

  /** Your own texts for why a payment was refused, by reason code. */
  @property({ attribute: false }) reasons: ReasonTexts | undefined;

  /**
   * Your own pictures for payment methods and card brands, by the platform's names, for example
   * `{ ideal: '/marks/ideal.svg' }`: addresses that are https or of your own site. One that does not load leaves the built-in picture.
   */
  @property({ attribute: false }) marks: OwnMarks | undefined;

  /** Sandbox only: the public key (`EXPONENT|MODULUS` in hex) for a frame that was built without one. */
  @property({ attribute: false }) sandboxKey: string | undefined;

  readonly #words = new Words(this, () => this.language, english);
  readonly #till: Till = new Till(this, {
    words: this.#words,
    connection: this.connection,
    page: this.page,
    language: () => this.language,
    askedLanguage: () => this.askedLanguage,
    container: () => this.renderRoot.querySelector('.action'),
    onBeforePay: (order, amount) =>
      this.emit(
        'florin-before-order-pay',
        { order, amount: Object.freeze({ ...amount }) },
        { cancelable: true },
      ),
    onSettled: (settled) => this.emit('florin-payment-settled', settled),
    onCardChanged: (card) => this.emit('florin-card-changed', card),
    onFailed: (code, detail) => this.emit('florin-checkout-failed', { code, detail }),
  });
  readonly #address = new Address(this, () => this.order !== '' && this.connection.proxy !== '');
  #hold: FormHold | undefined;
  #isPaid = false;

  /** How the last attempt ended; nothing before it has. */
  get outcome(): Outcome | undefined {
    return this.#till.paying?.state.outcome;
  }

  /** The form the element belongs to. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** Reading the script was a long task already: the order is asked for in it; frame and form are tasks of their own. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) {
      this.#till.methods.hostUpdate();
      this.#holdForm();
      await nextTask();
      if (this.#address.isKnown) this.#till.frame.start();
      await nextTask();
    }
    await super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    this.#till.update();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.#address.isKnown) return nothing;
    const view = {
      till: this.#till,
      words: this.#words,
      language: this.language,
      onPayFocus: () => this.#hold?.onPayFocus(),
    };
    return checkoutView(view, this.#till.screen);
  }

  protected override updated(): void {
    if (this.#address.isKnown) this.showStates(this.#till.screen.state);
    const wasPaid = this.#isPaid;
    this.#isPaid = this.#holdForm();
    if (this.#isPaid && !wasPaid) this.#hold?.release();
  }

  #holdForm(): boolean {
    const { paying } = this.#till;
    return holdForm(this.internals, paying?.state, this.#words.text('payPlain'), this.renderRoot);
  }

  /**
   * Pays, as a click on the button does, and resolves with how it ended. Rejects with a `NotSentError` where it is
   * certain that nothing was charged; its `code` says why.
   */
  async submit(): Promise<Outcome> {
    const result = await this.#till.pay();
    if (typeof result === 'string') throw new NotSentError(result);
    if (result.outcome) return result.outcome;
    throw new NotSentError(result.problem?.code ?? 'not-ready');
  }

  /** Asks the server again what the order costs, for example after the cart has changed. What was typed stays. */
  async refresh(): Promise<void> {
    await this.#till.methods.load();
  }

  /** Empties the card fields and forgets a refusal. A payment that is open or went through stays. */
  reset(): void {
    if (this.#till.paying && !this.#till.paying.isFree) return;
    this.#till.paying?.reset();
    this.#till.frame.clear();
  }

  /** Moves the focus to the first thing to fill in. */
  override focus(): void {
    const chosen = this.renderRoot.querySelector<HTMLElement>('[name=card]:checked');
    if (chosen && this.#till.choice) chosen.focus();
    else this.#till.frame.focus();
  }

  async formAssociatedCallback(form: HTMLFormElement | null): Promise<void> {
    if (form && !this.#hold) {
      const { FormHold } = await import('./form-hold.js');
      this.#hold ??= new FormHold(this, () => void this.#till.pay());
    }
    this.#hold?.follow(this.form);
  }

  formDisabledCallback(): void {
    this.requestUpdate();
  }

  formResetCallback(): void {
    this.reset();
  }
}

export type * from './events.js';
export type { OwnMarks, PayInput, ReasonTexts };

declare global {
  interface HTMLElementTagNameMap {
    'florin-checkout': FlorinCheckout;
  }
}
