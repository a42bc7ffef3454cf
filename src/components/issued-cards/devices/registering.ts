import { html, nothing, type TemplateResult } from 'lit';

import {
  finishDeviceRegistration,
  startDeviceRegistration,
} from '../../../client/balance-platform/rows/registered-devices.js';
import type { Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import { copyText } from '../../parts/controls/copy-text.js';
import { Editor } from '../../parts/form/editor.js';
import { EMPTY, readOf } from '../../parts/form/entries.js';
import type { Section } from '../../parts/form/field.js';
import { LONG_TEXT, text } from '../../parts/form/text-kinds.js';
import { formView } from '../../parts/money-form/form-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Values } from '../../../words/catalogue.js';
import type { Word } from '../../../words/compiled/issued-cards/tabs/en.js';
import type { CardsElement, CardsRecord } from '../panel/cards-record.js';

const startRow = /*@__PURE__*/ proxyRow('balance-platform', startDeviceRegistration);
const finishRow = /*@__PURE__*/ proxyRow('balance-platform', finishDeviceRegistration);

const section = (hint: 'output-hint' | 'answer-hint'): readonly Section<Word>[] => [
  { fields: [text<Word>('output', 'output', { kind: { ...LONG_TEXT, most: 20_000 }, need: 'saved', hint })] },
];

interface Started {
  readonly id: string;
  readonly sdkInput: string;
}

export interface RegisteringOptions {
  readonly words: Words<Word>;
  onRegistered(): void;
}

/** Registers a device in two steps: what the kit on it says, then what it makes of the platform's answer. Nothing of it is kept. */
export class Registering {
  readonly #record: CardsRecord;
  readonly #options: RegisteringOptions;
  readonly #editor: Editor<object>;
  #card = '';
  #started: Started | undefined;
  #isBusy = false;
  #problem = '';

  constructor(record: CardsRecord, element: CardsElement, options: RegisteringOptions) {
    this.#record = record;
    this.#options = options;
    this.#editor = new Editor<object>(element, Date.now);
  }

  get isOpen(): boolean {
    return this.#card !== '';
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  get isDirty(): boolean {
    return this.isOpen && (this.#started !== undefined || this.#editor.isDirty);
  }

  open(card: string): void {
    this.#card = card;
    this.#step(undefined);
  }

  reset(): void {
    this.#card = this.#problem = '';
    this.#started = undefined;
    this.#editor.open(undefined, [], EMPTY);
  }

  template(): TemplateResult {
    const { words } = this.#options;
    const started = this.#started;
    const own: Readonly<Record<string, Word>> = started
      ? { title: 'finish-title', continue: 'finish' }
      : { title: 'start-title', continue: 'start' };
    const texts = {
      text: (word: Word | 'title', values?: Values): string =>
        words.text(own[word] ?? (word as Word), values),
    };
    return html`${
      started
        ? html`<div class="notice" part="notice">
            <p>${words.text('sdk-input')}</p>
            <p><bdi dir="ltr" class="own" part="sdk-input">${started.sdkInput}</bdi></p>
            <p class="ways">
              <button
                type="button"
                class="small"
                part="copy"
                @click=${() => void this.#copy(started.sdkInput)}
              >
                ${words.text('copy')}
              </button>
            </p>
          </div>`
        : nothing
    }
    ${formView({
      texts: texts as Parameters<typeof formView>[0]['texts'],
      language: this.#record.language,
      isBusy: this.#isBusy,
      problem: this.#problem,
      editor: this.#editor,
      onContinue: () => void this.#continue(),
      onCancel: () => {
        this.reset();
        this.#record.focus('[part~=register]');
      },
    })}`;
  }

  #step(started: Started | undefined): void {
    this.#started = started;
    this.#problem = '';
    this.#editor.open(undefined, section(started ? 'answer-hint' : 'output-hint'), EMPTY);
    this.#record.focus('.step h2');
  }

  async #copy(input: string): Promise<void> {
    this.#record.say(this.#options.words.text(await copyText(input)));
  }

  async #continue(): Promise<void> {
    const { client } = this.#record;
    if (!client || this.#isBusy) return;
    if (!this.#editor.check(new Set())) return this.#record.focus('[aria-invalid=true]');
    if (!this.#started && !this.#record.emit('florin-before-device-add', { card: this.#card })) return;
    const sdkOutput = readOf(this.#editor.entries)('output').trim();
    this.#isBusy = true;
    this.#problem = '';
    this.#record.say(this.#options.words.text('sending'));
    try {
      await this.#send(client, {
        paymentInstrumentId: this.#card,
        strongCustomerAuthentication: { sdkOutput },
      });
    } catch (error) {
      const trouble = this.#record.failed(error);
      this.#problem =
        trouble.cause === 'unauthorised'
          ? this.#options.words.text('devices-closed')
          : troubleText(this.#record.words, trouble);
    }
    this.#isBusy = false;
    if (this.#problem) this.#record.say(this.#problem);
    this.#record.update();
  }

  async #send(
    client: Client,
    body: { paymentInstrumentId: string; strongCustomerAuthentication: { sdkOutput: string } },
  ): Promise<void> {
    const { words, onRegistered } = this.#options;
    const started = this.#started;
    if (!started) {
      const { id, sdkInput, success } = await client.call(startRow, body);
      if (success === true && id && sdkInput) return this.#step({ id, sdkInput });
      this.#problem = words.text('device-refused');
      return;
    }
    const { success } = await client.call(finishRow, { id: started.id, ...body });
    if (success !== true) {
      this.#problem = words.text('device-refused');
      return;
    }
    this.#record.emit('florin-device-added', { card: body.paymentInstrumentId, device: started.id });
    this.reset();
    onRegistered();
    this.#record.say(words.text('device-added'));
    this.#record.focus('h2[tabindex]');
  }
}
