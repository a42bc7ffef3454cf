import { html, nothing, type TemplateResult } from 'lit';

import type { PayoutRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import { factsView, type Fact } from '../../parts/record/facts-view.js';
import { words as english } from '../../../words/compiled/payouts/detail/en.js';
import { nameOf, type PayoutsRecord } from '../panel/payouts-record.js';
import { longTime, moneyText, payeeText, standingView, type Showing } from '../panel/showing.js';
import { expiryOf, isReviewable, standingOf } from '../panel/standing.js';
import type { Decision } from '../review/wish.js';

export interface DetailOptions {
  showing(): Showing;
  mayReview(): boolean;
  onBack(): void;
  onReview(payout: PayoutRecord, decision: Decision): void;
}

/** One payout: who is paid how much, where it stands and what that means, and the two buttons of an approver. */
export class Detail {
  readonly #options: DetailOptions;
  readonly #words: Words<keyof typeof english>;

  constructor(record: PayoutsRecord, options: DetailOptions) {
    this.#options = options;
    this.#words = record.wordsOf(english);
  }

  /** @param payout - Undefined where it is not among the payouts that are known. */
  template(id: string, payout: PayoutRecord | undefined): TemplateResult {
    const showing = this.#options.showing();
    return html`${backView(this.#words.text('back'), () => this.#options.onBack())}
      <section class="record">
        <div class="head">
          <h2 tabindex="-1"><bdi>${payout ? nameOf(payout) : plainText(id, 80)}</bdi></h2>
          ${payout ? standingView(showing, payout) : nothing}
        </div>
        ${payout ? this.#content(payout, showing) : html`<p class="quiet">${this.#words.text('missing')}</p>`}
      </section>`;
  }

  #content(payout: PayoutRecord, showing: Showing): TemplateResult {
    const { words, language, now } = showing;
    const clean = (text: string | undefined): string => plainText(text ?? '', 80);
    const facts: readonly Fact[] = [
      [words.text('column-amount'), moneyText(showing, payout)],
      [words.text('column-payee'), payeeText(showing, payout)],
      [this.#words.text('psp-reference'), clean(payout.pspReference)],
      [words.text('column-submitted'), longTime(language, payout.submittedAt)],
      [words.text('submitted-by'), clean(payout.submittedBy)],
      [
        words.text('column-expires'),
        standingOf(payout, now) === 'waiting' ? longTime(language, expiryOf(payout)) : '',
      ],
      [words.text('column-decided'), longTime(language, payout.decidedAt)],
      [this.#words.text('decided-by'), clean(payout.decidedBy)],
    ];
    return html`${factsView(facts)} ${this.#meaning(payout, showing)} ${this.#ways(payout, showing)}`;
  }

  /** What the state means, and what to do. */
  #meaning(payout: PayoutRecord, { now }: Showing): TemplateResult {
    const standing = standingOf(payout, now);
    const mayReview = this.#options.mayReview();
    const reference = payout.pspReference ?? payout.reference ?? '';
    const key =
      standing === 'waiting'
        ? !mayReview
          ? 'means-waiting'
          : payout.isOwn
            ? 'means-own'
            : 'means-yours'
        : standing === 'unknown' || standing === 'other'
          ? payout.pspReference === undefined
            ? 'means-unknown-submit'
            : 'means-unknown'
          : (`means-${standing}` as const);
    const tone = key.startsWith('means-unknown') ? 'due' : '';
    return html`<p class="notice ${tone}" part=${key === 'means-own' ? 'own' : 'notice'}>
      ${this.#words.text(key, { reference: plainText(reference, 80) })}
    </p>`;
  }

  #ways(payout: PayoutRecord, { now }: Showing): TemplateResult | typeof nothing {
    if (!this.#options.mayReview() || !isReviewable(payout, now)) return nothing;
    const button = (decision: Decision): TemplateResult =>
      html`<button
        type="button"
        class=${decision === 'confirm' ? 'main' : ''}
        part="${decision}-payouts"
        @click=${() => this.#options.onReview(payout, decision)}
      >
        ${this.#words.text(decision)}
      </button>`;
    return html`<div class="ways">${button('confirm')} ${button('decline')}</div>`;
  }
}
