import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { Column } from './column.js';
import type { Ticks } from './selection.js';
import { countText, type TableTexts } from './table-words.js';

interface Chooser<Item> extends TableTexts {
  readonly columns: readonly Column<Item>[];
  isShown(column: Column<Item>, at: number): boolean;
  onChoose(name: string, isShown: boolean): void;
}

/** Which columns are shown; the first one names the row, and is no choice. */
export const chooserView = <Item>(chooser: Chooser<Item>): TemplateResult =>
  html`<details class="chooser" part="columns">
    <summary>${chooser.words.text('columns')}</summary>
    <div role="group" aria-label=${chooser.words.text('columns')}>
      ${chooser.columns.map((column, at) =>
        at === 0
          ? ''
          : html`<label>
              <input
                type="checkbox"
                .checked=${live(chooser.isShown(column, at))}
                @change=${({ target }: Event) =>
                  chooser.onChoose(column.name, (target as HTMLInputElement).checked)}
              />
              ${column.label}
            </label>`,
      )}
    </div>
  </details>`;

/** How many rows are ticked, and what can be done with them. */
export const selectionView = (
  texts: TableTexts & { readonly ticks: Ticks | undefined },
  actions: () => unknown,
): TemplateResult =>
  html`<div class="selection" part="selection">
    <span role="status"
      >${texts.words.text('selected', { count: countText(texts, texts.ticks?.count ?? 0) })}</span
    >
    ${actions()}
    <button type="button" class="plain" part="unselect" @click=${() => texts.ticks?.tickAll(false)}>
      ${texts.words.text('unselect')}
    </button>
  </div>`;
