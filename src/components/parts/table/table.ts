import type { TemplateResult } from 'lit';

import { adoptStyles } from '../../base/adopt-styles.js';
import { ListWindow } from '../list-window/list-window.js';
import type { RenderingHost } from '../resource/keep-focus.js';
import type { Column } from './column.js';
import { tableStyles } from './table.css.js';
import { tableView, type TableView } from './table-view.js';
import type { TableTexts } from './table-words.js';

export interface TableOptions<Item> extends Pick<
  TableView<Item>,
  'pages' | 'parts' | 'idOf' | 'hrefOf' | 'onOpen'
> {
  texts(): TableTexts;
  /** What the whole is, for screen readers. */
  label(): string;
  columns(): readonly Column<Item>[];
  items(): readonly Item[];
}

/** Rows that are drawn whatever is on screen: browsers find, print and scroll so many with ease. */
const WHOLE = 100;

/** How far a key leads from the row that has the focus. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

const rowOf = ({ target }: Event): HTMLElement | null => (target as Element).closest('[data-index]');

/** A list in columns, of any length: what is drawn of it, and the keys that lead through it. */
export class Table<Item> {
  readonly #host: RenderingHost;
  readonly #options: TableOptions<Item>;
  readonly #window: ListWindow;

  constructor(host: RenderingHost, options: TableOptions<Item>) {
    this.#host = host;
    this.#options = options;
    this.#window = new ListWindow(host, {
      grid: () => host.renderRoot.querySelector<HTMLElement>('.table > tbody'),
      length: () => options.items().length,
      whole: WHOLE,
    });
    adoptStyles(host.renderRoot, tableStyles);
  }

  /** Keeps a row at hand, for whoever comes back to it. */
  hold(id: string): void {
    const { items, idOf } = this.#options;
    this.#window.focus(items().findIndex((item) => idOf(item) === id));
  }

  template(): TemplateResult {
    const { texts, label, columns, items } = this.#options;
    return tableView({
      ...this.#options,
      ...texts(),
      label: label(),
      columns: columns(),
      items: items(),
      window: this.#window,
      onClick: this.#onClick,
      onFocus: this.#onFocus,
      onKey: this.#onKey,
    });
  }

  /** The whole row answers a pointer, and does what its link or button does; a text that is being selected does not. */
  readonly #onClick = (event: MouseEvent): void => {
    const isOther = (event.target as Element).closest('a, button, input, label');
    const opener = isOther ? null : rowOf(event)?.querySelector<HTMLElement>('.open');
    if (!opener || getSelection()?.toString()) return;
    opener.focus({ preventScroll: true });
    opener.click();
  };

  readonly #onFocus = (event: FocusEvent): void => {
    const index = event.type === 'focusin' ? rowOf(event)?.dataset['index'] : undefined;
    this.#window.focus(index === undefined ? undefined : Number(index));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    const step = STEPS[key];
    const index = Number(rowOf(event)?.dataset['index']);
    const isElsewhere =
      !(event.target as Element).matches('.open') || ctrlKey || altKey || metaKey || shiftKey;
    if (step === undefined || isElsewhere) return;
    const next = Math.min(Math.max(index + step, 0), this.#options.items().length - 1);
    event.preventDefault();
    this.#window.focus(next);
    this.#host.requestUpdate();
    const focus = (): void =>
      this.#host.renderRoot.querySelector<HTMLElement>(`[data-index="${next}"] .open`)?.focus();
    void this.#host.updateComplete.then(focus);
  };
}
