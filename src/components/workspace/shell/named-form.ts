import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { Client } from '../../../client/index.js';
import { submitting } from '../../parts/money-form/form-view.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/shell/en.js';
import type { RoomHost, WorkspaceThing } from './room.js';
import { Writing } from './writing.js';
import { formWays, writingView } from './writing-view.js';

export interface NamedFormOptions {
  readonly words: Words<Word>;
  readonly thing: WorkspaceThing;
  /** It is not the first thing to do here. Left out: it is. */
  readonly isAside?: boolean;
  title(): string;
  /** What the name is called. Left out: it begins without one. */
  label?(): string;
  save(): string;
  /** Further fields. */
  more?(): TemplateResult;
  /** Whether something is typed in them that would be lost. Left out: that is not looked at. */
  isTyped?(): boolean;
  /** What is typed in them is sent, or given up. */
  onLeave?(): void;
  /** Looks at them when it is sent; finds the first one that is not right. Left out: all are. */
  fault?(): string | undefined;
  /** Makes it; resolves to its id. */
  send(client: Client, name: string): Promise<string>;
  onMade(id: string): void;
}

const LONGEST = 120;
const FIRST_FIELD = '.step [part=field]';

/** The way to something new that mostly begins with a name, and the form for it. */
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
    const isTyped = this.#name !== '' || this.#options.isTyped?.() === true;
    return this.#isOpen && (isTyped || this.#writing.isDoubtful);
  }

  template(): TemplateResult {
    const { words, title, label, save, more, isAside } = this.#options;
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
      ${label ? this.#nameView(label()) : nothing} ${more?.()}
      ${writingView(words, this.#writing, () => void this.#look())}
      ${formWays(words, this.#writing, save(), () => this.#leave())}
    </form>`;
  }

  #nameView(label: string): TemplateResult {
    return html`<div class="field">
      <label for="new-name">${label}</label>
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
        >${this.#isMissing ? this.#options.words.text('name-missing') : nothing}</span
      >
    </div>`;
  }

  #open(): void {
    this.#isOpen = true;
    this.#host.record.focus(FIRST_FIELD);
  }

  #type(name: string): void {
    this.#name = name;
    this.#isMissing &&= name.trim() === '';
    this.#host.record.update();
  }

  #leave(): void {
    this.#isOpen = this.#isMissing = false;
    this.#name = '';
    this.#options.onLeave?.();
    this.#writing.reset();
    this.#host.record.focus('[part=new]');
  }

  async #send(): Promise<void> {
    const name = this.#name.trim();
    const { record } = this.#host;
    const { thing, label, fault, send, onMade } = this.#options;
    if (this.isBusy || this.#writing.isDoubtful) return;
    this.#isMissing = label !== undefined && name === '';
    const faulty = fault?.();
    if (this.#isMissing) return record.focus('#new-name');
    if (faulty) return record.focus(faulty);
    const { ending, answer } = await this.#writing.save({ thing, isNew: true }, (client) =>
      send(client, name),
    );
    if (ending !== 'received') return;
    this.#leave();
    onMade(answer ?? '');
  }

  /** The list says whether it was made; what was typed stays until then. */
  async #look(): Promise<void> {
    if (await this.#writing.look()) this.#host.record.focus(FIRST_FIELD);
  }
}
