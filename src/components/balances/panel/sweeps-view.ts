import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { SweepConfiguration } from '../../../client/balance-platform/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { isLeaving, removalButton } from '../../parts/resource/removal-button.js';
import type { Account } from './balances-record.js';
import { previewText } from './preview.js';
import { reasonText } from './reasons.js';
import { nextText } from './runs.js';
import { sentenceOf } from './sentence.js';
import type { SweepNote, SweepRemoval } from './sweep-changes.js';
import type { View } from './view.js';

export interface SweepsView extends View {
  readonly mayAdd: boolean;
  readonly mayChange: boolean;
  readonly mayRemove: boolean;
  /** What has just been tried with a sweep. */
  noteOf(sweep: SweepConfiguration): SweepNote | undefined;
  removalOf(sweep: SweepConfiguration): SweepRemoval;
  /** The form of a sweep that is being changed, or of a new one where no id is given. */
  form(account: Account, id: string): TemplateResult | undefined;
  onAdd(account: Account): void;
  onEdit(account: Account, sweep: SweepConfiguration): void;
  onPause(account: Account, sweep: SweepConfiguration): void;
  onRemove(account: Account, sweep: SweepConfiguration): void;
  onUndo(account: Account, sweep: SweepConfiguration): void;
}

const LOOKS = { active: 'good', paused: '', stopped: 'due' } as const;

/** One that a person has paused has no reason. */
const stateOf = ({ status, reason }: SweepConfiguration): keyof typeof LOOKS =>
  status !== 'inactive' ? 'active' : reason === undefined ? 'paused' : 'stopped';

function waysView(view: SweepsView, account: Account, sweep: SweepConfiguration, what: string) {
  const { words } = view;
  const { removal } = view.removalOf(sweep);
  const isBusy = view.noteOf(sweep)?.isBusy === true;
  const button = (part: 'edit' | 'pause', word: 'edit' | 'pause' | 'resume', onClick: () => void) =>
    html`<button
      type="button"
      class="small"
      part=${part}
      aria-label="${words.text(word)}: ${what}"
      aria-disabled=${isBusy}
      @click=${() => isBusy || onClick()}
    >
      ${words.text(word)}
    </button>`;
  return html`<div class="ways">
    ${
      isLeaving(removal) || !view.mayChange
        ? nothing
        : html`${button('edit', 'edit', () => view.onEdit(account, sweep))}
          ${button('pause', sweep.status === 'inactive' ? 'resume' : 'pause', () => view.onPause(account, sweep))}`
    }
    ${
      view.mayRemove
        ? removalButton({
            removal,
            what,
            words,
            onRemove: () => view.onRemove(account, sweep),
            onUndo: () => view.onUndo(account, sweep),
          })
        : nothing
    }
  </div>`;
}

/** What becomes of a sweep: what it would do today, why it was switched off, or that it is about to go. */
function fateView(view: SweepsView, account: Account, sweep: SweepConfiguration): TemplateResult {
  const { words } = view;
  const { removal } = view.removalOf(sweep);
  if (removal && removal.phase !== 'failed') return html`<p class="quiet">${words.text(removal.phase)}</p>`;
  const { reason, description = '' } = sweep;
  const state = stateOf(sweep);
  return html`${description ? html`<p class="quiet"><bdi>${plainText(description, 140)}</bdi></p>` : nothing}
  ${
    reason === undefined ? nothing : html`<p class="notice due" part="reason">${reasonText(view, reason)}</p>`
  }
  ${state === 'paused' ? html`<p class="quiet">${words.text('paused-means')}</p>` : nothing}
  ${
    state === 'active'
      ? html`<p class="quiet">${nextText(view, sweep.schedule, account.zone)}</p>
          <p part="preview">${previewText(view, sweep, account)}</p>`
      : nothing
  }`;
}

function sweepView(view: SweepsView, account: Account, sweep: SweepConfiguration): TemplateResult {
  const form = view.form(account, sweep.id);
  if (form) return html`<li>${form}</li>`;
  const { words } = view;
  const state = stateOf(sweep);
  const what = sentenceOf(view, sweep, account.zone);
  const { removal, problem } = view.removalOf(sweep);
  const text = problem || view.noteOf(sweep)?.text;
  return html`<li
    class="record ${removal?.phase ?? ''}"
    part="sweep ${state}"
    data-sweep=${sweep.id}
    aria-busy=${view.noteOf(sweep)?.isBusy === true}
  >
    <div class="head">
      <h5 part="sentence">${what}</h5>
      <span class="mark ${LOOKS[state]}" part="status">${words.text(state)}</span>
    </div>
    ${fateView(view, account, sweep)} ${text ? html`<p class="notice bad" part="error">${text}</p>` : nothing}
    ${view.mayChange || view.mayRemove ? waysView(view, account, sweep, what) : nothing}
  </li>`;
}

/** The payout schedule of an account. It stands whatever the balance is. */
export function sweepsView(view: SweepsView, account: Account): TemplateResult {
  const { words, mayAdd } = view;
  const { sweeps, status } = account;
  const form = view.form(account, '');
  return html`<div class="stack schedule">
    <h4>${words.text('schedule')}</h4>
    ${
      sweeps.length === 0
        ? html`<p class="quiet">${words.text('no-sweeps')}</p>`
        : html`<ul>
            ${repeat(
              sweeps,
              ({ id }) => id,
              (sweep) => sweepView(view, account, sweep),
            )}
          </ul>`
    }
    ${form ?? nothing}
    ${
      form || !mayAdd || status === 'closed'
        ? nothing
        : html`<p>
            <button type="button" part="add" @click=${() => view.onAdd(account)}>${words.text('add')}</button>
          </p>`
    }
  </div>`;
}
