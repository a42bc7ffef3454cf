import type { ReactiveControllerHost } from 'lit';

import { checkEntries, type Faults } from './check-entries.js';
import { EMPTY, entriesOf, isSame, textAt, withRows, withText, type Entries } from './entries.js';
import { listsOf, type List, type Section } from './field.js';

const emptyRow = ({ columns }: List) => Object.fromEntries(columns.map(({ path }) => [path, '']));

/** What is typed into the form, what was there before, and what is wrong with it. */
export class Editor<Base extends object> {
  readonly #host: ReactiveControllerHost;
  readonly #now: () => number;
  sections: readonly Section[] = [];
  /** What the platform has; undefined for something new. */
  base: Base | undefined;
  opened: Entries = EMPTY;
  entries: Entries = EMPTY;
  faults: Faults = {};
  onChange: (() => void) | undefined;

  /** @param now - Milliseconds since the epoch. */
  constructor(host: ReactiveControllerHost, now: () => number) {
    this.#host = host;
    this.#now = now;
  }

  get isDirty(): boolean {
    return !isSame(this.entries, this.opened);
  }

  /** `2026-05-04`, where the platform is: in universal time. */
  get today(): string {
    return new Date(this.#now()).toISOString().slice(0, 10);
  }

  /** Shows what the platform has, or a form in which nothing stands but `fresh`. */
  open(base: Base | undefined, sections: readonly Section[], fresh = EMPTY): void {
    this.base = base;
    this.sections = sections;
    this.entries = this.opened = listsOf(sections).reduce(
      (entries, list) =>
        list.legend && !entries.rows[list.path] ? withRows(entries, list.path, [emptyRow(list)]) : entries,
      base ? entriesOf(base, sections) : fresh,
    );
    this.faults = {};
    this.#host.requestUpdate();
  }

  write(path: string, text: string | ((value: string) => string)): void {
    const written = typeof text === 'string' ? text : text(textAt(this.entries, path));
    this.change(withText(this.entries, path, written), path);
  }

  writeCell({ path }: List, at: number, column: string, text: string): void {
    const rows = (this.entries.rows[path] ?? []).map((row, place) =>
      place === at ? { ...row, [column]: text } : row,
    );
    this.change(withRows(this.entries, path, rows), `${path}.${at}.${column}`);
  }

  addRow(list: List): void {
    const { path } = list;
    this.change(withRows(this.entries, path, [...(this.entries.rows[path] ?? []), emptyRow(list)]));
  }

  removeRow({ path }: List, at: number): void {
    const rows = (this.entries.rows[path] ?? []).filter((_, place) => place !== at);
    this.change(withRows(this.entries, path, rows));
    // The rows after it have moved up: what was wrong with them is found again.
    this.faults = Object.fromEntries(
      Object.entries(this.faults).filter(([name]) => !name.startsWith(`${path}.`)),
    );
  }

  /**
   * Whether it can be sent; if not, the faults stand beside their fields.
   *
   * @param halfTyped - Paths of dates that are entered in part: the browser shows them, but gives no value.
   */
  check(halfTyped: ReadonlySet<string>): boolean {
    const { sections, entries, opened, today } = this;
    this.faults = checkEntries({ sections, entries, opened, today, halfTyped });
    this.#host.requestUpdate();
    return Object.keys(this.faults).length === 0;
  }

  blame(paths: readonly string[], fault: string): void {
    this.faults = { ...this.faults, ...Object.fromEntries(paths.map((path) => [path, fault])) };
    this.#host.requestUpdate();
  }

  /** Something else is typed; what was wrong with it at `path` is not any more. */
  change(entries: Entries, path = ''): void {
    this.entries = entries;
    const { [path]: _, ...faults } = this.faults;
    this.faults = faults;
    this.onChange?.();
    this.#host.requestUpdate();
  }
}
