import { html, type TemplateResult } from 'lit';

import { ClientError } from '../../../../client/index.js';
import { submitting } from '../../../parts/money-form/form-view.js';
import { opening } from '../../shell/listed-room.js';
import type { RoomHost } from '../../shell/room.js';
import { Writing } from '../../shell/writing.js';
import { formWays, writingView } from '../../shell/writing-view.js';
import { itemOf } from '../path.js';
import { makeSchema, type SchemaText } from './schema-rows.js';
import { faultOf, refusedFieldOf, type SchemaFault } from './schema-text.js';
import { faultText, schemaFields } from './schema-view.js';
import type { DeskOptions } from '../showing.js';
import type { VersionPath } from '../things.js';

const BLANK: SchemaText = { type: 'openapi3', language: 'json', text: '' };

/** The way to a new schema of a version, and the form for it. */
export class NewSchema {
  readonly #host: RoomHost;
  readonly #words: DeskOptions['words'];
  readonly #path: VersionPath;
  readonly #writing: Writing;
  #isOpen = false;
  #schema = BLANK;
  #fault: SchemaFault | undefined;

  constructor(host: RoomHost, words: DeskOptions['words'], path: VersionPath) {
    this.#host = host;
    this.#words = words;
    this.#path = path;
    this.#writing = new Writing(host, words);
  }

  get isBusy(): boolean {
    return this.#writing.isBusy;
  }

  get isDirty(): boolean {
    return this.#isOpen && (this.#schema.text !== '' || this.#writing.isDoubtful);
  }

  template(): TemplateResult {
    const words = this.#words;
    if (!this.#isOpen)
      return html`<p class="ways">
        <button type="button" part="new-schema" @click=${() => this.#open()}>
          ${words.text('new-schema')}
        </button>
      </p>`;
    return html`<form
      class="record"
      part="form"
      novalidate
      autocomplete="off"
      @submit=${submitting(() => void this.#send())}
    >
      <h3 tabindex="-1">${words.text('new-schema')}</h3>
      ${schemaFields({
        words,
        language: this.#host.record.language,
        schema: this.#schema,
        fault: this.#fault,
        hint: words.text('new-text-hint'),
        onChange: (changes) => {
          this.#schema = { ...this.#schema, ...changes };
          this.#fault = undefined;
          this.#host.record.update();
        },
      })}
      ${writingView(words, this.#writing, () => void this.#look())}
      ${formWays(words, this.#writing, words.text('create'), () => this.#leave())}
    </form>`;
  }

  #open(): void {
    this.#isOpen = true;
    this.#host.record.focus('#schema-schema');
  }

  #leave(): void {
    this.#isOpen = false;
    this.#schema = BLANK;
    this.#fault = undefined;
    this.#writing.reset();
    this.#host.record.focus('[part=new-schema]');
  }

  async #send(): Promise<void> {
    const schema = this.#schema;
    if (this.isBusy || this.#writing.isDoubtful) return;
    this.#fault = faultOf(schema);
    if (this.#fault) return this.#showFault(this.#fault);
    const { ending, answer } = await this.#writing.save({ thing: 'schema', isNew: true }, (client) =>
      makeSchema(client, this.#path, schema).catch((error: unknown) => {
        if (error instanceof ClientError) this.#fault = refusedFieldOf(error.field);
        throw error;
      }),
    );
    if (ending === 'refused' && this.#fault) this.#showFault(this.#fault);
    if (ending !== 'received') return;
    this.#leave();
    opening(this.#host)(answer ? itemOf({ ...this.#path, open: 'schema', id: answer }) : '');
  }

  #showFault(fault: SchemaFault): void {
    const { record } = this.#host;
    record.say(faultText(this.#words, record.language, fault));
    record.focus('[aria-invalid=true]');
  }

  /** The list says whether it was made; what was typed stays until then. */
  async #look(): Promise<void> {
    if (await this.#writing.look()) this.#host.record.focus('#schema-schema');
  }
}
