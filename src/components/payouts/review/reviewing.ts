import type { TemplateResult } from 'lit';

import { parseAmount } from '../../../client/index.js';
import type { PayoutRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { apart } from '../../base/apart.js';
import { amountText } from '../../parts/amount/amount.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Failure } from '../../parts/record/record-options.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/payouts/review/en.js';
import { idOf, type PayoutsRecord } from '../panel/payouts-record.js';
import type { Showing } from '../panel/showing.js';
import { totalsOf } from '../panel/totals.js';
import { effectView, resultsView } from './review-view.js';
import { reviewStyles } from './review.css.js';
import { ANSWER_KINDS, send, wishFor, type Answer, type Decision, type Wish } from './wish.js';

export interface ReviewingOptions {
  showing(): Showing;
  onBack(): void;
}

/** The next one would fare no better. */
const NO_USE: ReadonlySet<Failure['cause'] | undefined> = new Set(['offline', 'network', 'rate-limited']);

/** A decision about payouts: the question with the sum to type, and an answer for each. Loaded with the first one. */
export class Reviewing {
  readonly #record: PayoutsRecord;
  readonly #options: ReviewingOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #dialog: ConfirmDialog;
  /** Of which it is not certain how they ended, by payout and decision: asked for anew, they keep their keys. */
  readonly #open = new Map<string, Wish>();
  #wishes: readonly Wish[] = [];
  #isBusy = false;

  constructor(record: PayoutsRecord, host: RenderingHost, options: ReviewingOptions) {
    this.#record = record;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#dialog = new ConfirmDialog(host);
    record.adopt(reviewStyles, ...confirmStyles);
  }

  /** Whether answers are shown. */
  get isOpen(): boolean {
    return this.#wishes.length > 0;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  reset(): void {
    this.#wishes = [];
  }

  dialog(): unknown {
    return this.#dialog.template();
  }

  template(): TemplateResult {
    return resultsView({
      ...this.#options.showing(),
      texts: this.#words,
      wishes: this.#wishes,
      isBusy: this.#isBusy,
      whyText: (answer) => this.#whyText(answer),
      onAgain: () => void this.#send(this.#wishes.filter(({ answer }) => isOpenEnded(answer))),
      onBack: () => this.#back(),
    });
  }

  /** Names what is confirmed or declined, and what that does. Before money leaves, its sums are typed. */
  ask(payouts: readonly PayoutRecord[], decision: Decision): void {
    if (this.#isBusy || payouts.length === 0) return;
    const showing = this.#options.showing();
    const { language } = showing;
    const count = payouts.length;
    const totals = totalsOf(payouts);
    this.#dialog.ask({
      title: this.#words.text(`ask-${decision}`, { count }),
      text: effectView({ ...showing, texts: this.#words, payouts, decision, totals }),
      yes: this.#words.text(`yes-${decision}`, { count }),
      no: this.#words.text('leave'),
      typed:
        decision === 'decline'
          ? []
          : totals.map(({ amount }) => ({
              label: this.#words.text('type-sum', {
                sum: amountText(amount, language),
                currency: amount.currency,
              }),
              wrong: this.#words.text('type-wrong', { sum: amountText(amount, language) }),
              isRight: (text) => parseAmount(text, amount.currency, language) === amount.value,
            })),
      onYes: () => this.#begin(payouts, decision),
    });
  }

  #begin(payouts: readonly PayoutRecord[], decision: Decision): void {
    const detail = {
      decision,
      payouts: Object.freeze(payouts.map(({ pspReference = '' }) => pspReference)),
      totals: Object.freeze(totalsOf(payouts).map(({ amount }) => amount)),
    };
    if (!this.#record.emit('florin-before-payouts-review', detail)) return;
    this.#wishes = payouts.map(
      (payout) => this.#open.get(placeOf(payout, decision)) ?? wishFor(payout, decision),
    );
    void this.#send(this.#wishes);
  }

  /** One payout after the other: each has an answer of its own. */
  async #send(wishes: readonly Wish[]): Promise<void> {
    const { client } = this.#record;
    const [first] = wishes;
    if (!client || this.#isBusy || !first) return;
    this.#isBusy = true;
    this.#record.focus('h2[tabindex]');
    for (const [done, wish] of wishes.entries()) {
      this.#record.say(this.#words.text('sending', { done, count: wishes.length }));
      const answer = await send(client, wish, (error) => this.#record.failed(error));
      this.#put(wish, answer);
      if (!NO_USE.has(answer.failure?.cause)) continue;
      for (const left of wishes.slice(done + 1)) this.#put(left, { kind: 'not-sent' });
      break;
    }
    this.#isBusy = false;
    const sent = new Set(wishes.map(({ key }) => key));
    const tally = tallyOf(this.#wishes.filter(({ key }) => sent.has(key)));
    const { done, refused, 'not-sent': notSent, unknown } = tally;
    this.#record.emit('florin-payouts-reviewed', {
      decision: first.decision,
      done,
      refused,
      notSent,
      unknown,
    });
    this.#record.say(this.#words.text('summary', { done, refused, notSent, unknown }));
    this.#record.focus('h2[tabindex]');
    await this.#record.refresh();
  }

  #put(wish: Wish, answer: Answer): void {
    const place = placeOf(wish.payout, wish.decision);
    const ended = { ...wish, answer };
    if (isOpenEnded(answer)) this.#open.set(place, ended);
    else this.#open.delete(place);
    this.#wishes = this.#wishes.map((each) => (each.key === wish.key ? ended : each));
    this.#record.update();
  }

  /** Why there is no certain answer, or which no it was. */
  #whyText({ kind, told, failure }: Answer): string {
    if (told) return this.#words.text('unknown-word', { told: isolatedText(told, 80) });
    if (!failure) return '';
    if (failure.isRefused) return this.#words.text('refused-why', { code: apart(failure.code) });
    return failure.cause === 'unauthorised' && kind === 'refused'
      ? this.#words.text('not-yours')
      : troubleText(this.#record.words, failure);
  }

  #back(): void {
    if (this.#isBusy) return;
    this.reset();
    this.#record.update();
    this.#options.onBack();
  }
}

const placeOf = (payout: PayoutRecord, decision: Decision): string => `${decision} ${idOf(payout)}`;

/** Whether it may be sent again, under the same key. */
const isOpenEnded = (answer: Answer | undefined): boolean =>
  answer === undefined || answer.kind === 'unknown' || answer.kind === 'not-sent';

function tallyOf(wishes: readonly Wish[]): Readonly<Record<Answer['kind'], number>> {
  const counts = ANSWER_KINDS.map((kind) => [
    kind,
    wishes.filter(({ answer }) => answer?.kind === kind).length,
  ]);
  return Object.fromEntries(counts) as Record<Answer['kind'], number>;
}
