import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { ListWindow } from '../list-window/list-window.js';
import type { Column } from './column.js';
import type { LaterPages } from './later-pages.js';
import type { TableTexts } from './table-words.js';

export interface TableView<Item> extends TableTexts {
  /** What the whole is, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly window: Pick<ListWindow, 'indexes' | 'isKept'>;
  readonly pages: Pick<LaterPages<Item>, 'hasMore' | 'isLoading' | 'more'>;
  /** Names of the table and of a row that a page may style them by. */
  readonly parts: { readonly table: string; readonly row: string };
  idOf(item: Item): string;
  /** Where the row's link leads. Without, what opens it is a button. */
  hrefOf?(item: Item): string | undefined;
  onOpen(item: Item, event: MouseEvent): void;
  onClick(event: MouseEvent): void;
  onFocus(event: FocusEvent): void;
  onKey(event: KeyboardEvent): void;
}

function opener<Item>(view: TableView<Item>, item: Item, content: unknown): TemplateResult {
  const href = view.hrefOf?.(item);
  const onClick = (event: MouseEvent): void => view.onOpen(item, event);
  const id = view.idOf(item);
  return href === undefined
    ? html`<button type="button" class="open" data-id=${id} @click=${onClick}>${content}</button>`
    : html`<a class="open" data-id=${id} href=${href} @click=${onClick}>${content}</a>`;
}

function row<Item>(view: TableView<Item>, item: Item, at: number): TemplateResult {
  const { columns, parts, window } = view;
  const [first, ...others] = columns;
  // Head and rows begin to count at 1.
  return html`<tr
    role="row"
    class="${parts.row} ${window.isKept(at) ? 'kept' : ''}"
    part=${parts.row}
    data-index=${at}
    aria-rowindex=${at + 2}
  >
    <th role="rowheader" scope="row">${first && opener(view, item, first.cell(item))}</th>
    ${others.map(
      ({ label, isFigure, cell }) =>
        html`<td role="cell" class=${isFigure ? 'figure' : ''} data-label=${label}>${cell(item)}</td> `,
    )}
  </tr>`;
}

const head = <Item>({ label, isFigure }: Column<Item>): TemplateResult =>
  html`<th role="columnheader" scope="col" class=${isFigure ? 'figure' : ''}>${label}</th>`;

/**
 * A native table, of which only what is on screen is there. Its roles are spelled out, because a browser may take an element
 * that is laid out as a grid for no table.
 */
export function tableView<Item>(view: TableView<Item>): TemplateResult {
  const { words, columns, items, window, pages, parts } = view;
  const drawn = window.indexes.flatMap((at) => {
    const item = items[at];
    return item === undefined ? [] : [{ item, at }];
  });
  const tracks = columns.map(({ width = '1fr' }) => `minmax(0, ${width})`).join(' ');
  return html`<div class="table-box">
      <table
        role="table"
        class="table"
        part=${parts.table}
        aria-label=${view.label}
        aria-rowcount=${pages.hasMore ? -1 : items.length + 1}
        .style=${`--_columns: ${tracks}`}
      >
        <thead role="rowgroup">
          <tr role="row" aria-rowindex="1">
            ${columns.map(head)}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          @click=${view.onClick}
          @focusin=${view.onFocus}
          @focusout=${view.onFocus}
          @keydown=${view.onKey}
        >
          ${repeat(
            drawn,
            ({ item }) => view.idOf(item),
            ({ item, at }) => row(view, item, at),
          )}
        </tbody>
      </table>
    </div>
    ${
      pages.hasMore
        ? html`<button
            type="button"
            part="more"
            aria-disabled=${pages.isLoading}
            @click=${() => pages.isLoading || void pages.more()}
          >
            ${words.text(pages.isLoading ? 'loading' : 'more')}
          </button>`
        : nothing
    }`;
}
