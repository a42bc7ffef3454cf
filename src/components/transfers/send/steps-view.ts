import { html, nothing, type TemplateResult } from 'lit';

import type { Amount } from '../../../client/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import { typedSum } from '../../parts/money-form/typed-sum.js';
import { problemView, submitting, wayButton, type MoneyStep } from '../../parts/money-form/form-view.js';
import { factsView, type Fact } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/transfers/send/en.js';
import type { Intent } from './intent.js';
import type { Offer } from './routes.js';

export interface SendStep extends MoneyStep {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly intent: Intent;
}

interface ReviewView extends SendStep {
  /** What the paying account and the receiving one are called. */
  readonly sourceText: string;
  readonly targetText: string;
  readonly offers: readonly Offer[];
  readonly speed: string;
  /** The platform could not say whether a bank issues such numbers. */
  readonly isUnchecked: boolean;
  onSpeed(speed: string): void;
  onSubmit(): void;
  onBack(): void;
}

const speedView = ({ texts, offers, speed, onSpeed }: ReviewView): TemplateResult | typeof nothing =>
  offers.length === 0
    ? nothing
    : html`<fieldset class="speeds" part="speeds">
        <legend>${texts.text('speed')}</legend>
        ${offers.map(
          (offer) =>
            html`<label>
              <input
                type="radio"
                name="speed"
                .value=${offer.speed}
                .checked=${offer.speed === speed}
                ?disabled=${!offer.isFit}
                @change=${() => onSpeed(offer.speed)}
              />
              <span class="what"
                ><span>${offer.text}</span
                >${offer.needs ? html`<span class="quiet">${offer.needs}</span>` : nothing}</span
              >
            </label>`,
        )}
      </fieldset>`;

/** Repeats who is paid, how much and from where, offers the speeds, and says what happens next. */
export function reviewView(view: ReviewView): TemplateResult {
  const { texts, intent, language, isBusy, sourceText, targetText, onSubmit, onBack } = view;
  const { amount, body } = intent;
  const { address } = body.counterparty.bankAccount?.accountHolder ?? {};
  const facts: readonly Fact[] = [
    [texts.text('amount'), amountText(amount, language)],
    [texts.text('to'), targetText],
    [texts.text('source'), sourceText],
    [texts.text('line1'), [address?.line1, address?.city, address?.country].filter(Boolean).join(', ')],
    [texts.text('description'), body.description],
    [texts.text('reference'), body.reference],
    [texts.text('beneficiary-reference'), body.referenceForBeneficiary],
  ];
  return html`<form class="record step" part="review" @submit=${submitting(() => isBusy || onSubmit())}>
    <h2 tabindex="-1">${texts.text('review')}</h2>
    ${factsView(facts)} ${speedView(view)}
    ${view.isUnchecked ? html`<p class="notice due" part="notice">${texts.text('unchecked')}</p>` : nothing}
    <p class="notice" part="notice">${texts.text('then')}</p>
    ${problemView(view)}
    <div class="ways">
      <button class="main" part="submit" aria-disabled=${isBusy}>
        ${texts.text(isBusy ? 'sending' : 'submit')}
      </button>
      <button type="button" part="back" @click=${() => isBusy || onBack()}>${texts.text('change')}</button>
    </div>
  </form>`;
}

/** Has the sum typed before it leaves. */
export const sumQuestion = (
  texts: Pick<Words<Word>, 'text'>,
  amount: Amount,
  language: string,
): Omit<Confirmation, 'onYes'> => ({
  title: texts.text('ask', { sum: amountText(amount, language) }),
  text: html`<p>${texts.text('then')}</p>`,
  yes: texts.text('submit'),
  no: texts.text('change'),
  typed: typedSum(texts, amount, language),
});

interface ChallengeView extends SendStep {
  /** Milliseconds that are left; none where it is over. */
  readonly left: number;
  readonly isFailed: boolean;
  onAgain(): void;
  onBack(): void;
}

const clockText = (left: number): string => {
  const seconds = Math.ceil(left / 1000);
  return apart(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
};

/** Waits for what a device of the account holder signs. */
export function challengeView(view: ChallengeView): TemplateResult {
  const { texts, intent, language, left, isFailed, onAgain, onBack } = view;
  const isOver = isFailed || left <= 0;
  return html`<section class="record step" part="challenge">
    <h2 tabindex="-1">${texts.text('challenge-title')}</h2>
    <p class="strong">${amountText(intent.amount, language)}</p>
    <p class="notice due" part="notice">
      ${
        isOver
          ? texts.text(isFailed ? 'challenge-failed' : 'challenge-over')
          : texts.text('challenge', { time: clockText(left) })
      }
    </p>
    ${problemView(view)}
    <div class="ways">
      ${isOver ? wayButton(view, 'challenge-again', texts.text('challenge-again'), onAgain, true) : nothing}
      ${wayButton(view, 'back', texts.text('change'), onBack)}
    </div>
  </section>`;
}

interface EndView extends Omit<SendStep, 'intent'> {
  readonly intent: Pick<Intent, 'amount' | 'reference'>;
  readonly isDone: boolean;
  readonly transfer: string;
  onOpen(): void;
  onLook(): void;
  onAgain(): void;
  onNew(): void;
  onBack(): void;
}

/** That the platform has it; or that it is not known, and what to do. */
export function endView(view: EndView): TemplateResult {
  const { texts, intent, language, isDone, transfer } = view;
  const button = (part: string, word: Word, act: () => void, isMain = false): TemplateResult =>
    wayButton(view, part, texts.text(word), act, isMain);
  return html`<section class="record step">
    <h2 tabindex="-1">${texts.text(isDone ? 'received' : 'doubt-title')}</h2>
    <p>
      <bdi class="strong">${intent.reference}</bdi>
      <span class="strong">${amountText(intent.amount, language)}</span>
    </p>
    ${
      isDone
        ? html`<p class="notice good" part="notice">${texts.text('next')}</p>`
        : html`<p class="notice due" part="doubt">${texts.text('doubt')}</p>`
    }
    ${problemView(view)}
    <div class="ways">
      ${
        isDone
          ? html`${transfer ? button('follow', 'open', () => view.onOpen(), true) : nothing}
            ${button('new', 'another', () => view.onNew())}`
          : html`${intent.reference ? button('look', 'look', () => view.onLook(), true) : nothing}
            ${button('send-again', 'send-again', () => view.onAgain())}`
      }
      ${button('back', 'back', () => view.onBack())}
    </div>
  </section>`;
}
