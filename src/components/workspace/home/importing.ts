import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { Words } from '../../base/words.js';
import { submitting } from '../../parts/money-form/form-view.js';
import { countText } from '../../parts/table/table-words.js';
import { words as shellEnglish } from '../../../words/compiled/workspace/shell/en.js';
import type { Word } from '../../../words/compiled/workspace/home/en.js';
import type { RoomHost } from '../shell/room.js';
import { MOST_BYTES, Writing } from '../shell/writing.js';
import { writingView } from '../shell/writing-view.js';
import { planOf, type Plan, type PlanFault } from './plan.js';
import { planView } from './plan-view.js';
import { importPlan } from './rows.js';

/** Imports a description of an API, or what was exported before: first what would be made, then, once pressed, it is made. */
export class Importing {
  readonly #host: RoomHost;
  readonly #words: Words<Word>;
  readonly #shellWords: Words<keyof typeof shellEnglish>;
  readonly #writing: Writing;
  #isOpen = false;
  #text = '';
  #plan: Plan | undefined;
  #fault: PlanFault | undefined;
  #isOver = false;

  constructor(host: RoomHost, words: Words<Word>) {
    this.#host = host;
    this.#words = words;
    this.#shellWords = host.record.wordsOf(shellEnglish);
    this.#writing = new Writing(host, this.#shellWords);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isBusy(): boolean {
    return this.#writing.isBusy;
  }

  get isDirty(): boolean {
    return this.#isOpen && (this.#text !== '' || this.#writing.isDoubtful);
  }

  open(): void {
    this.#isOpen = true;
    this.#host.record.focus('#import');
  }

  template(): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const words = this.#words;
    const { isBusy, isDoubtful } = this.#writing;
    return html`<form class="record" part="form" novalidate @submit=${submitting(() => void this.#go())}>
      <h2 tabindex="-1">${words.text('import')}</h2>
      <p class="quiet">${words.text('import-text')}</p>
      <div
        class="field drop ${this.#isOver ? 'over' : ''}"
        part="drop"
        @dragenter=${this.#onHold}
        @dragover=${this.#onHold}
        @dragleave=${this.#onHold}
        @drop=${this.#onDrop}
      >
        <label for="import">${words.text('import-label')}</label>
        <textarea
          id="import"
          part="field"
          dir="ltr"
          rows="8"
          spellcheck="false"
          aria-invalid=${this.#fault !== undefined}
          aria-describedby="import-fault"
          .value=${live(this.#text)}
          @input=${({ target }: Event) => this.#type((target as HTMLTextAreaElement).value)}
        ></textarea>
        <span class="fault" id="import-fault" role="alert"
          >${this.#fault ? this.#faultText(this.#fault) : nothing}</span
        >
        <label class="file">
          ${words.text('file')}
          <input
            type="file"
            part="file"
            accept=".json,.yaml,.yml,application/json,application/yaml"
            @change=${this.#onFile}
          />
        </label>
      </div>
      ${this.#plan ? planView(words, this.#plan) : nothing}
      ${writingView(this.#shellWords, this.#writing, () => void this.#look())}
      <div class="ways">
        <button class="main" part="save" aria-disabled=${isBusy || isDoubtful}>
          ${isBusy ? this.#shellWords.text('sending') : words.text(this.#plan ? 'import-now' : 'import-check')}
        </button>
        <button type="button" part="cancel" @click=${() => isBusy || this.#leave()}>
          ${this.#shellWords.text('cancel')}
        </button>
      </div>
    </form>`;
  }

  #type(text: string): void {
    this.#text = text;
    this.#plan = this.#fault = undefined;
    this.#host.record.update();
  }

  readonly #onHold = (event: DragEvent): void => {
    event.preventDefault();
    this.#isOver = event.type !== 'dragleave';
    this.#host.record.update();
  };

  readonly #onDrop = (event: DragEvent): void => {
    event.preventDefault();
    this.#isOver = false;
    void this.#take(event.dataTransfer?.files[0]);
  };

  readonly #onFile = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    void this.#take(input.files?.[0]);
    input.value = '';
  };

  async #take(file: File | undefined): Promise<void> {
    if (!file || this.isBusy) return;
    // What is too large is not even read. A file with spaces may come to less: twice the limit is looked at.
    if (file.size > MOST_BYTES * 2) {
      this.#type('');
      this.#fault = { word: 'too-large' };
    } else {
      this.#type(await file.text());
      await this.#check();
    }
    this.#host.record.update();
  }

  /** A text that was changed while its reader was loaded is looked at when it is asked for again. */
  async #check(): Promise<void> {
    const text = this.#text;
    const plan = await planOf(text);
    const { record } = this.#host;
    if (text !== this.#text || !this.#isOpen) return;
    this.#plan = 'word' in plan ? undefined : plan;
    this.#fault = 'word' in plan ? plan : undefined;
    record.focus(this.#plan ? '[part=plan]' : '#import');
  }

  #faultText({ word, line }: PlanFault): string {
    return this.#words.text(word, { line: countText({ language: this.#host.record.language }, line ?? 0) });
  }

  /** The first press says what would be made, the second makes it. */
  async #go(): Promise<void> {
    const plan = this.#plan;
    const { record } = this.#host;
    if (this.isBusy || this.#writing.isDoubtful) return;
    if (!plan) return this.#check();
    const detail = { kind: plan.kind, count: plan.makes.length };
    if (!record.emit('florin-before-workspace-import', detail)) return;
    const { ending, answer } = await this.#writing.send((client) => importPlan(client, plan));
    if (ending !== 'not-sent') record.emit('florin-workspace-imported', { ...detail, ending });
    if (ending === 'unknown') record.focus('[part=doubt]');
    if (ending !== 'received') return;
    this.#leave();
    await record.refresh();
    const count = countText({ language: record.language }, answer?.length ?? 0);
    record.say(this.#words.text('imported', { count }));
  }

  async #look(): Promise<void> {
    if (await this.#writing.look()) this.#host.record.focus('#import');
  }

  #leave(): void {
    this.#isOpen = false;
    this.#type('');
    this.#writing.reset();
    this.#host.record.focus('[part~=import]');
  }
}
