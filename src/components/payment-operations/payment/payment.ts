import { apart } from '../../base/apart.js';
import { mainButtonStyles } from '../../parts/controls/main-button.css.js';
import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { PaymentFollowed } from '../events.js';
import type { Showing } from '../showing.js';
import { newsText, operationView, type OperationView } from './operation-view.js';
import { Operations } from './operations.js';
import { styles } from './payment.css.js';
import { openPayment, type PaymentsRecord } from './payments-record.js';
import { Settlement } from './settlement.js';
import { settlementText, settlementView, type SettlementView } from './settlement-view.js';
import { disputeLinks, erasureLink, paymentFacts, paymentHistory } from './payment-view.js';
import { moneyText } from './showing.js';
import { words as english } from '../../../words/compiled/payment-operations/payment/en.js';

export interface PaymentOptions {
  showing(): Showing;
}

/** One payment with its history, and what can be done to it. Loaded when the first one is opened. */
export class Payment {
  readonly #record: PaymentsRecord;
  readonly #options: PaymentOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #operations: Operations;
  readonly #settlement: Settlement;

  constructor(
    record: PaymentsRecord,
    element: { readonly capturedAtOnce: boolean },
    options: PaymentOptions,
  ) {
    this.#record = record;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#operations = new Operations(record, () => element.capturedAtOnce);
    this.#settlement = new Settlement(record);
    record.adopt(mainButtonStyles, styles);
  }

  /** Changes when the operator has got to something else than before. */
  get place(): string {
    const { step, news } = this.#operations;
    const { step: settling, news: settled } = this.#settlement;
    const operation = `${step?.name === 'choosing'} ${step === undefined} ${news?.ending}`;
    return `${operation} ${settling?.name === 'naming'} ${settling === undefined} ${settled?.word}`;
  }

  /** How the last thing ended. */
  get news(): string {
    const { news } = this.#operations;
    const { news: settled } = this.#settlement;
    const payment = openPayment(this.#record.answer);
    if (!payment) return '';
    if (settled) return settlementText(this.#view(payment), settled);
    return news ? newsText(this.#view(payment), news) : '';
  }

  get isBusy(): boolean {
    return [this.#operations.step, this.#settlement.step].some((step) => step?.name === 'sending');
  }

  reset(): void {
    this.#operations.reset();
    this.#settlement.reset();
  }

  render(payment: PaymentRecord): TemplateResult {
    const view = this.#view(payment);
    const { order, amount } = payment;
    return html`<h2 tabindex="-1" data-arrive>
        ${apart(order)} · ${moneyText(view, amount.value, amount.currency)}
      </h2>
      ${paymentFacts(view)} ${disputeLinks(view, (dispute) => this.#follow({ dispute, erasure: '' }))}
      ${
        this.#record.can('data-protection.requestErasure')
          ? erasureLink(view, (erasure) => this.#follow({ dispute: '', erasure }))
          : nothing
      }
      <div class="whole">${settlementView(view)} ${operationView(view)}</div>
      ${paymentHistory(view)}`;
  }

  #follow(detail: PaymentFollowed): void {
    this.#record.emit('florin-payment-followed', detail);
  }

  #view(payment: PaymentRecord): OperationView & SettlementView {
    return {
      ...this.#options.showing(),
      texts: this.#words,
      operations: this.#operations,
      settlement: this.#settlement,
      why: (trouble) => troubleText(this.#record.words, trouble),
      maySettle: this.#record.can('operator.settlePayment'),
      payment,
      position: this.#operations.position(payment),
      onLook: () => void this.#record.refresh(),
    };
  }
}
