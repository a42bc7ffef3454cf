import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/data-erasure/panel/en.js';
import type { AskedPayment } from './asked-payment.js';

export interface PaymentView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly payments: readonly AskedPayment[];
  readonly isBusy: boolean;
  onAgain(payment: AskedPayment): void;
  onForce(payment: AskedPayment): void;
}

interface Answer {
  readonly word: Word;
  readonly text: Word;
  readonly tone: 'good' | 'due' | 'bad' | '';
}

const ANSWERS: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['SUCCESS', { word: 'accepted', text: 'accepted-text', tone: 'good' }],
  ['ALREADY_PROCESSED', { word: 'already-erased', text: 'already-erased-text', tone: 'good' }],
  ['PAYMENT_NOT_FOUND', { word: 'not-found', text: 'not-found-text', tone: 'due' }],
  ['ACTIVE_RECURRING_TOKEN_EXISTS', { word: 'in-use', text: 'in-use-text', tone: 'due' }],
]);
const UNKNOWN: Answer = { word: 'unknown-answer', text: 'unknown-answer-text', tone: 'bad' };
const NONE: Answer = { word: 'no-answer', text: 'no-answer-text', tone: 'bad' };
const NOT_ASKED: Answer = { word: 'not-asked', text: 'not-asked-text', tone: '' };

/** What the answer is called, and what it means. */
export const answerOf = ({ result, error }: AskedPayment): Answer =>
  result === undefined ? (error ? NONE : NOT_ASKED) : (ANSWERS.get(result) ?? UNKNOWN);

/** One payment: its reference, what the platform answered, and what can be done next. */
export function paymentView(payment: AskedPayment, view: PaymentView): TemplateResult {
  const { words, isBusy } = view;
  const { reference, result, error } = payment;
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
      result === 'ACTIVE_RECURRING_TOKEN_EXISTS'
        ? button('force', words.text('force-for', { reference }), force)
        : result
          ? nothing
          : button('again', words.text('again-for', { reference }), again)
    }
  </li>`;
}
