import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { COLLECTION_PURPOSES } from '../../../../facts/workspace-words.js';
import { NamedForm } from '../../shell/named-form.js';
import type { RoomHost } from '../../shell/room.js';
import { makeCollectionOf } from './schema-rows.js';
import type { DeskOptions } from '../showing.js';
import type { SchemaThing } from '../things.js';
import { wayToRoom } from '../way-view.js';

type Purpose = (typeof COLLECTION_PURPOSES)[number];

/** Makes a collection of what the platform has of a schema, and links it to the version. */
export class Generating {
  readonly #host: RoomHost;
  readonly #words: DeskOptions['words'];
  readonly #form: NamedForm;
  readonly #purposes = new Set<Purpose>();
  #made: string | undefined;

  constructor(host: RoomHost, words: DeskOptions['words'], schema: SchemaThing) {
    this.#host = host;
    this.#words = words;
    this.#form = new NamedForm(host, {
      words,
      thing: 'collection',
      isAside: true,
      title: () => words.text('generate'),
      label: () => words.text('collection-name'),
      save: () => words.text('create'),
      more: () => this.#more(),
      send: (client, name) => {
        const purposes = this.#purposes.size > 0 ? [...this.#purposes] : ['unclassified'];
        return makeCollectionOf(client, schema, { workspace: host.spot().workspace, name, purposes });
      },
      onMade: (uid) => this.#onMade(uid),
    });
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty;
  }

  template(isDirty: boolean): TemplateResult {
    const words = this.#words;
    return html`<section part="generate" aria-labelledby="generate">
      <h3 id="generate">${words.text('generated')}</h3>
      <p class="quiet">${words.text('generate-text')}</p>
      ${isDirty ? html`<p class="notice due">${words.text('unsaved-not-in')}</p>` : nothing}
      ${this.#form.template()}
      ${
        this.#made === undefined
          ? nothing
          : html`<p class="notice good" part="notice" tabindex="-1">
              ${words.text('generated-now')}
              ${wayToRoom(this.#host, 'collections', { item: this.#made }, words.text('open-collection'))}
            </p>`
      }
    </section>`;
  }

  #onMade(uid: string): void {
    const { record } = this.#host;
    this.#made = uid;
    this.#purposes.clear();
    record.say(this.#words.text('generated-now'));
    record.focus('[part=generate] [part=notice]');
  }

  #more(): TemplateResult {
    const words = this.#words;
    const toggle = (purpose: Purpose, isOn: boolean): void => {
      if (isOn) this.#purposes.add(purpose);
      else this.#purposes.delete(purpose);
    };
    return html`<fieldset class="stack">
      <legend>${words.text('link-as')}</legend>
      ${COLLECTION_PURPOSES.filter((purpose) => purpose !== 'unclassified').map(
        (purpose) =>
          html`<label class="check">
            <input
              type="checkbox"
              .checked=${live(this.#purposes.has(purpose))}
              @change=${({ target }: Event) => toggle(purpose, (target as HTMLInputElement).checked)}
            />
            <span>${words.text(`link-${purpose}`)}</span>
          </label>`,
      )}
      <span class="quiet">${words.text('link-as-none')}</span>
    </fieldset>`;
  }
}
