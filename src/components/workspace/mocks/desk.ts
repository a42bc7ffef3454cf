import { html, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import type { Word } from '../../../words/compiled/workspace/mocks/en.js';
import { Deleting } from '../shell/deleting.js';
import type { RoomHost } from '../shell/room.js';
import { Writing } from '../shell/writing.js';
import { Calls } from './calls.js';
import { callsView } from './calls-view.js';
import { Responses } from './responses.js';
import { removeMock, type Mock } from './rows.js';
import { Settings } from './settings.js';
import { settingsView } from './settings-view.js';

interface DeskOptions {
  readonly words: Words<Word>;
  /** It is there no more. */
  onLeft(): void;
}

/** One mock server: its address, who may call it, what it answers, and which calls came. */
export class Desk {
  readonly #host: RoomHost;
  readonly #words: Words<Word>;
  readonly #writing: Writing;
  readonly #settings: Settings;
  readonly #responses: Responses;
  readonly #calls: Calls;
  readonly #deleting: Deleting;

  constructor(host: RoomHost, mock: Mock, options: DeskOptions) {
    const { words } = options;
    this.#host = host;
    this.#words = words;
    this.#writing = new Writing(host, words);
    this.#settings = new Settings(host, mock, { words, writing: this.#writing });
    this.#responses = new Responses(host, words, mock);
    this.#calls = new Calls(host, words, mock.uid);
    this.#deleting = new Deleting(host, { ...options, writing: this.#writing, thing: 'mock' });
  }

  get isBusy(): boolean {
    return this.#writing.isBusy || this.#responses.isBusy;
  }

  get isDirty(): boolean {
    return this.#settings.isDirty || this.#writing.isDoubtful || this.#responses.isDirty;
  }

  see(mock: Mock): void {
    this.#settings.see(mock);
    this.#responses.see(mock);
    this.#calls.see();
  }

  dialog(): TemplateResult {
    return html`${this.#deleting.dialog()} ${this.#settings.dialog()} ${this.#responses.dialog()}`;
  }

  template(): TemplateResult {
    const words = this.#words;
    if (this.#responses.isOpen) return this.#responses.one();
    return html`<div class="stack">
      ${backView(words.text('back'), () => this.#host.go({}))}
      ${settingsView({
        words,
        settings: this.#settings,
        writing: this.#writing,
        onDelete: () => void this.#delete(),
      })}
      ${this.#responses.section()}
      ${callsView({ words, language: this.#host.record.language, calls: this.#calls })}
    </div>`;
  }

  async #delete(): Promise<void> {
    const words = this.#words;
    const { uid, name, address, responses } = this.#settings.mock;
    await this.#deleting.ask(
      () =>
        Promise.resolve({
          title: words.text('ask-delete', { name: isolatedText(name, 80) }),
          effect: words.text('effect', { address: isolatedText(address, 120) }),
          victims: responses.map((each) =>
            words.text('victim-response', { name: isolatedText(each.name ?? '', 80) }),
          ),
          unseen: 0,
        }),
      (client) => removeMock(client, uid),
    );
  }
}
