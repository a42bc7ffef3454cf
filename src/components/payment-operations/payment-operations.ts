import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { CallOptions, Client } from '../../client/index.js';
import { getPayment, listPayments, listUnsettled, type PaymentPage } from '../../client/operator/index.js';
import { Words } from '../base/words.js';
import { fieldStyles } from '../parts/controls/field.css.js';
import { RecordElement } from '../parts/record/record-element.js';
import { troubleText } from '../parts/resource/resource-view.js';
import type { ResourceWords } from '../parts/resource/resource-words.js';
import type { PaymentTable } from './list/payment-table.js';
import { listSkeleton } from './list-skeleton.js';
import { styles } from './payment-operations.css.js';
import type { Payment } from './payment/payment.js';
import type { KnownPayments, PaymentsAnswer, PaymentsInput } from './payment/payments-record.js';
import { words as english } from '../../words/compiled/payment-operations/en.js';
import { operator } from '../../words/operator.js';

/** Milliseconds without a keystroke after which a search begins. */
const PAUSE = 250;

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
 * @fires {CustomEvent<PaymentOpened>} florin-payment-opened - The operator opened a payment, or went back to the list. Use
 *   it to update the page's address.
 * @fires {CustomEvent<PaymentOperationsFailed>} florin-payment-operations-failed - Payments could not be loaded.
 * @csspart search - The field for a reference to search by.
 * @csspart filter - The switch between all payments and those that wait for an operator.
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
export class FlorinPaymentOperations extends RecordElement<
  PaymentsAnswer,
  Payment,
  'florin-payment-operations-failed'
> {
  static readonly languages = operator;
  static override styles: CSSResultGroup = [RecordElement.styles, fieldStyles, styles];

  /** Reference of the payment to show; empty for the list. Set when the operator opens a payment. */
  @property({ reflect: true, useDefault: true }) reference = '';

  /** Shows only the payments that wait for an operator, the longest without news first. Set when the operator switches. */
  @property({ type: Boolean, reflect: true }) unsettled = false;

  /** Set where your merchant account captures each payment at once, so that its whole amount can be refunded. */
  @property({ type: Boolean, attribute: 'captured-at-once' }) capturedAtOnce = false;

  /** What stands in the field, and what of it is looked for. */
  #typed = '';
  #search = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the operator is, and whether they go somewhere else. */
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
  protected readonly skeleton = listSkeleton;
  protected readonly record = this.recordOf({
    id: () => this.reference,
    question: () => [this.reference, this.unsettled],
    words: this.#stateWords,
    failed: 'florin-payment-operations-failed',
    isEmpty: (answer) => 'items' in answer && answer.items.length === 0,
    isFiltered: () => this.unsettled || this.#search !== '',
    load: (client, options) => this.#load(client, options),
    view: async () => new (await import('./payment/payment.js')).Payment(this.record, this, this.#words),
  });
  #table: PaymentTable | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

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
    return html`${this.reference ? this.#back() : this.#filter()} ${super.render()}`;
  }

  protected override ready(answer: PaymentsAnswer): TemplateResult {
    return 'history' in answer
      ? html`<div class="whole">${this.#stale()} ${super.ready(answer)}</div>`
      : html`${this.#stale()} ${this.#table?.template()}`;
  }

  protected override updated(): void {
    super.updated();
    if (!this.#isMoving || this.record.resource.state === 'loading') return;
    this.#isMoving = false;
    [...this.renderRoot.querySelectorAll<HTMLElement>('[data-arrive]')].at(-1)?.focus();
  }

  #filter(): TemplateResult {
    const { unsettled } = this;
    return html`<div class="search">
      ${unsettled ? nothing : this.#field()}
      <button
        type="button"
        part="filter"
        aria-pressed=${unsettled}
        ?data-arrive=${unsettled}
        @click=${() => (this.unsettled = !unsettled)}
      >
        ${this.#words.text('unsettled-only')}
      </button>
    </div>`;
  }

  #field(): TemplateResult {
    return html`<label for="search">${this.#words.text('search')}</label>
      <input
        id="search"
        part="search"
        type="search"
        autocomplete="off"
        maxlength="80"
        dir="auto"
        .value=${this.#typed}
        aria-describedby="search-hint"
        data-arrive
        @input=${({ target }: Event) => this.#onSearch((target as HTMLInputElement).value)}
      />
      <p id="search-hint" class="quiet">${this.#words.text('search-hint')}</p>`;
  }

  #back(): TemplateResult {
    return html`<p class="search">
      <button type="button" part="back" @click=${() => this.#open('')}>${this.#words.text('back')}</button>
    </p>`;
  }

  /** What is shown may be old: the last time it was asked for, no answer came. */
  #stale(): TemplateResult | typeof nothing {
    const trouble = this.record.resource.trouble ?? this.#table?.pages.trouble;
    return trouble
      ? html`<p class="panel trouble" role="alert">${troubleText(this.#words, trouble)}</p>`
      : nothing;
  }

  async #load(client: Client, options: CallOptions): Promise<PaymentsAnswer> {
    const { reference } = this;
    if (!reference) return this.#list(client, options);
    const [payment] = await Promise.all([
      client.call(getPayment, { reference }, options),
      this.record.loadView(),
    ]);
    return payment;
  }

  async #list(client: Client, options: CallOptions): Promise<KnownPayments> {
    const input = this.unsettled ? {} : { search: this.#search };
    const [answer, table] = await Promise.all([this.#page(client, input, options), this.#loadTable()]);
    return table.read(input, answer);
  }

  #page(client: Client, input: PaymentsInput, options: CallOptions): Promise<PaymentPage> {
    return client.call(this.unsettled ? listUnsettled : listPayments, input, options);
  }

  async #loadTable(): Promise<PaymentTable> {
    const { PaymentTable } = await import('./list/payment-table.js');
    return (this.#table ??= new PaymentTable(this, {
      client: () => this.connection.client,
      showing: () => ({ words: this.#words, language: this.language }),
      isUnsettled: () => this.unsettled,
      known: () => {
        const { answer } = this.record;
        return answer && 'items' in answer ? answer : undefined;
      },
      show: (known) => this.record.show(known),
      ask: (client, input, options) => this.#page(client, input, options),
      onOpen: (reference) => this.#open(reference),
    }));
  }

  #onSearch(text: string): void {
    this.#typed = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#search = text.trim();
      void this.refresh();
    }, PAUSE);
  }

  #open(reference: string): void {
    this.reference = reference;
    this.record.emit('florin-payment-opened', { reference });
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-payment-operations': FlorinPaymentOperations;
  }
}
