import { html, nothing, type TemplateResult } from 'lit';

import type { CreateSweepConfiguration } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';
import type { FormWords } from '../../parts/form/field.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { Account } from '../panel/balances-record.js';
import { previewText } from '../panel/preview.js';
import { runsView } from '../panel/runs.js';
import { sentenceOf } from '../panel/sentence.js';
import type { View } from '../panel/view.js';

export interface ReviewView {
  readonly view: View;
  readonly words: FormWords;
  readonly account: Account;
  readonly plan: CreateSweepConfiguration;
  readonly isNew: boolean;
  readonly isSending: boolean;
  /** Whether it is not known what became of it. */
  readonly isDoubtful: boolean;
  /** What looking brought, or why it brought nothing. */
  readonly problem: string;
  onConfirm(): void;
  onBack(): void;
  onLook(): void;
}

/** A sweep as it would be, with its next runs and what it would do today. */
function planView({ view, words, account, plan }: Pick<ReviewView, 'view' | 'words' | 'account' | 'plan'>) {
  const { category, priorities = [], description } = plan;
  const list = new Intl.ListFormat(view.language, { type: 'unit' });
  const named = priorities.map((each) => words.text(`priority-${bareWord(each)}`));
  return html`<p><strong>${sentenceOf(view, plan, account.zone)}</strong></p>
    ${runsView(view, plan.schedule, account.zone)}
    <p part="preview">${previewText(view, plan, account)}</p>
    ${factsView([
      [words.text('category'), category && words.text(`category-${category}`)],
      [words.text('priorities'), named.length > 0 && list.format(named)],
      [words.text('described'), description],
    ])}`;
}

function doubtView({ words, isSending, isNew, problem, onLook, onConfirm }: ReviewView): TemplateResult {
  return html`<div class="stack" part="doubt">
    <p class="notice due" part="error" tabindex="-1">${words.text(isNew ? 'doubt' : 'doubt-change')}</p>
    ${problem ? html`<p>${problem}</p>` : nothing}
    <div class="ways">
      <button
        type="button"
        class="main"
        part="look"
        aria-disabled=${isSending}
        @click=${() => isSending || onLook()}
      >
        ${words.text('look')}
      </button>
      <button
        type="button"
        part="confirm send-again"
        aria-disabled=${isSending}
        @click=${() => isSending || onConfirm()}
      >
        ${words.text('send-again')}
      </button>
    </div>
  </div>`;
}

/** The second look: what is about to move money by itself. */
export function reviewView(review: ReviewView): TemplateResult {
  const { words, isNew, isSending, isDoubtful, onConfirm, onBack } = review;
  return html`<div class="record" part="review" role="group" aria-labelledby="review-title">
    <h4 id="review-title" tabindex="-1">${words.text(isDoubtful ? 'doubt-title' : 'review-title')}</h4>
    ${planView(review)}
    ${
      isDoubtful
        ? doubtView(review)
        : html`<p class="notice due">${words.text('review-effect')}</p>
            <div class="ways">
              <button
                type="button"
                class="main"
                part="confirm"
                aria-disabled=${isSending}
                @click=${() => isSending || onConfirm()}
              >
                ${words.text(isSending ? 'saving' : isNew ? 'confirm-new' : 'confirm-change')}
              </button>
              <button
                type="button"
                part="back"
                aria-disabled=${isSending}
                @click=${() => isSending || onBack()}
              >
                ${words.text('back')}
              </button>
            </div>`
    }
  </div>`;
}
