import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';

import type { PaymentRecord } from '../../../client/operator/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { Words } from '../../base/words.js';
import { apart, type Showing } from '../showing.js';
import { newsText, operationView, type OperationView } from './operation-view.js';
import { Operations, type OperationsOptions } from './operations.js';
import { styles } from './payment-panel.css.js';
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

  constructor(host: Host, options: PaymentPanelOptions) {
    this.#options = options;
    this.#words = new Words(host, () => options.language(), english, languages);
    this.#words.hostUpdate();
    this.#operations = new Operations(host, options);
    adoptStyles(host.renderRoot, styles);
  }

  /** Changes when the operator has got to something else than before. */
  get place(): string {
    const { step, news } = this.#operations;
    return `${step?.name === 'choosing'} ${step === undefined} ${news?.ending}`;
  }

  /** How the last thing ended. */
  get spoken(): string {
    const { news } = this.#operations;
    const payment = this.#options.payment();
    return news && payment ? newsText(this.#view(payment), news) : '';
  }

  /** For another payment. */
  reset(): void {
    this.#operations.reset();
  }

  template(payment: PaymentRecord): TemplateResult {
    const view = this.#view(payment);
    const { order, amount } = payment;
    return html`<h2 tabindex="-1" data-arrive>
        ${apart(order)} · ${moneyText(view, amount.value, amount.currency)}
      </h2>
      ${paymentFacts(view)}
      <div class="whole">${operationView(view)}</div>
      ${paymentHistory(view)}`;
  }

  #view(payment: PaymentRecord): OperationView {
    const { words, language, look } = this.#options;
    return {
      words,
      texts: this.#words,
      language: language(),
      operations: this.#operations,
      payment,
      position: this.#operations.position(payment),
      onLook: () => void look(),
    };
  }
}
