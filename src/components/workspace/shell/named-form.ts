import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { Client } from '../../../client/index.js';
import { submitting } from '../../parts/money-form/form-view.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/shell/en.js';
import type { RoomHost, WorkspaceThing } from './room.js';
import { Writing } from './writing.js';
import { writingView } from './writing-view.js';

export interface NamedFormOptions {
  readonly words: Words<Word>;
  readonly thing: WorkspaceThing;
  /** It is not the first thing to do here. Left out: it is. */
  readonly isAside?: boolean;
  title(): string;
  label(): string;
  save(): string;
  /** Further fields. */
  more?(): TemplateResult;
  /** Makes it; resolves to its id. */
  send(client: Client, name: string): Promise<string>;
  onMade(id: string): void;
}

const LONGEST = 120;

/** The way to something new that begins with a name, and the form for it. */
export class NamedForm {
  readonly #host: RoomHost;
  readonly #options: NamedFormOptions;
  readonly #writing: Writing;
  #isOpen = false;
  #isMissing = false;
  #name = '';

  constructor(host: RoomHost, options: NamedFormOptions) {
    this.#host = host;
    this.#options = options;
    this.#writing = new Writing(host, options.words);
  }

  get isBusy(): boolean {
    return this.#writing.isBusy;
  }

  get isDirty(): boolean {
    return this.#isOpen && (this.#name !== '' || this.#writing.isDoubtful);
  }

  template(): TemplateResult {
    const { words, title, label, save, more, isAside } = this.#options;
    const { isBusy } = this;
    if (!this.#isOpen)
      return html`<p class="ways">
        <button type="button" class=${isAside ? '' : 'main'} part="new" @click=${() => this.#open()}>
          ${title()}
        </button>
      </p>`;
    return html`<form
      class="record step"
      part="form"
      novalidate
      autocomplete="off"
      @submit=${submitting(() => void this.#send())}
    >
      <h2 tabindex="-1">${title()}</h2>
      <div class="field">
        <label for="new-name">${label()}</label>
        <input
          id="new-name"
          part="field"
          dir="auto"
          maxlength=${LONGEST}
          aria-required="true"
          aria-invalid=${this.#isMissing}
          aria-describedby="new-name-fault"
          .value=${live(this.#name)}
          @input=${({ target }: Event) => this.#type((target as HTMLInputElement).value)}
        />
        <span class="fault" id="new-name-fault" role="alert"
          >${this.#isMissing ? words.text('name-missing') : nothing}</span
        >
      </div>
      ${more?.()} ${writingView(words, this.#writing, () => void this.#look())}
      <div class="ways">
        <button class="main" part="save" aria-disabled=${isBusy || this.#writing.isDoubtful}>
          ${isBusy ? words.text('sending') : save()}
        </button>
        <button type="button" part="cancel" @click=${() => isBusy || this.#leave()}>
          ${words.text('cancel')}
        </button>
      </div>
    </form>`;
  }

  #open(): void {
    this.#isOpen = true;
    this.#host.record.focus('#new-name');
  }

  #type(name: string): void {
    this.#name = name;
    this.#isMissing &&= name.trim() === '';
    this.#host.record.update();
  }

  #leave(): void {
    this.#isOpen = this.#isMissing = false;
    this.#name = '';
    this.#writing.reset();
    this.#host.record.focus('[part=new]');
  }

  async #send(): Promise<void> {
    const name = this.#name.trim();
    const { record } = this.#host;
    const { thing, send, onMade } = this.#options;
    if (this.isBusy || this.#writing.isDoubtful) return;
    this.#isMissing = name === '';
    if (this.#isMissing) return record.focus('#new-name');
    const detail = { thing, isNew: true };
    if (!record.emit('florin-before-workspace-save', detail)) return;
    const { ending, answer } = await this.#writing.send((client) => send(client, name));
    if (ending !== 'not-sent') record.emit('florin-workspace-saved', { ...detail, ending });
    if (ending === 'unknown') record.focus('[part=doubt]');
    if (ending !== 'received') return;
    this.#leave();
    onMade(answer ?? '');
  }

  /** The list says whether it was made; what was typed stays until then. */
  async #look(): Promise<void> {
    if (await this.#writing.look()) this.#host.record.focus('#new-name');
  }
}
