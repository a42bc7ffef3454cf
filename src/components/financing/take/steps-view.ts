import { html, nothing, type TemplateResult } from 'lit';

import type { GrantOffer } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { problemView, submitting, wayButton, type MoneyStep } from '../../parts/money-form/form-view.js';
import type { Word } from '../../../words/compiled/financing/take/en.js';
import { factsView } from '../../parts/record/facts-view.js';
import { hundredOf, shareText, type Cost } from '../panel/figures.js';

interface TakeStep extends MoneyStep {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly offer: GrantOffer;
  readonly cost: Cost;
  /** What the account that gets the money is called. */
  readonly target: string;
}

/** What the seller gets and gives, as one would say it. */
function sentences({ texts, language, offer, cost, target }: TakeStep): readonly string[] {
  const sum = (amount: Cost['fee']): string => amountText(amount, language);
  const { basisPoints, term, threshold } = offer.repayment ?? {};
  const days = {
    estimated: term?.estimatedDays ?? 0,
    longest: term?.maximumDays ?? 0,
  };
  return [
    texts.text('you-get', { gives: sum(cost.gives), target: apart(target) }),
    texts.text('you-pay', {
      total: sum(cost.total),
      fee: sum(cost.fee),
      each: sum(cost.each),
      hundred: sum(hundredOf(cost.gives.currency)),
    }),
    basisPoints ? texts.text('by-share', { share: apart(shareText(basisPoints, language)) }) : '',
    threshold ? texts.text('at-least', { least: sum(threshold.amount) }) : '',
    days.estimated ? texts.text(days.longest ? 'takes-at-most' : 'takes', days) : '',
  ].filter(Boolean);
}

const sentenceView = (view: TakeStep): TemplateResult =>
  html`<div class="stack" part="sentence">${sentences(view).map((text) => html`<p>${text}</p>`)}</div>`;

interface ReviewView extends TakeStep {
  readonly isAgreed: boolean;
  /** The box was not ticked when the offer was to be taken. */
  readonly isAgreedMissing: boolean;
  onAgree(isAgreed: boolean): void;
  onSubmit(): void;
  onBack(): void;
}

function termsView({ texts, offer }: TakeStep): TemplateResult {
  const isLoan = bareWord(offer.contractType) === 'loan';
  return html`<div class="notice due" part="terms">
    <slot name="terms">${texts.text(isLoan ? 'terms-loan' : 'terms')}</slot>
  </div>`;
}

/** What is about to be agreed, in sentences; the notice; and the box that says that it was read. */
export function reviewView(view: ReviewView): TemplateResult {
  const { texts, cost, language, isBusy, isAgreed, isAgreedMissing } = view;
  const sum = amountText(cost.gives, language);
  return html`<form
    class="record step"
    part="review"
    novalidate
    @submit=${submitting(() => isBusy || view.onSubmit())}
  >
    <h2 tabindex="-1">${texts.text('review')}</h2>
    ${sentenceView(view)} ${termsView(view)}
    <div class="field">
      <label class="check" part="agree">
        <input
          id="agree"
          type="checkbox"
          aria-required="true"
          aria-invalid=${isAgreedMissing}
          aria-describedby="agree-fault"
          .checked=${isAgreed}
          @change=${({ target }: Event) => view.onAgree((target as HTMLInputElement).checked)}
        />
        <span>${texts.text('agree')}</span>
      </label>
      <span class="fault" id="agree-fault" role="alert"
        >${isAgreedMissing ? texts.text('agree-first') : nothing}</span
      >
    </div>
    ${problemView(view)}
    <div class="ways">
      <button class="main" part="submit" aria-disabled=${isBusy}>
        ${isBusy ? texts.text('sending') : texts.text('submit', { sum })}
      </button>
      <button type="button" part="back" @click=${() => isBusy || view.onBack()}>
        ${texts.text('change')}
      </button>
    </div>
  </form>`;
}

interface DoubtView extends TakeStep {
  onLook(): void;
  onAgain(): void;
  onLeave(): void;
}

/** It is not known whether the offer was taken: nothing is said of what it means. */
export function doubtView(view: DoubtView): TemplateResult {
  const { texts, cost, language, target } = view;
  return html`<section class="record step">
    <h2 tabindex="-1">${texts.text('doubt-title')}</h2>
    ${factsView([
      [texts.text('offer'), amountText(cost.gives, language)],
      [texts.text('target'), target],
    ])}
    <p class="notice due" part="doubt">${texts.text('doubt')}</p>
    ${problemView(view)}
    <div class="ways">
      ${wayButton(view, 'look', texts.text('look'), () => view.onLook(), true)}
      ${wayButton(view, 'send-again', texts.text('send-again'), () => view.onAgain())}
      ${wayButton(view, 'back', texts.text('back'), () => view.onLeave())}
    </div>
  </section>`;
}
