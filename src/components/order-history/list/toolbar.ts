import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import { filterPanel, searchField, type FilterPanel } from './filter-panel.js';
import type { ExportState, OrderExport } from './order-export.js';
import { isFiltering } from '../order-filter.js';
import { countText, type Showing } from '../showing.js';

export interface Toolbar extends FilterPanel {
  /** Orders that match, and all that are known. */
  readonly found: number;
  readonly all: number;
  readonly hasMore: boolean;
  /** Whether older ones are being looked through. */
  readonly isSearching: boolean;
  readonly export: OrderExport;
}

/** How many orders there are, as far as that is known. */
export function foundText(toolbar: Toolbar): string {
  const { words, filter, found, all, hasMore, isSearching } = toolbar;
  if (isSearching) return words.text('searching', { count: countText(toolbar, all) });
  const count = countText(toolbar, found);
  const counts = { count: hasMore ? apart(`${count}+`) : count, all: countText(toolbar, all) };
  return words.text(isFiltering(filter) ? 'found-of' : 'found', counts);
}

/** What to say of the file. */
export function exportText(showing: Showing, state: ExportState): string {
  const { words } = showing;
  if (state.phase === 'loading')
    return words.text('exporting-older', { done: countText(showing, state.done) });
  if (state.phase === 'writing')
    return words.text('exporting', {
      done: countText(showing, state.done),
      all: countText(showing, state.all),
    });
  if (state.phase === 'done')
    return words.text('exported', {
      name: apart(state.name),
      count: countText(showing, state.count),
    });
  return state.phase === 'idle' ? '' : words.text(`export-${state.phase}`);
}

function exportView(toolbar: Toolbar): TemplateResult {
  const { words, found } = toolbar;
  const { state, isBusy } = toolbar.export;
  const text = exportText(toolbar, state);
  return html`<div class="export">
    <button
      type="button"
      class="plain"
      part=${isBusy ? 'cancel' : 'export'}
      aria-disabled=${!isBusy && found === 0}
      @click=${() => (isBusy ? toolbar.export.cancel() : found > 0 && void toolbar.export.start())}
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

export const toolbarView = (toolbar: Toolbar): TemplateResult =>
  html`<div class="toolbar">
    ${searchField(toolbar)} ${filterPanel(toolbar)}
    <div class="counts">
      <span class="quiet" part="count">${foundText(toolbar)}</span>
      ${exportView(toolbar)}
    </div>
  </div>`;
