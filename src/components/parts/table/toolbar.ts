import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import { filterPanel, isNarrowed, searchField, type FilterPanel } from './filter-panel.js';
import type { LaterPages } from './later-pages.js';
import type { FileState, TableFile } from './table-file.js';
import { countText, type TableTexts } from './table-words.js';

export interface Toolbar extends FilterPanel {
  /** Rows that match, and all that are known. */
  readonly found: number;
  readonly all: number;
  /** Rows that match, where the service counts them. */
  readonly total?: number | undefined;
  readonly pages: Pick<LaterPages<unknown>, 'hasMore' | 'isSeeking'>;
  /** Where the columns are chosen, if they can be. */
  readonly chooser?: TemplateResult;
  readonly file: Pick<TableFile<never>, 'state' | 'isBusy' | 'start' | 'cancel'>;
}

/** How many rows there are, as far as that is known. */
export function foundText(toolbar: Omit<Toolbar, 'file'>): string {
  const { words, filter, found, all, total, pages } = toolbar;
  if (pages.isSeeking) return words.text('searching', { count: countText(toolbar, all) });
  if (total !== undefined) return words.text('found', { count: countText(toolbar, total) });
  const count = countText(toolbar, found);
  const counts = { count: pages.hasMore ? apart(`${count}+`) : count, all: countText(toolbar, all) };
  return words.text(isNarrowed(filter) ? 'found-of' : 'found', counts);
}

/** What to say of the file. */
export function fileText(texts: TableTexts, state: FileState): string {
  const { words } = texts;
  const count = (of: number): string => countText(texts, of);
  switch (state.phase) {
    case 'idle':
      return '';
    case 'loading':
      return words.text('exporting-older', { done: count(state.done) });
    case 'writing':
      return words.text('exporting', { done: count(state.done), all: count(state.all) });
    case 'done':
      return words.text('exported', { name: apart(state.name), count: count(state.count) });
    default:
      return words.text(`export-${state.phase}`);
  }
}

function fileView(toolbar: Toolbar): TemplateResult {
  const { words, found, file } = toolbar;
  const { state, isBusy } = file;
  const text = fileText(toolbar, state);
  return html`<div class="export">
    <button
      type="button"
      class="plain"
      part=${isBusy ? 'cancel' : 'export'}
      aria-disabled=${!isBusy && found === 0}
      @click=${() => (isBusy ? file.cancel() : found > 0 && void file.start())}
    >
      ${words.text(isBusy ? 'cancel' : 'export')}
    </button>
    ${text ? html`<span class="quiet" part="export-state">${text}</span>` : nothing}
    ${
      state.phase === 'writing'
        ? html`<progress max=${state.all} value=${state.done} aria-label=${text}></progress>`
        : nothing
    }
  </div>`;
}

/** What narrows a table, says how much of it there is, and takes it along. */
export const toolbarView = (toolbar: Toolbar): TemplateResult =>
  html`<div class="toolbar">
    ${searchField(toolbar)} ${filterPanel(toolbar)} ${toolbar.chooser ?? nothing}
    <div class="counts">
      <span class="quiet" part="count">${foundText(toolbar)}</span>
      ${fileView(toolbar)}
    </div>
  </div>`;
