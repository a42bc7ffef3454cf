import { html, nothing, type TemplateResult } from 'lit';

import type { MockResponse } from '../../../client/workspace/index.js';
import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { submitting } from '../../parts/money-form/form-view.js';
import type { Word } from '../../../words/compiled/workspace/mocks/en.js';
import { clashBox } from '../shell/choice-view.js';
import { Deleting } from '../shell/deleting.js';
import { DocumentSaving } from '../shell/document-saving.js';
import type { RoomHost } from '../shell/room.js';
import { waysView } from '../shell/ways-view.js';
import { Writing } from '../shell/writing.js';
import { writingView } from '../shell/writing-view.js';
import { ResponseEditing, type Clash } from './response-editing.js';
import { responseChoices, responseFields } from './response-view.js';
import { changesOf, textOf, type Field } from './response.js';
import { changeResponse, readResponse, removeResponse, type Opened } from './response-rows.js';

interface ResponseDeskOptions {
  readonly words: Words<Word>;
  readonly mockUid: string;
  /** It is there no more. */
  onLeft(): void;
}

/** One server response: changed without undoing what another person changed, and deleted. */
export class ResponseDesk {
  readonly #host: RoomHost;
  readonly #options: ResponseDeskOptions;
  readonly #id: string;
  readonly #editing: ResponseEditing;
  readonly #writing: Writing;
  readonly #deleting: Deleting;
  readonly #saving: DocumentSaving<Opened, readonly Field[]>;

  constructor(host: RoomHost, response: MockResponse, options: ResponseDeskOptions) {
    const { words } = options;
    this.#host = host;
    this.#options = options;
    this.#id = response.id ?? '';
    this.#editing = new ResponseEditing(textOf(response));
    this.#writing = new Writing(host, words);
    this.#deleting = new Deleting(host, { ...options, writing: this.#writing, thing: 'mock-response' });
    this.#saving = this.#savingOf();
  }

  #savingOf(): DocumentSaving<Opened, readonly Field[]> {
    const { words, mockUid } = this.#options;
    const editing = this.#editing;
    return new DocumentSaving(this.#host, {
      words: { text: (key) => words.text(key === 'gone' || key === 'saved' ? `response-${key}` : key) },
      thing: 'mock-response',
      editing,
      writing: this.#writing,
      isBusy: () => this.isBusy,
      read: (client) => readResponse(client, mockUid, this.#id),
      showFault: () => {
        editing.isChecked = true;
        if (editing.faults.size === 0) return false;
        this.#host.record.say(words.text('some-faults'));
        this.#host.record.focus('[aria-invalid=true]');
        return true;
      },
      prepared: () => {
        const { typed, base } = editing;
        const changes = changesOf(typed, base);
        return {
          send: (client) => changeResponse(client, mockUid, this.#id, changes),
          saved: () => editing.saved(typed),
        };
      },
      savedText: (taken) => {
        const fields = new Intl.ListFormat(this.#host.record.language).format(
          taken.map((field) => words.text(field)),
        );
        return fields ? words.text('response-saved-merged', { fields }) : words.text('response-saved');
      },
      isSavedAs: ({ response }) => {
        const text = response && textOf(response);
        if (!text || !editing.isLike(text)) return false;
        editing.saved(text);
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

  see(response: MockResponse): void {
    this.#editing.see(textOf(response));
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#deleting.dialog();
  }

  template(): TemplateResult {
    const { words } = this.#options;
    const editing = this.#editing;
    const writing = this.#writing;
    const { clash, isDirty } = editing;
    const { news } = this.#saving;
    return html`<form
      class="record"
      part="form"
      novalidate
      autocomplete="off"
      @submit=${submitting(() => this.isBusy || void this.#saving.save())}
    >
      <h2 tabindex="-1"><bdi>${editing.base.name}</bdi></h2>
      ${
        clash
          ? this.#clash(clash)
          : responseFields({
              words,
              editing,
              hasName: true,
              onType: (field, text) => {
                editing.type(field, text);
                this.#saving.news = '';
                this.#host.record.update();
              },
            })
      }
      ${writingView(words, writing, () => void this.#saving.look())}
      ${news ? html`<p class="notice good" part="notice" tabindex="-1">${news}</p>` : nothing}
      ${
        clash
          ? nothing
          : waysView({
              words,
              isDirty,
              writing,
              remove: words.text('delete-response'),
              onDiscard: () => this.#saving.discard(),
              onDelete: () => void this.#delete(),
            })
      }
    </form>`;
  }

  #clash(clash: Clash): TemplateResult {
    const { words } = this.#options;
    const onUpdate = (): void => this.#host.record.update();
    return clashBox({
      words,
      isBusy: this.isBusy,
      choices: responseChoices({ words, editing: this.#editing, onUpdate }, clash),
      onSettle: () => void this.#saving.settle(),
      onDiscard: () => this.#saving.discard(),
    });
  }

  async #delete(): Promise<void> {
    const { words, mockUid } = this.#options;
    const name = isolatedText(this.#editing.base.name, 80);
    await this.#deleting.ask(
      () =>
        Promise.resolve({
          title: words.text('ask-delete-response', { name }),
          effect: words.text('effect-response'),
          victims: [],
          unseen: 0,
        }),
      (client) => removeResponse(client, mockUid, this.#id),
    );
  }
}
