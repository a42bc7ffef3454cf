import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { copyText } from '../../parts/controls/copy-text.js';
import { words as shellEnglish } from '../../../words/compiled/workspace/shell/en.js';
import type { Word } from '../../../words/compiled/workspace/home/en.js';
import { NamedForm } from '../shell/named-form.js';
import type { RoomHost } from '../shell/room.js';
import { makeWebhook, type Place } from './rows.js';

/** Makes an address that runs a collection. The platform lists none, so it is shown once, to be copied. */
export class Hooking {
  readonly #host: RoomHost;
  readonly #words: Words<Word>;
  readonly #form: NamedForm;
  #place: Place;
  #collection = '';
  #address = '';
  #copied: 'copied' | 'copy-failed' | undefined;

  constructor(host: RoomHost, words: Words<Word>, place: Place) {
    this.#host = host;
    this.#words = words;
    this.#place = place;
    this.#form = new NamedForm(host, {
      words: host.record.wordsOf(shellEnglish),
      thing: 'webhook',
      title: () => words.text('new-webhook'),
      label: () => words.text('webhook-name'),
      save: () => words.text('create'),
      more: () => this.#choice(),
      send: (client, name) => makeWebhook(client, this.#place.uid, name, this.#chosen),
      onMade: (address) => this.#show(address),
    });
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty || this.#address !== '';
  }

  see(place: Place): void {
    this.#place = place;
  }

  /** The place is left: what was shown once is gone. */
  leave(goOn: () => void): void {
    this.#address = '';
    this.#copied = undefined;
    goOn();
  }

  section(): TemplateResult {
    return html`<section class="record" aria-labelledby="webhooks">
      <h3 id="webhooks">${this.#words.text('webhooks')}</h3>
      <p class="quiet">${this.#words.text('webhooks-text')}</p>
      ${this.#content()}
    </section>`;
  }

  #content(): TemplateResult {
    const words = this.#words;
    if (this.#place.collections.length === 0)
      return html`<p class="quiet">${words.text('no-collection')}</p>`;
    return html`${
      this.#address
        ? html`<section class="notice good stack" aria-labelledby="address-title">
            <h3 id="address-title" tabindex="-1">${words.text('webhook-made')}</h3>
            <p>${words.text('webhook-text')}</p>
            <div part="address" class="address" dir="ltr">${this.#address}</div>
            <div class="ways">
              <button type="button" class="small" part="copy" @click=${() => void this.#copy()}>
                ${words.text('copy')}
              </button>
              <span class="quiet">${this.#copied ? words.text(this.#copied) : nothing}</span>
            </div>
          </section>`
        : nothing
    }
    ${this.#form.template()}`;
  }

  get #chosen(): string {
    const { collections } = this.#place;
    const known = collections.some(({ uid }) => uid === this.#collection);
    return known ? this.#collection : (collections[0]?.uid ?? '');
  }

  #choice(): TemplateResult {
    return html`<div class="field">
      <label for="webhook-collection">${this.#words.text('webhook-collection')}</label>
      <select
        id="webhook-collection"
        part="field"
        @change=${({ target }: Event) => (this.#collection = (target as HTMLSelectElement).value)}
      >
        ${this.#place.collections.map(
          ({ uid, name }) => html`<option value=${uid} ?selected=${uid === this.#chosen}>${name}</option>`,
        )}
      </select>
    </div>`;
  }

  #show(address: string): void {
    this.#address = address;
    this.#copied = undefined;
    this.#host.record.say(this.#words.text('webhook-made'));
    this.#host.record.focus('#address-title');
  }

  async #copy(): Promise<void> {
    this.#copied = await copyText(this.#address);
    this.#host.record.say(this.#words.text(this.#copied));
  }
}
