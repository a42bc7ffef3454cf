import { html, nothing, type TemplateResult } from 'lit';

import type { Client } from '../../../../client/index.js';
import type { Words } from '../../../base/words.js';
import { submitting } from '../../../parts/money-form/form-view.js';
import type { Word } from '../../../../words/compiled/workspace/shell/en.js';
import { Deleting, type Farewell } from '../deleting.js';
import { DocumentSaving } from '../document-saving.js';
import type { RoomHost, WorkspaceThing } from '../room.js';
import { waysView } from '../ways-view.js';
import { Writing } from '../writing.js';
import { writingView } from '../writing-view.js';
import { TextsEditing, type Texts, type TextsClash } from './texts-editing.js';
import { textsClash } from './texts-clash.js';
import { textField, type FieldLook } from './text-field.js';

/** The words of the room that such a form says besides those of all rooms. */
interface RoomWords {
  text(word: 'gone' | 'saved'): string;
  text(word: 'saved-merged', values: { readonly fields: string }): string;
}

/** How something is deleted. */
interface Removal {
  /** On the button that deletes. */
  label(): string;
  look(client: Client): Promise<Farewell>;
  send(client: Client): Promise<unknown>;
  /** It is there no more. */
  onLeft(): void;
}

export interface TextsFormOptions<Field extends string, Kept extends Texts<Field>> {
  readonly words: Pick<Words<Word>, 'text'> & RoomWords;
  readonly thing: WorkspaceThing;
  readonly kept: Kept;
  /** Names of the texts; the first is its name. */
  readonly fields: readonly Field[];
  lookOf(field: Field): FieldLook;
  /** Why a text cannot be sent; empty where it can. The first one is always needed. */
  faultOf?(field: Field, texts: Texts<Field>): string;
  /** Stands below its name. */
  about?(): TemplateResult;
  /** Stands below the fields: what follows from what is typed. */
  below?(texts: Texts<Field>): TemplateResult | typeof nothing;
  /** Left out: the platform deletes none. */
  readonly removal?: Removal;
  read(client: Client): Promise<Kept | undefined>;
  send(client: Client, whole: Texts<Field>, changes: Partial<Texts<Field>>): Promise<unknown>;
}

/** The form of something that is a few texts, the first of which is its name: saved with what others saved since, and deleted. */
export class TextsForm<Field extends string, Kept extends Texts<Field>> {
  readonly #host: RoomHost;
  readonly #options: TextsFormOptions<Field, Kept>;
  readonly #editing: TextsEditing<Field>;
  readonly #writing: Writing;
  readonly #deleting: Deleting | undefined;
  readonly #saving: DocumentSaving<Kept, readonly Field[]>;
  /** Whether faults are shown: not before the operator tried to save. */
  #isChecked = false;

  constructor(host: RoomHost, options: TextsFormOptions<Field, Kept>) {
    const { words, thing } = options;
    this.#host = host;
    this.#options = options;
    const editing = (this.#editing = new TextsEditing(options.fields, this.#textsOf(options.kept)));
    this.#writing = new Writing(host, words);
    const { removal } = options;
    this.#deleting =
      removal && new Deleting(host, { words, thing, writing: this.#writing, onLeft: () => removal.onLeft() });
    this.#saving = new DocumentSaving(host, {
      words,
      thing,
      editing: this.#edited,
      writing: this.#writing,
      isBusy: () => this.isBusy,
      read: (client) => options.read(client),
      showFault: () => this.#showFault(),
      prepared: () => {
        const { whole, changes } = editing;
        return {
          send: (client) => options.send(client, whole, changes),
          saved: () => editing.saved(whole),
        };
      },
      savedText: (taken) => {
        const list = new Intl.ListFormat(host.record.language);
        const fields = list.format(taken.map((field) => options.lookOf(field).label));
        return fields ? words.text('saved-merged', { fields }) : words.text('saved');
      },
      isSavedAs: (kept) => {
        const texts = this.#textsOf(kept);
        if (!editing.isLike(texts)) return false;
        editing.saved(texts);
        return true;
      },
    });
  }

  get isBusy(): boolean {
    return this.#writing.isBusy;
  }

  get isDirty(): boolean {
    return this.#editing.isDirty || this.#writing.isDoubtful;
  }

  see(kept: Kept): void {
    this.#editing.see(this.#textsOf(kept));
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#deleting?.dialog() ?? nothing;
  }

  template(): TemplateResult {
    const { words, fields, about, below, removal } = this.#options;
    const { base, clash } = this.#editing;
    const { news } = this.#saving;
    return html`<form
      class="record"
      part="form"
      novalidate
      autocomplete="off"
      @submit=${submitting(() => void this.#saving.save())}
    >
      <h2 tabindex="-1"><bdi>${base[this.#first]}</bdi></h2>
      ${about?.()} ${clash ? this.#clashView(clash) : fields.map((field) => this.#fieldView(field))}
      ${below?.(this.#editing.whole) ?? nothing}
      ${writingView(words, this.#writing, () => void this.#saving.look())}
      ${news ? html`<p class="notice good" part="notice" tabindex="-1">${news}</p>` : nothing}
      ${
        clash
          ? nothing
          : waysView({
              words,
              isDirty: this.#editing.isDirty,
              writing: this.#writing,
              remove: removal?.label(),
              onDiscard: () => this.#saving.discard(),
              onDelete: () => void this.#delete(),
            })
      }
    </form>`;
  }

  /** What saving sees of the texts: the whole of what was read, of which it is these. */
  get #edited() {
    const editing = this.#editing;
    return {
      get isDirty() {
        return editing.isDirty;
      },
      get clash() {
        return editing.clash;
      },
      takeIn: (theirs: Kept) => editing.takeIn(this.#textsOf(theirs)),
      settle: () => editing.settle(),
      discard: () => editing.discard(),
    };
  }

  get #first(): Field {
    return this.#options.fields[0]!;
  }

  #textsOf(kept: Kept): Texts<Field> {
    const { fields } = this.#options;
    const texts: Record<string, string> = Object.fromEntries(fields.map((field) => [field, kept[field]]));
    return texts as Texts<Field>;
  }

  #fieldView(field: Field): TemplateResult {
    return textField(this.#options.lookOf(field), {
      id: `texts-${field}`,
      text: this.#editing.textOf(field),
      fault: this.#isChecked ? this.#faultOf(field) : '',
      isRequired: field === this.#first,
      onType: (text) => {
        this.#editing.type(field, text);
        this.#saving.news = '';
        this.#host.record.update();
      },
    });
  }

  #clashView(clash: TextsClash<Field>): TemplateResult {
    return textsClash({
      words: this.#options.words,
      editing: this.#editing,
      clash,
      isBusy: this.isBusy,
      labelOf: (field) => this.#options.lookOf(field).label,
      onUpdate: () => this.#host.record.update(),
      onSettle: () => void this.#saving.settle(),
      onDiscard: () => this.#saving.discard(),
    });
  }

  #faultOf(field: Field): string {
    const { whole } = this.#editing;
    const { words, faultOf } = this.#options;
    const fault = faultOf?.(field, whole) ?? '';
    return !fault && field === this.#first && !whole[field] ? words.text('name-missing') : fault;
  }

  #showFault(): boolean {
    this.#isChecked = true;
    const fault = this.#options.fields.map((field) => this.#faultOf(field)).find(Boolean);
    this.#isChecked = fault !== undefined;
    if (!fault) return false;
    this.#host.record.say(fault);
    this.#host.record.focus('[aria-invalid=true]');
    return true;
  }

  async #delete(): Promise<void> {
    const { removal } = this.#options;
    if (removal)
      await this.#deleting?.ask(
        (client) => removal.look(client),
        (client) => removal.send(client),
      );
  }
}
