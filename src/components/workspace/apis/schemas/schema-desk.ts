import { html, nothing, type TemplateResult } from 'lit';

import { ClientError, type Client } from '../../../../client/index.js';
import { submitting } from '../../../parts/money-form/form-view.js';
import { backView } from '../../../parts/record/back-view.js';
import { timeText } from '../../../parts/table/time-text.js';
import { DocumentSaving } from '../../shell/document-saving.js';
import type { RoomDesk } from '../../shell/listed-room.js';
import type { RoomHost } from '../../shell/room.js';
import { Writing } from '../../shell/writing.js';
import { writingView } from '../../shell/writing-view.js';
import { Generating } from './generating.js';
import { itemOf } from '../path.js';
import { readSchema, saveSchema } from './schema-rows.js';
import { schemaClash } from './schema-clash.js';
import { SchemaEditing } from './schema-editing.js';
import { kindText } from './schema-kind.js';
import { faultText, schemaFields } from './schema-view.js';
import type { DeskOptions } from '../showing.js';
import type { SchemaThing } from '../things.js';

/** One schema: replaced whole, and made into a collection. */
export class SchemaDesk implements RoomDesk<SchemaThing> {
  readonly #host: RoomHost;
  readonly #words: DeskOptions['words'];
  readonly #editing: SchemaEditing;
  readonly #writing: Writing;
  readonly #saving: DocumentSaving<SchemaThing, void>;
  readonly #generating: Generating;

  constructor(host: RoomHost, schema: SchemaThing, { words }: DeskOptions) {
    this.#host = host;
    this.#words = words;
    this.#writing = new Writing(host, words);
    const editing = (this.#editing = new SchemaEditing(schema));
    this.#generating = new Generating(host, words, schema);
    this.#saving = new DocumentSaving<SchemaThing, void>(host, {
      words: { text: (said) => this.#said(said) },
      thing: 'schema',
      editing,
      writing: this.#writing,
      isBusy: () => this.isBusy,
      read: (client) => readSchema(client, schema, schema.id),
      showFault: () => editing.check() && this.#showFault(),
      prepared: () => {
        const { mine } = editing;
        let now = schema;
        return {
          send: async (client) => (now = await this.#send(client)),
          saved: () => editing.saved(now, mine.text),
        };
      },
      savedText: () => words.text('saved-schema'),
      // A text that is not given out cannot be found again.
      isSavedAs: () => false,
    });
  }

  get isBusy(): boolean {
    return this.#writing.isBusy || this.#generating.isBusy;
  }

  get isDirty(): boolean {
    return this.#editing.isDirty || this.#writing.isDoubtful || this.#generating.isDirty;
  }

  see(schema: SchemaThing): void {
    this.#editing.see(schema);
  }

  dialog(): typeof nothing {
    return nothing;
  }

  template(): TemplateResult {
    const words = this.#words;
    const { base, clash, mine } = this.#editing;
    const { apiId, apiVersionId } = base;
    const { news } = this.#saving;
    const back = (): void => this.#host.go({ item: itemOf({ apiId, apiVersionId }) });
    return html`<div class="stack">
      ${backView(words.text('back-version'), back)}
      <form
        class="record"
        part="form"
        novalidate
        autocomplete="off"
        @submit=${submitting(() => void this.#save())}
      >
        <h2 tabindex="-1">${words.text('schema-of', { kind: kindText(base) })}</h2>
        <p class="quiet">${words.text('updated-on', { date: this.#dateOf(base) })}</p>
        ${
          clash
            ? schemaClash({
                words,
                language: this.#host.record.language,
                editing: this.#editing,
                theirs: { kind: kindText(clash), date: this.#dateOf(clash) },
                isBusy: this.isBusy,
                onUpdate: () => this.#host.record.update(),
                onSettle: () => void this.#settle(),
                onDiscard: () => this.#saving.discard(),
              })
            : schemaFields({
                words,
                language: this.#host.record.language,
                schema: mine,
                fault: this.#editing.fault,
                hint: words.text('text-kept'),
                onChange: (changes) => {
                  this.#editing.change(changes);
                  this.#saving.news = '';
                  this.#host.record.update();
                },
              })
        }
        ${writingView(words, this.#writing, () => void this.#saving.look())}
        ${news ? html`<p class="notice good" part="notice" tabindex="-1">${news}</p>` : nothing}
        ${clash ? nothing : this.#ways()}
      </form>
      ${clash ? nothing : this.#generating.template(this.#editing.isDirty)}
    </div>`;
  }

  #ways(): TemplateResult {
    const words = this.#words;
    const { isBusy, isDoubtful } = this.#writing;
    const { isDirty } = this.#editing;
    return html`<div class="ways">
      <button class="main" part="save" aria-disabled=${isBusy || isDoubtful}>
        ${isBusy ? words.text('sending') : words.text('replace')}
      </button>
      ${
        isDirty
          ? html`<button type="button" part="discard" @click=${() => isBusy || this.#saving.discard()}>
              ${words.text('discard')}
            </button>`
          : nothing
      }
      <span class="quiet">${isDirty && !isBusy ? words.text('unsaved') : nothing}</span>
    </div>`;
  }

  /** After a lost answer: where the schema was replaced since, the platform does not say by whom. */
  #said(said: Parameters<DeskOptions['words']['text']>[0]): string {
    const { thing } = (this.#host.record.answer?.content ?? {}) as { thing?: SchemaThing };
    const isReplaced = thing !== undefined && thing.updatedAt !== this.#editing.base.updatedAt;
    if (said !== 'not-saved' || !isReplaced) return this.#words.text(said);
    return this.#words.text('maybe-saved', { date: this.#dateOf(thing) });
  }

  #dateOf({ updatedAt }: Pick<SchemaThing, 'updatedAt'>): string {
    return timeText(this.#host.record.language, updatedAt, { dateStyle: 'medium', timeStyle: 'medium' });
  }

  #send(client: Client): Promise<SchemaThing> {
    return saveSchema(client, this.#editing.base, this.#editing.mine).catch((error: unknown) => {
      if (error instanceof ClientError) this.#editing.refuse(error.field);
      throw error;
    });
  }

  async #save(): Promise<void> {
    await this.#saving.save();
    if (this.#editing.fault?.kind === 'refused-field') this.#showFault();
  }

  async #settle(): Promise<void> {
    if (this.#editing.takesTheirs) return this.#saving.discard();
    this.#editing.settle();
    await this.#save();
  }

  /** Leads to the field that is wrong. */
  #showFault(): boolean {
    const { fault } = this.#editing;
    const { record } = this.#host;
    if (fault) record.say(faultText(this.#words, record.language, fault));
    record.focus('[aria-invalid=true]');
    return true;
  }
}
