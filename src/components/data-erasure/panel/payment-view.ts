import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/data-erasure/panel/en.js';
import { answerOf } from './answer.js';
import type { AskedPayment } from './asked-payment.js';

export interface PaymentView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly payments: readonly AskedPayment[];
  readonly isBusy: boolean;
  onAgain(payment: AskedPayment): void;
  onForce(payment: AskedPayment): void;
}

/** One payment: its reference, what the platform answered, and what can be done next. */
export function paymentView(payment: AskedPayment, view: PaymentView): TemplateResult {
  const { words, isBusy } = view;
  const { reference, result, waiting = 0, error } = payment;
  const { word, text, tone } = answerOf(payment);
  const button = (part: 'again' | 'force', name: string, act: () => void): TemplateResult =>
    html`<div class="ways">
      <button
        type="button"
        class="small"
        part=${part}
        aria-disabled=${isBusy}
        aria-label=${name}
        @click=${act}
      >
        ${words.text(part)}
      </button>
    </div>`;
  const again = () => isBusy || view.onAgain(payment);
  const force = () => isBusy || view.onForce(payment);
  return html`<li class="record" part="payment">
    <div class="head">
      <h4><bdi dir="ltr">${reference}</bdi></h4>
      <span class="mark ${tone}">${words.text(word)}</span>
    </div>
    ${error ? html`<p class="notice bad" part="error">${error}</p>` : html`<p>${words.text(text)}</p>`}
    ${
      waiting > 0
        ? html`<p class="notice due" part="waiting">${words.text('waiting-here', { count: waiting })}</p>`
        : nothing
    }
    ${
      result === 'ACTIVE_RECURRING_TOKEN_EXISTS'
        ? button('force', words.text('force-for', { reference }), force)
        : result
          ? nothing
          : button('again', words.text('again-for', { reference }), again)
    }
  </li>`;
}
