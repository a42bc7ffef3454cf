import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { Column } from './column.js';
import type { Ticks } from './selection.js';
import { isSortable, type Sort } from './sort.js';
import { countText, type TableTexts } from './table-words.js';

export interface TableHead<Item> extends TableTexts {
  readonly columns: readonly Column<Item>[];
  /** What the rows are sorted by now. */
  readonly sort: Sort | undefined;
  readonly ticks: Ticks | undefined;
  onSort(column: Column<Item>): void;
}

function sortOf<Item>({ sort }: TableHead<Item>, column: Column<Item>) {
  if (sort?.column !== column.name) return nothing;
  return sort.isDescending ? 'descending' : 'ascending';
}

function cell<Item>(head: TableHead<Item>, column: Column<Item>): TemplateResult {
  const { label, isFigure } = column;
  return html`<th
    role="columnheader"
    scope="col"
    class=${isFigure ? 'figure' : ''}
    aria-sort=${sortOf(head, column)}
  >
    ${
      isSortable(column)
        ? html`<button type="button" class="sort" part="sort" @click=${() => head.onSort(column)}>
            ${label}
          </button>`
        : label
    }
  </th>`;
}

function tickAll(texts: TableTexts, ticks: Ticks): TemplateResult {
  const { count, all } = ticks;
  return html`<th role="columnheader" scope="col" class="tick">
    <input
      type="checkbox"
      aria-label=${texts.words.text('select-all', { count: countText(texts, all) })}
      .checked=${live(count > 0 && count === all)}
      .indeterminate=${live(count > 0 && count < all)}
      @change=${({ target }: Event) => ticks.tickAll((target as HTMLInputElement).checked)}
    />
  </th>`;
}

export const tableHead = <Item>(head: TableHead<Item>): TemplateResult =>
  html`<thead role="rowgroup">
    <tr role="row" aria-rowindex="1">
      ${head.ticks ? tickAll(head, head.ticks) : nothing} ${head.columns.map((column) => cell(head, column))}
    </tr>
  </thead>`;
