import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import type { ResourceWords } from '../parts/resource/resource-words.js';
import { ListElement } from '../parts/table/list-element.js';
import type { Panel } from './list/panel.js';
import { styles } from './payment-operations.css.js';
import type { PaymentsAnswer } from './payment/payments-record.js';
import { words as english } from '../../words/compiled/payment-operations/en.js';
import { operator } from '../../words/operator.js';

/**
 * Lists payments, shows their history, and lets an operator capture, refund, cancel or reverse a payment, or change its
 * amount. Each operation that moves money is carried out once: where its answer is lost, the operator can look again or
 * send it again under the same idempotency key. Payments whose outcome is unknown, and refunds that failed, are listed
 * separately until an operator settles them. Your proxy's `identify` must name an operator; other visitors see nothing.
 *
 * @slot empty - Replaces the message that there are no payments yet.
 * @slot filtered-empty - Replaces the message that no payments match.
 * @slot error - Replaces the message that payments cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in as an operator, for example a link to
 *   sign in.
 * @fires {CustomEvent<PaymentChange>} florin-before-payment-change - A capture, refund, cancellation or settlement is
 *   about to be sent. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<PaymentChanged>} florin-payment-changed - An operation was sent; `detail` has its outcome.
 * @fires {CustomEvent<PaymentOpened>} florin-payment-opened - The operator opened a payment, or went back to the list.
 * @fires {CustomEvent<PaymentFollowed>} florin-payment-followed - A dispute of the payment, or the erasure of its shopper's data, is
 *   to be shown; `detail` has its reference.
 * @fires {CustomEvent<PaymentsExported>} florin-payments-exported - A CSV file was made.
 * @fires {CustomEvent<PaymentOperationsFailed>} florin-payment-operations-failed - Payments could not be loaded.
 * @csspart filter - The switch between all payments and those that wait for an operator.
 * @csspart totals - The list of what the payments come to, by currency.
 * @csspart search - The field for a reference to search by.
 * @csspart filters - The box of filters.
 * @csspart field - The field of one filter.
 * @csspart clear - The button that clears all filters.
 * @csspart columns - The box where columns are chosen.
 * @csspart count - The message that says how many payments are shown.
 * @csspart export - The button that downloads a CSV file.
 * @csspart cancel - The button that stops making the file.
 * @csspart export-state - The message that says how far the file is.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say how a payment ended.
 * @csspart zone - The message that names the time zone.
 * @csspart payments - The table of payments.
 * @csspart payment - One payment of the list.
 * @csspart more - The button that shows more of the list.
 * @csspart back - The button that leads to the list.
 * @csspart facts - The list of a payment's details.
 * @csspart unsettled - The box that says why a payment waits for an operator, and what to do.
 * @csspart settle - The button that records the outcome of a payment, or tries again.
 * @csspart psp-reference - The field for the platform's reference of the payment.
 * @csspart history - The list of everything that happened to a payment.
 * @csspart event - One entry of the history.
 * @csspart operations - The buttons for what can be done with a payment.
 * @csspart operation - The button for one operation: capture, refund or cancel.
 * @csspart step - The form for an amount, and the question before an operation is sent.
 * @csspart amount - The field for an amount.
 * @csspart reason - The field for why money goes back.
 * @csspart disputes - The box that says that a payment is disputed.
 * @csspart erase - The button that leads to the erasure of the shopper's data.
 * @csspart follow - The button that leads to a dispute.
 * @csspart consequence - The message that says what the operation will do.
 * @csspart continue - The button that leads from the amount to the question before sending.
 * @csspart confirm - The button that sends the operation.
 * @csspart leave - The button that leaves an operation without sending it.
 * @csspart notice - The message that an operation was received, or that a payment was settled by hand.
 * @csspart error - The message that an operation was refused or not sent, and why.
 * @csspart doubt - The box of an operation without a certain answer, with the buttons to look again or send again.
 * @csspart look - The button that looks up whether an operation arrived.
 * @csspart send-again - The button that sends an operation again under the same idempotency key.
 * @csspart panel - The box of every state without payments.
 * @csspart retry - The button that loads the payments again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Payments are being loaded.
 * @cssstate ready - The payments, or one payment, are shown.
 * @cssstate empty - There are no payments yet.
 * @cssstate filtered-empty - No payments match the search and filters.
 * @cssstate error - Payments cannot be shown.
 * @cssstate offline - The device is offline; payments load when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in as an operator, or the payment does not exist.
 * @tagname florin-payment-operations
 */
export class FlorinPaymentOperations extends ListElement<
  PaymentsAnswer,
  Panel,
  'florin-payment-operations-failed'
> {
  static readonly languages = operator;
  static override styles: CSSResultGroup = [ListElement.styles, styles];

  /** Reference of the payment to show; empty for the list. Set when the operator opens a payment. */
  @property({ reflect: true, useDefault: true }) reference = '';

  /** Shows only the payments that wait for an operator, the longest without news first. Set when the operator switches. */
  @property({ type: Boolean, reflect: true }) unsettled = false;

  /** Set where your merchant account captures each payment at once, so that its whole amount can be refunded. */
  @property({ type: Boolean, attribute: 'captured-at-once' }) capturedAtOnce = false;

  /** The IANA name of the zone that days and times are shown in, such as `Europe/Amsterdam`. Default: the reader's own. */
  @property({ attribute: 'time-zone' }) timeZone = '';

  /** Where the operator is in a payment, and whether they go somewhere else. */
  #place = '';
  #isMoving = false;
  readonly #words = new Words(this, () => this.language, english);
  /** That nothing is unsettled is good news, and no search in vain. */
  readonly #stateWords: ResourceWords = {
    text: (id, values) =>
      this.unsettled && id === 'filtered-empty'
        ? this.#words.text('all-settled')
        : this.#words.text(id, values),
  };
  protected readonly record = this.recordOf({
    id: () => this.reference,
    needs: () => 'operator.listPayments',
    words: this.#stateWords,
    failed: 'florin-payment-operations-failed',
    isEmpty: (answer) => 'items' in answer && (this.record.view?.isMissed ?? answer.items.length === 0),
    isFiltered: () => this.unsettled || this.record.view?.isNarrowed === true,
    view: async () => new (await import('./list/panel.js')).Panel(this.record, this, this.#words),
  });

  protected override willUpdate(): void {
    const place = `${this.reference} ${this.record.view?.place}`;
    // The focus moves on only where it is in this element.
    if (place !== this.#place && this.shadowRoot?.activeElement) this.#isMoving = true;
    this.#place = place;
  }

  protected get label(): string {
    return this.#words.text('payments');
  }

  protected override render(): TemplateResult {
    return html`${this.reference ? this.#back() : nothing} ${super.render()}`;
  }

  protected override updated(): void {
    super.updated();
    if (!this.#isMoving || this.record.resource.state === 'loading') return;
    this.#isMoving = false;
    // The list says itself where the focus returns to.
    if (this.reference) [...this.renderRoot.querySelectorAll<HTMLElement>('[data-arrive]')].at(-1)?.focus();
  }

  #back(): TemplateResult {
    const back = (): void => {
      if (this.record.view) this.record.view.back();
      else this.reference = '';
    };
    return html`<p class="back">
      <button type="button" part="back" @click=${back}>${this.#words.text('back')}</button>
    </p>`;
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-payment-operations': FlorinPaymentOperations;
  }
}
