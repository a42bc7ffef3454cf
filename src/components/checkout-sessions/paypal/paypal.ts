import { html, nothing, type TemplateResult } from 'lit';

import type { CallOutput } from '../../../client/operation.js';
import { amountText } from '../../parts/amount/amount.js';
import type { Ending } from '../../parts/resource/ending.js';
import type { Read } from '../../parts/form/field.js';
import { FormAct } from '../../parts/money-form/form-act.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import { sendingBy } from '../panel/form-words.js';
import { Made } from '../panel/made.js';
import type { Tab, TabOptions } from '../panel/sessions-record.js';
import { orderBody, orderRow, orderSections, type OrderBody } from './paypal-fields.js';

const FIELDS = ['pspReference', 'paymentData', 'currency', 'amount', 'tax'];

/** Another amount for an order that a shopper is approving at PayPal. */
export class PayPalOrder implements Tab {
  readonly #options: TabOptions;
  readonly #form: FormAct<Word, OrderBody, CallOutput<typeof orderRow>>;
  readonly #made: Made;
  #typed: Readonly<Record<string, string>> = {};
  #sent: OrderBody | undefined;
  #isRefused = false;

  constructor(options: TabOptions) {
    this.#options = options;
    const { record, element, words, now } = options;
    this.#made = new Made(
      options,
      {
        title: 'order-changed',
        dataTitle: 'payment-data-title',
        dataText: 'payment-data-text',
        another: 'another-order',
      },
      () => this.#another(),
    );
    this.#form = new FormAct(record, element, {
      words: sendingBy(words, 'change-order'),
      title: 'paypal-title',
      doubt: 'doubt-paypal',
      now,
      sections: () => orderSections(record.language),
      fresh: () => ({ currency: element.currency }),
      bodyOf: (read) => this.#bodyOf(read),
      // The shopper sees the new amount, and approves it or leaves.
      ask: () => undefined,
      mayBegin: ({ amount }) => record.emit('florin-before-paypal-order-change', { amount }),
      call: (client, body, idempotencyKey) => client.call(orderRow, body, { idempotencyKey }),
      onEnded: (ending, answer) => this.#onEnded(ending, answer),
      onLeave: () => this.#another(),
    });
    this.#form.open({}, '');
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty || this.#made.isShown;
  }

  leave(): void {
    this.#made.forget();
  }

  template(): TemplateResult {
    const { words } = this.#options;
    return html`<p class="narrow">${words.text('paypal-text')}</p>
      <div role="alert">
        ${
          this.#isRefused
            ? html`<p class="notice bad narrow" part="error">${words.text('paypal-refused')}</p>`
            : nothing
        }
      </div>
      ${this.#form.isOpen ? this.#form.template() : this.#sent ? this.#changedView(this.#sent) : ''}`;
  }

  #bodyOf(read: Read): OrderBody {
    this.#typed = Object.fromEntries(FIELDS.map((path) => [path, read(path)]));
    this.#isRefused = false;
    return orderBody(read, this.#options.record.language);
  }

  /** The platform answers that PayPal said no with success: only its word tells. */
  #onEnded(ending: Exclude<Ending, 'not-sent'>, answer: CallOutput<typeof orderRow> | undefined): void {
    const { record } = this.#options;
    this.#isRefused = ending === 'received' && answer?.status !== 'success';
    record.emit('florin-paypal-order-changed', { ending: this.#isRefused ? 'refused' : ending });
    if (ending !== 'received' || !answer) return;
    if (this.#isRefused) return this.#form.open(this.#typed);
    this.#sent = orderBody((path) => this.#typed[path] ?? '', record.language);
    this.#made.show(answer.paymentData);
  }

  #changedView({ amount, taxTotal, pspReference }: OrderBody): TemplateResult {
    const { record, words } = this.#options;
    const tax = taxTotal?.amount;
    const facts = factsView([
      [words.text('psp-reference'), pspReference && html`<bdi dir="ltr">${pspReference}</bdi>`],
      [words.text('amount'), amountText(amount, record.language)],
      [words.text('tax'), tax && amountText(tax, record.language)],
    ]);
    return this.#made.template({ facts });
  }

  #another(): void {
    this.#sent = undefined;
    this.#isRefused = false;
    this.#made.forget();
    this.#form.open();
  }
}
