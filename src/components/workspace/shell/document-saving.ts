import type { Client } from '../../../client/index.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { RoomHost, WorkspaceThing } from './room.js';
import { bytesOf, MOST_BYTES, type Writing } from './writing.js';

/** A document as it is edited, beside what was read of it. */
interface Edited<Kept, Taken> {
  readonly isDirty: boolean;
  /** What has to be chosen before two people's changes can be saved. */
  readonly clash: object | undefined;
  /** Takes in what another person saved since. Returns what only they changed. */
  takeIn(theirs: Kept): Taken;
  settle(): void;
  discard(): void;
}

type Said =
  'gone' | 'clash' | 'saved' | 'not-saved' | 'save-too-large' | 'discarded' | 'exported' | 'exported-unsaved';

export interface DocumentSavingOptions<Kept, Taken> {
  readonly words: { text(key: Said): string };
  readonly thing: WorkspaceThing;
  readonly editing: Edited<Kept, Taken>;
  readonly writing: Writing;
  /** Whether anything of the document is being read or sent. */
  isBusy(): boolean;
  /** Nothing where it is not there any more. */
  read(client: Client): Promise<Kept | undefined>;
  /** Leads to the first fault. Returns whether there is one. */
  showFault(): boolean;
  /** The same of what was taken in. Left out: that is not looked at. */
  showMergedFault?(): boolean;
  /** What is sent now, and what follows once the platform has it. Where there may be much of it, `body` is what is measured first. */
  prepared(): { readonly body?: object; send(client: Client): Promise<unknown>; saved(): void };
  /** What to say once it is saved. */
  savedText(taken: Taken): string;
  /** Whether what is typed is what the platform has; then it counts as saved. */
  isSavedAs(kept: Kept): boolean;
}

/** Saves a document whole without losing what others saved: the platform replaces it, and has no revisions. */
export class DocumentSaving<Kept extends object, Taken> {
  readonly #host: RoomHost;
  readonly #options: DocumentSavingOptions<Kept, Taken>;
  /** What was done, until something else is. */
  news = '';

  constructor(host: RoomHost, options: DocumentSavingOptions<Kept, Taken>) {
    this.#host = host;
    this.#options = options;
  }

  /** It is read once more, and what another person saved since is taken in first. */
  async save(): Promise<void> {
    const { words, editing, writing, isBusy, read, showFault, showMergedFault, savedText } = this.#options;
    const { record } = this.#host;
    if (isBusy() || writing.isDoubtful) return;
    this.news = '';
    if (showFault()) return;
    const found = await writing.prepare(async (client) => ({ now: await read(client) }));
    if (!found) return record.update();
    if (!found.now) {
      writing.problem = words.text('gone');
      return record.say(writing.problem);
    }
    const taken = editing.takeIn(found.now);
    if (editing.clash) {
      record.say(words.text('clash'));
      return record.focus('[part=conflict]');
    }
    if (!showMergedFault?.()) await this.#send(savedText(taken));
  }

  async #send(savedText: string): Promise<void> {
    const { thing, words, writing, prepared } = this.#options;
    const { record } = this.#host;
    if (bytesOf(prepared().body ?? {}) > MOST_BYTES) {
      writing.problem = words.text('save-too-large');
      return record.say(writing.problem);
    }
    let saved: (() => void) | undefined;
    const { ending } = await writing.save({ thing, isNew: false }, (client) => {
      const sent = prepared();
      saved = sent.saved;
      return sent.send(client);
    });
    if (ending !== 'received') return;
    saved?.();
    await record.refresh();
    this.#tell(savedText);
  }

  /** What was chosen of both versions is saved. */
  async settle(): Promise<void> {
    this.#options.editing.settle();
    await this.save();
  }

  discard(): void {
    const { words, editing, writing } = this.#options;
    const { record } = this.#host;
    editing.discard();
    writing.reset();
    this.news = '';
    record.update();
    record.say(words.text('discarded'));
    record.focus('h2[tabindex]');
  }

  /** What the platform has now says whether it was saved. */
  async look(): Promise<void> {
    const { words, editing, writing, isSavedAs } = this.#options;
    const { record } = this.#host;
    const before = editing.isDirty;
    if (!(await writing.look())) return record.focus('[part=doubt]');
    const { thing } = (record.answer?.content ?? {}) as { thing?: Kept };
    const isSaved = thing !== undefined && isSavedAs(thing);
    this.#tell(words.text(isSaved || !before ? 'saved' : 'not-saved'));
  }

  /**
   * Downloads what the platform has, in the form that an import takes.
   *
   * @param more - What else is to be said of the file.
   */
  async download(name: string, content: object, more = ''): Promise<void> {
    const { words, editing } = this.#options;
    const { record } = this.#host;
    try {
      const { downloadJson } = await import('../../parts/csv/download-csv.js');
      downloadJson(name, content);
      const unsaved = editing.isDirty ? words.text('exported-unsaved') : '';
      this.#tell([words.text('exported'), more, unsaved].filter(Boolean).join(' '));
    } catch (error) {
      this.#tell(troubleText(record.words, record.failed(error)));
    }
  }

  #tell(text: string): void {
    this.news = text;
    this.#host.record.say(text);
    this.#host.record.focus('[part=notice]');
  }
}
