import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

import { submitting } from '../../parts/money-form/form-view.js';
import { backView } from '../../parts/record/back-view.js';
import type { Writing } from '../shell/writing.js';
import { waysView } from '../shell/ways-view.js';
import { writingView } from '../shell/writing-view.js';
import { clashView } from './clash-view.js';
import { itemView } from './item-view.js';
import type { ItemView } from './showing.js';
import { requestCount } from './tree.js';
import type { TreeNav } from './tree-nav.js';

export interface DeskView extends ItemView {
  readonly tree: TreeNav;
  readonly writing: Writing;
  readonly news: string;
  /** The ways to fork and to merge. */
  readonly forking: TemplateResult | typeof nothing;
  onAdd(kind: 'request' | 'folder'): void;
  onSave(): void;
  onSettle(): void;
  onDiscard(): void;
  onBack(): void;
  onExport(): void;
  onDelete(): void;
  onLook(): void;
  onUpdate(): void;
}

/** One collection: its tree, what is selected in it, and what can be done with the whole. */
export function deskView(view: DeskView): TemplateResult {
  const { words, editing, writing, news, onLook } = view;
  const { base, clash } = editing;
  return html`<div class="stack">
    ${backView(words.text('back'), view.onBack)}
    <form
      class="record"
      part="form"
      novalidate
      autocomplete="off"
      @submit=${submitting(() => writing.isBusy || view.onSave())}
    >
      <div class="head">
        <h2 tabindex="-1"><bdi>${base.info?.name}</bdi></h2>
        <span class="quiet"
          >${words.text('requests', { count: requestCount({ item: base.item ?? [] }) })}</span
        >
      </div>
      ${clash ? clashView(view, clash) : contentView(view)} ${writingView(words, writing, onLook)}
      ${news ? html`<p class="notice good" part="notice" tabindex="-1">${news}</p>` : nothing}
      ${clash ? nothing : waysView({ ...view, isDirty: editing.isDirty, remove: words.text('delete-this') })}
    </form>
    ${clash ? nothing : view.forking}
  </div>`;
}

function contentView(view: DeskView): TemplateResult {
  const { words, tree, onAdd } = view;
  return html`<div class="collection">
    <div class="stack side">
      <div class="ways">
        <button type="button" class="small" part="new-request" @click=${() => onAdd('request')}>
          ${words.text('new-request')}
        </button>
        <button type="button" class="small" part="new-folder" @click=${() => onAdd('folder')}>
          ${words.text('new-folder')}
        </button>
      </div>
      ${tree.template()}
    </div>
    ${keyed(view.selected, itemView(view))}
  </div>`;
}
