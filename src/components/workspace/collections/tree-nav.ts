import type { TemplateResult } from 'lit';

import type { Collection } from '../../../client/workspace/index.js';
import { ListWindow } from '../../parts/list-window/list-window.js';
import type { RoomHost } from '../shell/room.js';
import { foldersAround, placesOf, ROOT } from './tree.js';
import { namedFrom, stepFor } from './tree-keys.js';
import { rowOf, treeView, type Row } from './tree-view.js';

interface TreeNavOptions {
  label(): string;
  unnamed(): string;
  collection(): Collection;
  selected(): string;
  onOpen(id: string): void;
  /** Alt with an arrow. */
  onStep(id: string, by: -1 | 1): void;
}

/** Rows that are drawn whatever is on screen: a browser finds and scrolls so many with ease. */
const WHOLE = 100;
/** Milliseconds in which letters make one word. */
const PAUSE = 700;

/** The tree of a collection: which folders are open, where the focus is, and the rows that are on screen. */
export class TreeNav {
  readonly #host: RoomHost;
  readonly #options: TreeNavOptions;
  readonly #window: ListWindow;
  readonly #open = new Set<string>();
  #rows: { readonly collection: Collection; readonly rows: readonly Row[] } | undefined;
  #active = ROOT;
  #typed = '';
  #typedAt = 0;

  constructor(host: RoomHost, options: TreeNavOptions) {
    this.#host = host;
    this.#options = options;
    this.#window = new ListWindow(host.element, {
      grid: () => host.element.renderRoot.querySelector<HTMLElement>('.tree-rows'),
      length: () => this.rows.length,
      whole: WHOLE,
    });
  }

  /** The rows that are not in a closed folder. */
  get rows(): readonly Row[] {
    const collection = this.#options.collection();
    if (this.#rows?.collection === collection) return this.#rows.rows;
    const isOpen = (id: string): boolean => this.#open.has(id);
    const root: Row = {
      id: ROOT,
      name: collection.info?.name ?? '',
      level: 1,
      at: 0,
      count: 1,
      isOpen: true,
      method: undefined,
    };
    const rows = [root, ...placesOf(collection, isOpen).map((place) => rowOf(place, isOpen))];
    this.#rows = { collection, rows };
    return rows;
  }

  /** Opens the folders around something, and makes Tab lead to it. */
  reveal(id: string): void {
    for (const folder of foldersAround(this.#options.collection(), id)) this.#open.add(folder);
    this.#rows = undefined;
    this.#active = id;
    this.#hold();
  }

  /** Moves the focus to the row that Tab leads to. */
  focus(): void {
    this.#hold();
    this.#host.record.focus('[role=treeitem][tabindex="0"]');
  }

  template(): TemplateResult {
    const { rows } = this;
    if (!rows.some(({ id }) => id === this.#active)) this.#active = ROOT;
    return treeView({
      label: this.#options.label(),
      unnamed: this.#options.unnamed(),
      rows,
      drawn: this.#window.indexes,
      isKept: (at) => this.#window.isKept(at),
      selected: this.#options.selected(),
      active: this.#active,
      onPress: (id) => this.#press(id),
      onKey: (event) => this.#onKey(event),
      onFocus: (id) => this.#to(id),
    });
  }

  get #at(): number {
    return this.rows.findIndex(({ id }) => id === this.#active);
  }

  #hold(): void {
    this.#window.focus(this.#at);
  }

  #to(id: string): void {
    if (this.#active === id) return;
    this.#active = id;
    this.#hold();
    this.#host.record.update();
  }

  /** A folder that is shown already is closed again. */
  #press(id: string): void {
    const row = this.rows.find((each) => each.id === id);
    const isShown = id === this.#options.selected();
    this.#active = id;
    if (row?.isOpen !== undefined && id !== ROOT) this.#toggle(id, !(row.isOpen && isShown));
    this.#options.onOpen(id);
    this.focus();
  }

  #toggle(id: string, isOpen: boolean): void {
    if (isOpen) this.#open.add(id);
    else this.#open.delete(id);
    this.#rows = undefined;
  }

  #onKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
    if (altKey && by === undefined) return;
    if (altKey && by) this.#options.onStep(this.#active, by);
    else if (key === 'Enter' || key === ' ') this.#press(this.#active);
    else if (!this.#walk(key)) return;
    event.preventDefault();
    this.focus();
  }

  /** Whether the key does something. */
  #walk(key: string): boolean {
    const { rows } = this;
    const isTurned = getComputedStyle(this.#host.element).direction === 'rtl';
    const step = stepFor(key, rows, this.#at, isTurned ? 'ArrowRight' : 'ArrowLeft');
    if (!step) return this.#search(key);
    if ('to' in step) this.#active = rows[step.to]!.id;
    else if ('open' in step) this.#toggle(step.open, true);
    else if ('close' in step) this.#toggle(step.close, false);
    else
      for (const { id, level, isOpen } of rows)
        if (level === step.openAll && isOpen !== undefined) this.#toggle(id, true);
    return true;
  }

  #search(key: string): boolean {
    if ([...key].length !== 1 || key === ' ') return false;
    const now = performance.now();
    this.#typed = now - this.#typedAt > PAUSE ? key : this.#typed + key;
    this.#typedAt = now;
    const found = namedFrom(this.rows, this.#at, this.#typed);
    if (found >= 0) this.#active = this.rows[found]!.id;
    return true;
  }
}
