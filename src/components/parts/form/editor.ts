import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { checkEntries, type Faults } from './check-entries.js';
import { Drafts, withoutSecrets, withSecrets, type Draft, type DraftPlace } from './drafts.js';
import { EMPTY, entriesOf, isSame, withRows, withText, type Entries } from './entries.js';
import type { List, Section } from './field.js';

export interface EditorOptions {
  /** Milliseconds since the epoch. */
  now(): number;
  drafts(): DraftPlace;
}

/** Milliseconds without a key after which what was typed is written down. */
const PAUSE = 400;

/** What is typed into the form, what was there before, and what is wrong with it. Writes a draft down while somebody types. */
export class Editor<Base extends object> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: EditorOptions;
  #drafts = new Drafts('', 'none');
  #timer: ReturnType<typeof setTimeout> | undefined;
  sections: readonly Section[] = [];
  /** What the platform has; undefined for something new. */
  base: Base | undefined;
  opened: Entries = EMPTY;
  entries: Entries = EMPTY;
  faults: Faults = {};
  /** What was typed another time and never saved, until somebody takes it or throws it away. */
  offered: Draft | undefined;

  constructor(host: ReactiveControllerHost, options: EditorOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pagehide', this.keep);
  }

  hostDisconnected(): void {
    this.keep();
    removeEventListener('pagehide', this.keep);
  }

  get isDirty(): boolean {
    return !isSame(this.entries, this.opened);
  }

  /** `2026-05-04`, where the platform is: in universal time. */
  get today(): string {
    return new Date(this.#options.now()).toISOString().slice(0, 10);
  }

  /** Shows what the platform has, or an empty form; `key` is what a draft of it goes by. */
  open(base: Base | undefined, sections: readonly Section[], key: string): void {
    this.keep();
    this.#drafts = new Drafts(key, this.#options.drafts());
    this.#show(base, sections);
    const draft = this.#drafts.read(this.sections);
    const isNews = draft && !isSame(draft.entries, withoutSecrets(this.entries, this.sections));
    this.offered = isNews ? draft : undefined;
  }

  /** It is saved: nothing is left of the draft. */
  settle(base: Base, key: string): void {
    clearTimeout(this.#timer);
    this.#drafts.clear();
    this.#drafts = new Drafts(key, this.#options.drafts());
    this.#drafts.clear();
    this.offered = undefined;
    this.#show(base, this.sections);
  }

  write(path: string, text: string): void {
    this.#change(withText(this.entries, path, text), path);
  }

  writeCell({ path }: List, at: number, column: string, text: string): void {
    const rows = (this.entries.rows[path] ?? []).map((row, place) =>
      place === at ? { ...row, [column]: text } : row,
    );
    this.#change(withRows(this.entries, path, rows), `${path}.${at}.${column}`);
  }

  addRow({ path, columns }: List): void {
    const row = Object.fromEntries(columns.map((column) => [column.path, '']));
    this.#change(withRows(this.entries, path, [...(this.entries.rows[path] ?? []), row]));
  }

  removeRow({ path }: List, at: number): void {
    const rows = (this.entries.rows[path] ?? []).filter((_, place) => place !== at);
    this.#change(withRows(this.entries, path, rows));
    // The rows after it have moved up: what was wrong with them is found again.
    this.faults = Object.fromEntries(
      Object.entries(this.faults).filter(([name]) => !name.startsWith(`${path}.`)),
    );
  }

  takeDraft(): void {
    const draft = this.offered;
    this.offered = undefined;
    if (draft) this.#change(withSecrets(draft.entries, this.entries, this.sections));
  }

  dropDraft(): void {
    this.offered = undefined;
    this.#drafts.clear();
    this.#host.requestUpdate();
  }

  /**
   * Whether it can be sent; if not, the faults stand beside their fields.
   *
   * @param halfTyped - Paths of days that the browser shows in part, and tells nobody.
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

  #show(base: Base | undefined, sections: readonly Section[]): void {
    this.base = base;
    this.sections = sections;
    this.entries = this.opened = base ? entriesOf(base, sections) : EMPTY;
    this.faults = {};
    this.#host.requestUpdate();
  }

  #change(entries: Entries, path = ''): void {
    this.entries = entries;
    const { [path]: _, ...faults } = this.faults;
    this.faults = faults;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.keep, PAUSE);
    this.#host.requestUpdate();
  }

  /** Writes a draft down. One that was offered and not yet answered is not written over by nothing. */
  readonly keep = (): void => {
    clearTimeout(this.#timer);
    const kept = withoutSecrets(this.entries, this.sections);
    const isNews = !isSame(kept, withoutSecrets(this.opened, this.sections));
    if (isNews) this.#drafts.write({ at: Date.now(), entries: kept });
    else if (!this.offered && this.#timer !== undefined) this.#drafts.clear();
  };
}
