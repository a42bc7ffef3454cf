import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { Drafts, withoutSecrets, withSecrets, type Draft, type DraftPlace } from './drafts.js';
import type { Editor } from './editor.js';
import { isSame, type Entries } from './entries.js';

/** Milliseconds without a key after which what was typed is written down. */
const PAUSE = 400;

/** Writes a draft down while a person types, and offers the one that was typed another time. */
export class Drafting implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #editor: Editor<object>;
  readonly #place: () => DraftPlace;
  readonly #adapt: (entries: Entries) => Entries;
  #drafts = new Drafts('', 'none');
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was typed another time and never saved, until a person takes it or throws it away. */
  offered: Draft | undefined;

  /** @param adapt - Makes what was typed another time fit the form as it is now, such as its language. */
  constructor(
    host: ReactiveControllerHost,
    editor: Editor<object>,
    place: () => DraftPlace,
    adapt = (entries: Entries): Entries => entries,
  ) {
    this.#host = host;
    this.#editor = editor;
    this.#place = place;
    this.#adapt = adapt;
    editor.onChange = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.keep, PAUSE);
    };
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pagehide', this.keep);
  }

  hostDisconnected(): void {
    this.keep();
    removeEventListener('pagehide', this.keep);
  }

  get isKept(): boolean {
    return this.#place() !== 'none';
  }

  /** Another thing stands in the form; `key` is what a draft of it goes by. */
  open(key: string): void {
    const { entries, sections } = this.#editor;
    this.#drafts = new Drafts(key, this.#place());
    const read = this.#drafts.read(sections);
    const draft = read && { ...read, entries: this.#adapt(read.entries) };
    const isNews = draft && !isSame(draft.entries, withoutSecrets(entries, sections));
    this.offered = isNews ? draft : undefined;
  }

  /** It is saved: nothing is left of the draft, nor of one of what it is now. */
  settle(key: string): void {
    clearTimeout(this.#timer);
    this.#drafts.clear();
    this.#drafts = new Drafts(key, this.#place());
    this.#drafts.clear();
    this.offered = undefined;
  }

  take(): void {
    const { entries, sections } = this.#editor;
    const draft = this.offered;
    this.offered = undefined;
    if (draft) this.#editor.change(withSecrets(this.#adapt(draft.entries), entries, sections));
  }

  drop(): void {
    this.offered = undefined;
    this.#drafts.clear();
    this.#host.requestUpdate();
  }

  /** Writes a draft down. One that was offered and not yet answered is not written over by nothing. */
  readonly keep = (): void => {
    clearTimeout(this.#timer);
    const { entries, opened, sections } = this.#editor;
    const kept = withoutSecrets(entries, sections);
    const isNews = !isSame(kept, withoutSecrets(opened, sections));
    if (isNews) this.#drafts.write({ at: Date.now(), entries: kept });
    else if (!this.offered && this.#timer !== undefined) this.#drafts.clear();
  };
}
