import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';

import { isPlainClick } from '../controls/plain-click.js';
import type { ListWindow } from '../list-window/list-window.js';
import type { LaterPages } from './later-pages.js';
import { tableHead, type TableHead } from './table-head.js';

export interface TableView<Item> extends TableHead<Item> {
  /** What the whole is, for screen readers. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly window: Pick<ListWindow, 'indexes' | 'isKept'>;
  readonly pages: Pick<LaterPages<Item>, 'hasMore' | 'isLoading' | 'more'>;
  /** Names of the table and of a row that a page may style them by. */
  readonly parts: { readonly table: string; readonly row: string };
  idOf(item: Item): string;
  /** What a row is called where it is ticked. */
  nameOf?(item: Item): string;
  /** Where the row's link leads. Without, what opens it is a button. */
  hrefOf?(item: Item): string | undefined;
  onOpen(item: Item): void;
  onClick(event: MouseEvent): void;
  onFocus(event: FocusEvent): void;
  onKey(event: KeyboardEvent): void;
}

function opener<Item>(view: TableView<Item>, item: Item, content: unknown): TemplateResult {
  const href = view.hrefOf?.(item);
  const id = view.idOf(item);
  if (href === undefined)
    return html`<button type="button" class="open" data-id=${id} @click=${() => view.onOpen(item)}>
      ${content}
    </button>`;
  const onClick = (event: MouseEvent): void => {
    if (isPlainClick(event)) view.onOpen(item);
  };
  return html`<a class="open" data-id=${id} href=${href} @click=${onClick}>${content}</a>`;
}

function tick<Item>({ words, idOf, nameOf, ticks }: TableView<Item>, item: Item): TemplateResult {
  const id = idOf(item);
  const onTick = (event: MouseEvent): void =>
    ticks?.tick(id, (event.target as HTMLInputElement).checked, event.shiftKey);
  return html`<td role="cell" class="tick">
    <input
      type="checkbox"
      aria-label=${words.text('select', { name: nameOf?.(item) ?? id })}
      .checked=${live(ticks?.has(id) === true)}
      @click=${onTick}
    />
  </td>`;
}

function row<Item>(view: TableView<Item>, item: Item, at: number): TemplateResult {
  const { columns, parts, window, ticks } = view;
  const [first, ...others] = columns;
  const classes = [window.isKept(at) && 'kept', ticks?.has(view.idOf(item)) && 'ticked'].filter(Boolean);
  // Head and rows begin to count at 1.
  return html`<tr
    role="row"
    class="${parts.row} ${classes.join(' ')}"
    part=${parts.row}
    data-index=${at}
    aria-rowindex=${at + 2}
  >
    ${ticks ? tick(view, item) : nothing}
    <th role="rowheader" scope="row">${first && opener(view, item, first.cell(item))}</th>
    ${others.map(
      ({ label, isFigure, cell }) =>
        html`<td role="cell" class=${isFigure ? 'figure' : ''} data-label=${label}>${cell(item)}</td> `,
    )}
  </tr>`;
}

/**
 * A native table, of which only what is on screen is there. Its roles are spelled out, because a browser may take an element
 * that is laid out as a grid for no table.
 */
export function tableView<Item>(view: TableView<Item>): TemplateResult {
  const { words, columns, items, window, pages, parts, ticks } = view;
  const drawn = window.indexes.flatMap((at) => {
    const item = items[at];
    return item === undefined ? [] : [{ item, at }];
  });
  // An amount that is broken into two lines reads as another amount. Thirteen characters fit, as far apart as WCAG lets a reader set them.
  const tracks = columns.map(({ width = '1fr', isFigure }) => `minmax(${isFigure ? '9em' : 0}, ${width})`);
  return html`<div class="table-box">
      <table
        role="table"
        class="table ${ticks ? 'ticks' : ''}"
        part=${parts.table}
        aria-label=${view.label}
        aria-rowcount=${pages.hasMore ? -1 : items.length + 1}
        .style=${`--_columns: ${[...(ticks ? ['auto'] : []), ...tracks].join(' ')}`}
      >
        ${tableHead(view)}
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
