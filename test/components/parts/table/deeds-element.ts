import { html, nothing, type TemplateResult } from 'lit';

import { pageOf, type Client } from '../../../../src/client/index.js';
import { FlorinElement } from '../../../../src/components/base/element.js';
import { Words } from '../../../../src/components/base/words.js';
import { fieldStyles } from '../../../../src/components/parts/controls/field.css.js';
import { plainButtonStyles } from '../../../../src/components/parts/controls/plain-button.css.js';
import { resourceStyles } from '../../../../src/components/parts/resource/resource.css.js';
import { Resource } from '../../../../src/components/parts/resource/resource.js';
import { resourceView } from '../../../../src/components/parts/resource/resource-view.js';
import { fileOf, type Column } from '../../../../src/components/parts/table/column.js';
import { LaterPages, type KnownRows } from '../../../../src/components/parts/table/later-pages.js';
import {
  readValues,
  TableAddress,
  writeValues,
} from '../../../../src/components/parts/table/table-address.js';
import { TableFile } from '../../../../src/components/parts/table/table-file.js';
import { Table } from '../../../../src/components/parts/table/table.js';
import { toolbarView } from '../../../../src/components/parts/table/toolbar.js';
import { toolbarStyles } from '../../../../src/components/parts/table/toolbar.css.js';
import { words as states } from '../../../../src/words/compiled/parts/resource/en.js';
import { words } from '../../../../src/words/compiled/parts/table/en.js';
import { ROWS, type Deed, type Kind } from './deeds.js';

const COLUMNS: readonly Column<Deed>[] = [
  { name: 'deed', label: 'Deed', width: '2fr', cell: ({ name }) => name, text: ({ name }) => name },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => html`<i>${state}</i>`,
    text: ({ state }) => state,
    compare: (one, other) => one.state.localeCompare(other.state),
  },
  {
    name: 'sum',
    label: 'Sum',
    isFigure: true,
    cell: ({ sum }) => sum,
    text: ({ sum }) => String(sum),
    compare: (one, other) => one.sum - other.sum,
  },
  { name: 'id', label: 'Id', isHidden: true, isSorted: true, cell: ({ id }) => id },
];

const FIELDS = ['search', 'state', 'sort', 'open'];

/** The smallest element with all that a table can do: all it knows itself is what a deed is. */
export class DeedsElement extends FlorinElement {
  static override styles = [
    FlorinElement.styles,
    resourceStyles,
    fieldStyles,
    plainButtonStyles,
    toolbarStyles,
  ];

  kind: Kind = 'offset';
  hasAddress = false;
  hasActions = true;
  keptAs = 'deeds';
  open = '';
  readonly files: { name: string; count: number }[] = [];
  readonly done: string[] = [];
  filter: Readonly<Record<string, string>> = { search: '', state: '' };
  #matching: { items: unknown; filter: unknown; found: readonly Deed[] } | undefined;
  readonly #states = new Words(this, () => this.language, states);
  readonly #words = new Words(this, () => this.language, words);

  readonly resource: Resource<KnownRows<Deed>> = new Resource(this, {
    client: () => this.connection.client,
    load: (client, call) => this.#read(client, {}, call),
    isEmpty: ({ next }) => next === undefined && this.matching.length === 0,
    isFiltered: () => Object.values(this.filter).some(Boolean),
  });
  readonly pages = new LaterPages<Deed>(this, {
    client: () => this.connection.client,
    known: () => this.resource.answer,
    show: (known) => this.resource.show(known),
    read: (client, next, call) => this.#read(client, next, call),
    idOf: ({ id }) => id,
  });
  readonly address = new TableAddress<Readonly<Record<string, string>>>(this, {
    isOn: () => this.hasAddress,
    read: (address) => readValues(address, FIELDS, 'deeds-'),
    write: (address, place) => {
      writeValues(address, place, 'deeds-');
      return address;
    },
    place: () => ({ ...this.filter, sort: this.table.sort, open: this.open }),
    onMoved: ({ search = '', state = '', sort = '', open = '' }) => {
      this.filter = { search, state };
      this.table.sort = sort;
      this.open = open;
    },
  });
  #table: Table<Deed> | undefined;
  readonly file = new TableFile<Deed>(this, {
    pages: this.pages,
    known: () => this.resource.answer?.items.length ?? 0,
    items: () => this.table.rows,
    header: () => fileOf(this.table.columns).header,
    cells: (deed) => fileOf(this.table.columns).cells(deed),
    name: () => 'deeds',
    onExported: (name, count) => this.files.push({ name, count }),
  });

  get table(): Table<Deed> {
    return (this.#table ??= new Table<Deed>(this, {
      pages: this.pages,
      parts: { table: 'deeds', row: 'deed' },
      keptAs: this.keptAs,
      texts: () => this.#texts,
      label: () => 'Deeds',
      columns: () => COLUMNS,
      items: () => this.matching,
      idOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      hrefOf: ({ id }) => this.address.hrefOf({ open: id }),
      onOpen: ({ id }) => {
        this.open = id;
        this.address.write('pushState');
      },
      onSort: () => this.address.write('replaceState'),
      ...(this.hasActions && {
        actions: (ticked) =>
          html`<button type="button" id="act" @click=${() => this.done.push(...ticked.map(({ id }) => id))}>
            Act
          </button>`,
      }),
    }));
  }

  get matching(): readonly Deed[] {
    const items = this.resource.answer?.items ?? [];
    const { search = '', state = '' } = this.filter;
    if (this.#matching?.items !== items || this.#matching.filter !== this.filter)
      this.#matching = {
        items,
        filter: this.filter,
        found: items.filter((deed) => deed.name.includes(search) && (!state || deed.state === state)),
      };
    return this.#matching.found;
  }

  get #texts() {
    return { words: this.#words, language: this.language };
  }

  async #read(client: Client, input: object, call: object): Promise<KnownRows<Deed>> {
    // One type for the three, which differ in nothing that is read here.
    const row = ROWS[this.kind] as typeof ROWS.offset;
    const { items, next } = pageOf(row, input, await client.call(row, input, call));
    return { items, next };
  }

  protected override willUpdate(): void {
    if (Object.values(this.filter).some(Boolean)) this.pages.seek(() => false);
  }

  protected override render(): TemplateResult {
    const { resource, filter, pages, file, table } = this;
    return html`${
      resource.answer
        ? toolbarView({
            ...this.#texts,
            search: 'Find a deed',
            fields: [
              {
                kind: 'choice',
                name: 'state',
                label: 'State',
                any: 'Any',
                choices: ['open', 'done', 'failed'],
                textOf: (state) => state,
              },
            ],
            filter,
            unfit: new Set(),
            onFilter: (changes) => {
              this.filter = { ...filter, ...changes };
              this.address.write('replaceState');
              this.requestUpdate();
            },
            onUnfit: () => undefined,
            found: this.matching.length,
            all: resource.answer.items.length,
            pages,
            file,
            chooser: table.chooser(),
          })
        : nothing
    }
    ${resourceView({
      resource,
      words: this.#states,
      label: 'Deeds',
      skeleton: html`<i>&nbsp;</i>`,
      ready: () => table.template(),
      news: table.spoken,
    })}`;
  }

  protected override updated(): void {
    this.showStates(this.resource.state);
  }
}
