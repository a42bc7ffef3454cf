import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { backView } from '../../parts/record/back-view.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/workspace/mocks/en.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { ResponseDesk } from './response-desk.js';
import { ResponseEditing } from './response-editing.js';
import { responseFields } from './response-view.js';
import { sentOf } from './response.js';
import { makeResponse, readResponse } from './response-rows.js';
import { responsesView } from './responses-view.js';
import type { Mock } from './rows.js';

/** The server responses of one mock server: which there are, a new one, and the one that the address names. */
export class Responses {
  readonly #host: RoomHost;
  readonly #words: Words<Word>;
  readonly #form: NamedForm;
  readonly #desks = new Map<string, ResponseDesk>();
  #mock: Mock;
  #new = new ResponseEditing();
  /** Which one was asked for last. */
  #asked = '';
  #problem = '';

  constructor(host: RoomHost, words: Words<Word>, mock: Mock) {
    this.#host = host;
    this.#words = words;
    this.#mock = mock;
    this.#form = new NamedForm(host, {
      words,
      thing: 'mock-response',
      isAside: true,
      title: () => words.text('new-response'),
      label: () => words.text('name'),
      save: () => words.text('create'),
      more: () => this.#fields(),
      fault: () => this.#fault(),
      send: (client, name) => makeResponse(client, this.#mock.uid, { ...sentOf(this.#new.typed), name }),
      onMade: (id) => void this.#show(id),
    });
    host.element.addController({ hostUpdate: () => this.#follow() });
  }

  get isBusy(): boolean {
    return this.#form.isBusy || [...this.#desks.values()].some(({ isBusy }) => isBusy);
  }

  get isDirty(): boolean {
    return this.#form.isDirty || [...this.#desks.values()].some(({ isDirty }) => isDirty);
  }

  /** Whether the address names one of them. */
  get isOpen(): boolean {
    return this.#open !== '';
  }

  see(mock: Mock): void {
    this.#mock = mock;
    if (this.isOpen) this.#take(this.#open, mock.response);
    this.#asked = this.#open;
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#desks.get(this.#open)?.dialog() ?? nothing;
  }

  /** The one that is open. */
  one(): TemplateResult {
    const words = this.#words;
    const desk = this.#desks.get(this.#open);
    return html`<div class="stack">
      ${backView(words.text('back-to-mock'), () => this.#host.go({ item: this.#mock.uid }))}
      ${desk?.template() ?? html`<h2 tabindex="-1" class="panel" role="status">${this.#problem || words.text('loading-response')}</h2>`}
    </div>`;
  }

  /** All of them. */
  section(): TemplateResult {
    const words = this.#words;
    return html`<section class="record" part="responses" aria-labelledby="responses-title">
      <h3 id="responses-title">${words.text('responses')}</h3>
      <p class="quiet">${words.text('responses-text')}</p>
      ${responsesView(this.#words, this.#host, this.#mock)} ${this.#form.template()}
    </section>`;
  }

  get #open(): string {
    const { item, tab } = this.#host.spot();
    return item === this.#mock.uid ? tab : '';
  }

  #fields(): TemplateResult {
    return responseFields({
      words: this.#words,
      editing: this.#new,
      hasName: false,
      onType: (field, text) => {
        this.#new.type(field, text);
        this.#host.record.update();
      },
    });
  }

  /** The name has a field of its own. */
  #fault(): string | undefined {
    this.#new.isChecked = true;
    const [field] = [...this.#new.faults.keys()].filter((each) => each !== 'name');
    return field && `#response-${field}`;
  }

  async #show(id: string): Promise<void> {
    this.#new = new ResponseEditing();
    await this.#host.record.refresh();
    if (id) this.#host.go({ item: this.#mock.uid, tab: id });
  }

  /** The address names another one: it is read, unless it is known. */
  #follow(): void {
    const open = this.#open;
    if (open === this.#asked) return;
    this.#asked = open;
    this.#problem = '';
    if (open && !this.#desks.has(open)) void this.#read(open);
  }

  async #read(id: string): Promise<void> {
    const { record } = this.#host;
    const client = this.#host.client();
    if (!client) return;
    try {
      const read = await readResponse(client, this.#mock.uid, id);
      this.#take(id, read?.response);
    } catch (error) {
      this.#problem = troubleText(record.words, record.failed(error));
    }
    record.say(this.#problem);
    record.focus('h2[tabindex]');
  }

  #take(id: string, response: Mock['response']): void {
    const known = this.#desks.get(id);
    this.#problem = response ? '' : this.#words.text('response-gone');
    if (!response) this.#desks.delete(id);
    else if (known) known.see(response);
    else
      this.#desks.set(
        id,
        new ResponseDesk(this.#host, response, {
          words: this.#words,
          mockUid: this.#mock.uid,
          onLeft: () => void this.#onLeft(id),
        }),
      );
  }

  /** It is deleted: the mock server is shown without it. */
  async #onLeft(id: string): Promise<void> {
    const { record } = this.#host;
    this.#desks.delete(id);
    this.#host.go({ item: this.#mock.uid });
    await record.refresh();
    record.say(this.#words.text('response-deleted'));
  }
}
