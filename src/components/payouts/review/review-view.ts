import { html, nothing, type TemplateResult } from 'lit';

import type { PayoutRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { totalsView } from '../../parts/table/totals-view.js';
import type { Word } from '../../../words/compiled/payouts/review/en.js';
import { nameOf } from '../panel/payouts-record.js';
import { moneyText, payeeText, totalLines, type Showing } from '../panel/showing.js';
import type { Total } from '../panel/totals.js';
import type { Answer, Decision, Wish } from './wish.js';

interface EffectView extends Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly payouts: readonly PayoutRecord[];
  readonly decision: Decision;
  readonly totals: readonly Total[];
}

/** What a decision does, to which payouts, and their sums. */
export const effectView = (view: EffectView): TemplateResult =>
  html`<div class="stack">
    <p>${view.texts.text(`effect-${view.decision}`)}</p>
    ${view.payouts.length > 1 ? totalsView(view.texts.text('sums'), totalLines(view, view.totals)) : nothing}
    <ul class="results" part="effect">
      ${view.payouts.map((payout) => html`<li>${line(view, payout)}</li>`)}
    </ul>
  </div>`;

const line = (showing: Showing, payout: PayoutRecord): TemplateResult =>
  html`<span class="what"
      ><bdi class="strong">${nameOf(payout)}</bdi>
      <span class="quiet"><bdi>${payeeText(showing, payout)}</bdi></span></span
    >
    <span class="strong">${moneyText(showing, payout)}</span>`;

export interface ResultsView extends Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly wishes: readonly Wish[];
  readonly isBusy: boolean;
  whyText(answer: Answer): string;
  onAgain(): void;
  onBack(): void;
}

const TONES: Readonly<Record<Answer['kind'], string>> = {
  done: 'good',
  refused: 'bad',
  'not-sent': '',
  unknown: 'due doubtful',
};

function row(view: ResultsView, { payout, decision, answer }: Wish): TemplateResult {
  const { texts } = view;
  const key = !answer ? 'waits' : answer.kind === 'done' ? (`done-${decision}` as const) : answer.kind;
  const why = answer ? view.whyText(answer) : '';
  return html`<li part="result">
    ${line(view, payout)} <span class="mark ${answer ? TONES[answer.kind] : ''}">${texts.text(key)}</span>
    ${why ? html`<span class="quiet">${why}</span>` : nothing}
  </li>`;
}

/** The answer for each payout, and the way to send those again that have no certain one. */
export function resultsView(view: ResultsView): TemplateResult {
  const { texts, wishes, isBusy } = view;
  const count = (kind: Answer['kind']): number => wishes.filter(({ answer }) => answer?.kind === kind).length;
  const again = count('unknown') + count('not-sent');
  const decision = wishes[0]?.decision ?? 'confirm';
  return html`<section class="record">
    <h2 tabindex="-1">${texts.text(`results-${decision}`, { count: wishes.length })}</h2>
    ${
      count('unknown') > 0
        ? html`<p class="notice due" part="doubt">${texts.text('doubt', { count: count('unknown') })}</p>`
        : nothing
    }
    <ul class="results" part="results">
      ${wishes.map((wish) => row(view, wish))}
    </ul>
    <div class="ways">
      <button type="button" class="main" part="back" aria-disabled=${isBusy} @click=${() => view.onBack()}>
        ${texts.text('back')}
      </button>
      ${
        again > 0 && !isBusy
          ? html`<button type="button" part="send-again" @click=${() => view.onAgain()}>
              ${texts.text('send-again', { count: again })}
            </button>`
          : nothing
      }
    </div>
  </section>`;
}
