import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import type { KeyOwner } from '../../../client/workspace/index.js';
import { WORKSPACE_TYPES } from '../../../facts/workspace-words.js';
import type { Words } from '../../base/words.js';
import type { Table } from '../../parts/table/table.js';
import { words as english } from '../../../words/compiled/workspace/home/en.js';
import { backView } from '../../parts/record/back-view.js';
import { namedTable } from '../shell/listed-room.js';
import { NamedForm } from '../shell/named-form.js';
import type { Room, RoomHost, Spot } from '../shell/room.js';
import { homeStyles } from './home.css.js';
import { Importing } from './importing.js';
import type { PlaceDesk } from './place-desk.js';
import { makePlace, readOwner, readPlace, readPlaces, type Place, type Summary } from './rows.js';
import { typeText } from './type-text.js';
import { usageView } from './usage-view.js';

/** All workspaces with what the key may still do, or one of them; nothing where that one is not there any more. */
export interface HomeContent {
  readonly list?: readonly Summary[];
  readonly owner?: KeyOwner;
  readonly place?: Place | undefined;
}

/** Workspaces: their list, what is left of the key's allowances, a new one, an import, and one of them. */
export class HomeRoom implements Room<HomeContent> {
  readonly #host: RoomHost;
  readonly #words: Words<keyof typeof english>;
  readonly #table: Table<Summary>;
  readonly #form: NamedForm;
  readonly #importing: Importing;
  readonly #desks = new Map<string, PlaceDesk>();
  #list: readonly Summary[] = [];
  #type: string = 'team';

  constructor(host: RoomHost) {
    this.#host = host;
    const { record } = host;
    const words = (this.#words = record.wordsOf(english));
    record.adopt(homeStyles);
    this.#importing = new Importing(host, words);
    this.#form = new NamedForm(host, {
      words,
      thing: 'workspace',
      title: () => words.text('new'),
      label: () => words.text('name'),
      save: () => words.text('create'),
      more: () => this.#types(),
      send: (client, name) => makePlace(client, name, this.#type),
      onMade: (id) => (id ? host.go({ item: id }) : void record.refresh()),
    });
    this.#table = namedTable<Summary>(host, {
      words,
      parts: { table: 'workspaces', row: 'workspace' },
      title: () => words.text('workspaces'),
      nameLabel: () => words.text('name'),
      columns: () => [
        {
          name: 'type',
          label: words.text('type'),
          compare: (one, other) => one.type.localeCompare(other.type),
          cell: ({ type }) => typeText(words, type),
        },
      ],
      items: () => this.#list,
    });
  }

  async load(client: Client, { item }: Spot, options: CallOptions): Promise<HomeContent> {
    if (!item) {
      const [list, owner] = await Promise.all([readPlaces(client, options), readOwner(client, options)]);
      this.#list = list;
      return { list, owner };
    }
    const place = await readPlace(client, item, options);
    if (place) (await this.#deskOf(place)).see(place);
    else this.#desks.delete(item);
    return { place };
  }

  isEmpty({ list }: HomeContent): boolean {
    return list?.length === 0;
  }

  get isBusy(): boolean {
    return [this.#form, this.#importing, ...this.#desks.values()].some(({ isBusy }) => isBusy);
  }

  get isDirty(): boolean {
    return [this.#form, this.#importing, ...this.#desks.values()].some(({ isDirty }) => isDirty);
  }

  over(): TemplateResult {
    const { item } = this.#host.spot();
    if (item) return html`${this.#desks.get(item)?.dialog() ?? nothing}`;
    if (this.#importing.isOpen) return html`${this.#importing.template()}`;
    return html`<div class="ways begin">
      ${this.#form.template()}
      <button type="button" part="import" @click=${() => this.#importing.open()}>
        ${this.#words.text('import')}
      </button>
    </div>`;
  }

  render({ list, owner, place }: HomeContent): TemplateResult {
    const words = this.#words;
    if (list)
      return html`<div class="stack">
        <h2 tabindex="-1">${words.text('workspaces')}</h2>
        ${this.#table.template()} ${owner ? usageView(words, this.#host.record.language, owner) : nothing}
      </div>`;
    const desk = place && this.#desks.get(place.uid);
    if (desk) return desk.template();
    return html`${backView(words.text('back'), () => this.#host.go({}))}
      <h2 tabindex="-1" class="panel">${words.text('gone')}</h2>`;
  }

  #types(): TemplateResult {
    const words = this.#words;
    return html`<div class="field">
      <label for="new-type">${words.text('type')}</label>
      <select
        id="new-type"
        part="field"
        @change=${({ target }: Event) => (this.#type = (target as HTMLSelectElement).value)}
      >
        ${WORKSPACE_TYPES.map((type) => html`<option value=${type} ?selected=${type === this.#type}>${typeText(words, type)}</option>`)}
      </select>
      <span class="quiet">${words.text('type-fixed')}</span>
    </div>`;
  }

  /** What edits one is loaded when the first is opened. */
  async #deskOf(place: Place): Promise<PlaceDesk> {
    const loaded = await import('./place-desk.js');
    const { uid: id } = place;
    const desk =
      this.#desks.get(id) ?? new loaded.PlaceDesk(this.#host, this.#words, place, () => this.#onLeft(id));
    this.#desks.set(id, desk);
    return desk;
  }

  /** It is deleted: the list is shown without it. */
  #onLeft(id: string): void {
    this.#desks.delete(id);
    this.#host.go({});
    this.#host.record.say(this.#words.text('deleted'));
  }
}
