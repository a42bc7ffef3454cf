import { html, nothing, type TemplateResult } from 'lit';

import { isFolder, type Place } from './tree.js';

/** One row of the tree: the collection, a folder or a request. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly at: number;
  readonly count: number;
  /** Of a folder, whether what is in it is shown. */
  readonly isOpen: boolean | undefined;
  readonly method: string | undefined;
}

export const rowOf = ({ item, id, level, at, count }: Place, isOpen: (id: string) => boolean): Row => ({
  id,
  name: item.name ?? '',
  level: level + 1,
  at,
  count,
  isOpen: isFolder(item) ? isOpen(id) : undefined,
  method: isFolder(item) ? undefined : item.request?.method || 'GET',
});

export interface TreeView {
  readonly label: string;
  readonly unnamed: string;
  readonly rows: readonly Row[];
  /** Indexes of the rows that are drawn. */
  readonly drawn: readonly number[];
  isKept(at: number): boolean;
  readonly selected: string;
  /** Id of the row that Tab leads to. */
  readonly active: string;
  onPress(id: string): void;
  onKey(event: KeyboardEvent): void;
  onFocus(id: string): void;
}

/** Folders and requests as one tree, so that Tab passes 500 of them in one step. */
export const treeView = (view: TreeView): TemplateResult =>
  html`<div class="tree">
    <div class="tree-box">
      <ul class="tree-rows" role="tree" part="tree" aria-label=${view.label} @keydown=${view.onKey}>
        ${view.drawn.map((at) => rowView(view, view.rows[at]!, at))}
      </ul>
    </div>
  </div>`;

function rowView(view: TreeView, row: Row, at: number): TemplateResult {
  const { id, name, level, isOpen, method } = row;
  return html`<li
    role="treeitem"
    part="node"
    class=${view.isKept(at) ? 'kept' : ''}
    data-index=${at}
    data-node=${id}
    data-level=${Math.min(level, 8)}
    tabindex=${id === view.active ? '0' : '-1'}
    aria-level=${level}
    aria-posinset=${row.at + 1}
    aria-setsize=${row.count}
    aria-expanded=${isOpen ?? nothing}
    aria-selected=${id === view.selected}
    @click=${() => view.onPress(id)}
    @focus=${() => view.onFocus(id)}
  >
    <span class="twist" aria-hidden="true"></span>
    ${method ? html`<span class="method" data-method=${method}>${method}</span>` : nothing}
    <bdi class="node-name">${name || view.unnamed}</bdi>
  </li>`;
}
