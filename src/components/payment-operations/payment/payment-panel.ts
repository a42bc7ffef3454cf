import { apart } from '../../base/apart.js';
import { mainButtonStyles } from '../../parts/controls/main-button.css.js';
import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';

import type { PaymentRecord } from '../../../client/operator/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { type Showing } from '../showing.js';
import { newsText, operationView, type OperationView } from './operation-view.js';
import { Operations, type OperationsOptions } from './operations.js';
import { styles } from './payment-panel.css.js';
import { Settlement } from './settlement.js';
import { settlementText, settlementView, type SettlementView } from './settlement-view.js';
import { paymentFacts, paymentHistory } from './payment-view.js';
import { moneyText } from './showing.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

export interface PaymentPanelOptions extends OperationsOptions {
  /** The host's own words, for what it says of a list too. */
  readonly words: Showing['words'];
}

/** One payment with its history, and what can be done to it. Loaded when the first one is opened. */
export class PaymentPanel {
  readonly #options: PaymentPanelOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #operations: Operations;
  readonly #settlement: Settlement;

  constructor(host: Host, options: PaymentPanelOptions) {
    this.#options = options;
    this.#words = new Words(host, () => options.language(), english, languages);
    this.#words.hostUpdate();
    this.#operations = new Operations(host, options);
    this.#settlement = new Settlement(host, options);
    for (const sheet of [mainButtonStyles, styles]) adoptStyles(host.renderRoot, sheet);
  }

  /** Changes when the operator has got to something else than before. */
  get place(): string {
    const { step, news } = this.#operations;
    const { step: settling, news: settled } = this.#settlement;
    const operation = `${step?.name === 'choosing'} ${step === undefined} ${news?.ending}`;
    return `${operation} ${settling?.name === 'naming'} ${settling === undefined} ${settled?.word}`;
  }

  /** How the last thing ended. */
  get spoken(): string {
    const { news } = this.#operations;
    const { news: settled } = this.#settlement;
    const payment = this.#options.payment();
    if (!payment) return '';
    if (settled) return settlementText(this.#view(payment), settled);
    return news ? newsText(this.#view(payment), news) : '';
  }

  /** For another payment. */
  reset(): void {
    this.#operations.reset();
    this.#settlement.reset();
  }

  template(payment: PaymentRecord): TemplateResult {
    const view = this.#view(payment);
    const { order, amount } = payment;
    return html`<h2 tabindex="-1" data-arrive>
        ${apart(order)} · ${moneyText(view, amount.value, amount.currency)}
      </h2>
      ${paymentFacts(view)}
      <div class="whole">${settlementView(view)} ${operationView(view)}</div>
      ${paymentHistory(view)}`;
  }

  #view(payment: PaymentRecord): OperationView & SettlementView {
    const { words, language, look } = this.#options;
    return {
      words,
      texts: this.#words,
      language: language(),
      operations: this.#operations,
      settlement: this.#settlement,
      payment,
      position: this.#operations.position(payment),
      onLook: () => void look(),
    };
  }
}
