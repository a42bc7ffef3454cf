import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { backView } from '../../parts/record/back-view.js';
import type { Column } from '../../parts/table/column.js';
import type { Table } from '../../parts/table/table.js';
import type { TableTexts, TableWord } from '../../parts/table/table-words.js';
import type { NamedForm } from './named-form.js';
import type { Room, RoomHost, Spot } from './room.js';

/** Something in a list. */
export interface Named {
  readonly uid: string;
  readonly name: string;
}

/** What edits one thing of a room. */
export interface RoomDesk<Thing> {
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  /** The platform was asked again. */
  see(thing: Thing): void;
  dialog(): TemplateResult | typeof nothing;
  template(): TemplateResult;
}

/** The list, or one thing; neither where that one is not there any more. */
export interface ListedContent<Item, Thing> {
  readonly list?: readonly Item[];
  readonly thing?: Thing | undefined;
}

type ListWord = TableWord | 'name' | 'id' | 'all' | 'one-workspace' | 'back' | 'gone' | 'deleted';

export interface NamedTableOptions<Item extends Named> {
  readonly words: TableTexts['words'];
  readonly parts: { readonly table: string; readonly row: string };
  title(): string;
  nameLabel(): string;
  /** What the list says beside the name. */
  columns(): readonly Column<Item>[];
  items(): readonly Item[];
}

/** A table of named things, each of which opens in the room. */
export const namedTable = <Item extends Named>(
  host: RoomHost,
  options: NamedTableOptions<Item>,
): Table<Item> =>
  host.tableOf<Item>({
    parts: options.parts,
    texts: () => ({ words: options.words, language: host.record.language }),
    label: () => options.title(),
    columns: () => [
      {
        name: 'name',
        label: options.nameLabel(),
        width: '2fr',
        compare: (one, other) => one.name.localeCompare(other.name),
        cell: ({ name }) => html`<bdi class="strong">${name}</bdi>`,
      },
      ...options.columns(),
    ],
    items: () => options.items(),
    idOf: ({ uid }) => uid,
    nameOf: ({ name }) => name,
    hrefOf: ({ uid }) => host.hrefOf({ item: uid }),
    onOpen: ({ uid }) => host.go({ item: uid }),
  });

export interface ListedRoomOptions<Item extends Named, Thing> extends Pick<
  NamedTableOptions<Item>,
  'parts' | 'title'
> {
  readonly words: { text(word: ListWord, values?: Readonly<Record<string, string>>): string };
  readonly form: NamedForm;
  /** What the list says beside the name. Left out: the id. */
  columns?(): readonly Column<Item>[];
  list(client: Client, workspace: string, options: CallOptions): Promise<readonly Item[]>;
  /** Stands over the list. */
  above?(): TemplateResult | typeof nothing;
  /** Resolves to nothing where it is not there any more. */
  read(client: Client, uid: string, options: CallOptions): Promise<Thing | undefined>;
  /** Makes what edits one; it is loaded when the first one is opened. */
  deskOf(thing: Thing, onLeft: () => void): Promise<RoomDesk<Thing>>;
}

/** A room that lists things of one kind, makes new ones and edits each. */
export class ListedRoom<Item extends Named, Thing> implements Room<ListedContent<Item, Thing>> {
  readonly #host: RoomHost;
  readonly #options: ListedRoomOptions<Item, Thing>;
  readonly #table: Table<Item>;
  /** By uid: what is typed into one outlives a look at another. */
  readonly #desks = new Map<string, RoomDesk<Thing>>();
  #list: readonly Item[] = [];

  constructor(host: RoomHost, options: ListedRoomOptions<Item, Thing>) {
    this.#host = host;
    this.#options = options;
    const { words, parts } = options;
    this.#table = namedTable<Item>(host, {
      words,
      parts,
      title: () => options.title(),
      nameLabel: () => words.text('name'),
      columns: () => options.columns?.() ?? [this.#idColumn],
      items: () => this.#list,
    });
  }

  async load(
    client: Client,
    { workspace, item }: Spot,
    options: CallOptions,
  ): Promise<ListedContent<Item, Thing>> {
    if (!item) {
      this.#list = await this.#options.list(client, workspace, options);
      return { list: this.#list };
    }
    const thing = await this.#options.read(client, item, options);
    if (thing === undefined) this.#desks.delete(item);
    else (await this.#deskOf(item, thing)).see(thing);
    return { thing };
  }

  isEmpty({ list }: ListedContent<Item, Thing>): boolean {
    return list?.length === 0;
  }

  get title(): string {
    return this.#options.title();
  }

  get isBusy(): boolean {
    return [this.#options.form, ...this.#desks.values()].some(({ isBusy }) => isBusy);
  }

  get isDirty(): boolean {
    return [this.#options.form, ...this.#desks.values()].some(({ isDirty }) => isDirty);
  }

  over(): TemplateResult {
    const { item, workspace } = this.#host.spot();
    const { words, form } = this.#options;
    if (item) return html`${this.#desks.get(item)?.dialog() ?? nothing}`;
    return html`${form.template()}
    ${
      workspace
        ? html`<p class="ways">
            <span class="quiet">${words.text('one-workspace')}</span>
            <button type="button" class="small" part="back" @click=${() => this.#host.go({ workspace: '' })}>
              ${words.text('all')}
            </button>
          </p>`
        : nothing
    }`;
  }

  render({ list, thing }: ListedContent<Item, Thing>): TemplateResult {
    const { words, title, above } = this.#options;
    if (list)
      return html`<h2 tabindex="-1">${title()}</h2>
        ${above?.() ?? nothing} ${this.#table.template()}`;
    const desk = thing && this.#desks.get(this.#host.spot().item);
    if (desk) return desk.template();
    return html`${backView(words.text('back'), () => this.#host.go({}))}
      <h2 tabindex="-1" class="panel">${words.text('gone')}</h2>`;
  }

  get #idColumn(): Column<Item> {
    return {
      name: 'id',
      label: this.#options.words.text('id'),
      width: '2fr',
      cell: ({ uid }) => html`<bdi dir="ltr">${uid}</bdi>`,
    };
  }

  async #deskOf(uid: string, thing: Thing): Promise<RoomDesk<Thing>> {
    const known = this.#desks.get(uid);
    if (known) return known;
    const made = await this.#options.deskOf(thing, () => this.#onLeft(uid));
    const desk = this.#desks.get(uid) ?? made;
    this.#desks.set(uid, desk);
    return desk;
  }

  /** It is deleted: the list is shown without it. */
  #onLeft(uid: string): void {
    this.#desks.delete(uid);
    this.#host.go({});
    this.#host.record.say(this.#options.words.text('deleted'));
  }
}

/** What leads to a new thing that was made; one without a known id is looked for in the list. */
export const opening =
  (host: RoomHost) =>
  (uid: string): void => {
    if (uid) host.go({ item: uid });
    else void host.record.refresh();
  };
