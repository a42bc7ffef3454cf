import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { submitting } from '../../parts/money-form/form-view.js';
import { backView } from '../../parts/record/back-view.js';
import { waysView } from '../shell/ways-view.js';
import { writingView } from '../shell/writing-view.js';
import { clashView } from './clash-view.js';
import { compareView } from './compare-view.js';
import { gridView } from './grid-view.js';
import { missingView } from './missing-view.js';
import type { DeskView } from './showing.js';

/** One environment: its name, its variables, and what can be done with it. */
export function deskView(view: DeskView): TemplateResult {
  const { words, editing, writing, news, comparing, onLook } = view;
  const { isBusy } = writing;
  return html`<div class="stack">
    ${backView(words.text('back'), view.onBack)}
    <form
      class="record"
      part="form"
      novalidate
      autocomplete="off"
      @submit=${submitting(() => isBusy || view.onSave())}
    >
      <div class="head">
        <h2 tabindex="-1"><bdi>${editing.base.name}</bdi></h2>
        ${modeView(view)}
      </div>
      ${editing.clash ? clashView(view, editing.clash) : contentView(view)}
      ${writingView(words, writing, onLook)}
      ${news ? html`<p class="notice good" part="notice" tabindex="-1">${news}</p>` : nothing}
      ${
        editing.clash
          ? nothing
          : waysView({ ...view, isDirty: editing.isDirty, remove: words.text('delete-this') })
      }
    </form>
    ${
      editing.clash
        ? nothing
        : html`${missingView(view)} ${compareView({ words, editing, comparing, onUpdate: view.onUpdate })}`
    }
  </div>`;
}

function modeView({ words, editing, onMode }: DeskView): TemplateResult | typeof nothing {
  if (editing.clash) return nothing;
  const isText = editing.text !== undefined;
  const way = (text: string, isThis: boolean, act: () => void): TemplateResult =>
    html`<button type="button" class="small" aria-pressed=${isThis} @click=${act}>${text}</button>`;
  return html`<div class="tabs" role="group" part="mode" aria-label=${words.text('mode')}>
    ${way(words.text('mode-rows'), !isText, () => onMode(false))}
    ${way(words.text('mode-text'), isText, () => onMode(true))}
  </div>`;
}

function contentView(view: DeskView): TemplateResult {
  const { words, editing, onName } = view;
  const isNameless = editing.isChecked && editing.isNameless;
  return html`<div class="field name">
      <label for="environment-name">${words.text('name')}</label>
      <input
        id="environment-name"
        part="field"
        dir="auto"
        maxlength="120"
        aria-required="true"
        aria-invalid=${isNameless}
        aria-describedby="environment-name-fault"
        .value=${live(editing.name)}
        @input=${({ target }: Event) => onName((target as HTMLInputElement).value)}
      />
      <span class="fault" id="environment-name-fault"
        >${isNameless ? words.text('name-missing') : nothing}</span
      >
    </div>
    ${editing.text === undefined ? gridView(view) : textView(view, editing.text)}`;
}

function textView({ words, editing, onText }: DeskView, text: string): TemplateResult {
  const faults = [...editing.faults].map(([at, fault]) =>
    words.text(fault === 'twice' ? 'twice-named' : 'empty-named', {
      key: editing.variables[at]?.key ?? '',
      line: String(at + 1),
    }),
  );
  return html`<div class="field">
    <label for="bulk">${words.text('bulk')}</label>
    <textarea
      id="bulk"
      part="bulk"
      dir="ltr"
      rows="12"
      spellcheck="false"
      autocapitalize="none"
      aria-invalid=${faults.length > 0}
      aria-describedby="bulk-hint bulk-fault"
      .value=${live(text)}
      @input=${({ target }: Event) => onText((target as HTMLTextAreaElement).value)}
    ></textarea>
    <span class="quiet" id="bulk-hint">${words.text('bulk-hint')}</span>
    <span class="fault" id="bulk-fault">${[...new Set(faults)].join(' ') || nothing}</span>
  </div>`;
}
