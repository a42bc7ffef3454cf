import type { CallOptions, Client } from '../../../client/index.js';
import { DEED_KINDS, DEED_STATES } from '../../../client/operator/deed-words.js';
import type { DeedFilter, DeedRecord } from '../../../client/operator/index.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { aboutOf, rowText, stateText } from '../../parts/deed/deed-texts.js';
import { AskedRows } from '../../parts/table/asked-rows.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import { PagedList, type ListWays } from '../../parts/table/paged-list.js';
import { cellsOf, FILE_COLUMNS, requestColumns } from './columns.js';
import { idOf, readRequests, type JournalFilter, type KnownRequests } from './journal-record.js';
import { choiceText, kindText, type Showing } from './showing.js';

export interface RequestListOptions extends ListWays<DeedRecord, JournalFilter> {
  client(): Client | undefined;
  /** The requests that are known; nothing while one of them is open. */
  known(): KnownRequests | undefined;
  show(known: KnownRequests): void;
  showing(): Showing;
  question(): DeedFilter;
}

/** The list of requests as the proxy narrows it. */
export class RequestList {
  readonly list: PagedList<DeedRecord, JournalFilter>;
  readonly #rows: AskedRows<DeedRecord, DeedFilter>;
  /** What was asked for in any of the requests that were seen: the list can be narrowed to each. */
  readonly #seen = new Set<string>();
  /** The people who asked for them, by what stands for each. */
  readonly #people = new Map<string, DeedRecord>();

  constructor(host: RenderingHost, options: RequestListOptions) {
    const { client, known, show, showing, question } = options;
    this.#rows = new AskedRows<DeedRecord, DeedFilter>(host, {
      client,
      known,
      show,
      question: () => JSON.stringify(question()),
      beginning: question,
      read: readRequests,
      idOf,
    });
    this.list = new PagedList<DeedRecord, JournalFilter>(host, {
      ...options,
      pages: this.#rows.pages,
      parts: { table: 'requests', row: 'request' },
      texts: () => ({ words: showing().words, language: showing().language }),
      label: () => showing().words.text('requests'),
      search: () => showing().words.text('search'),
      fileName: () => showing().words.text('file'),
      columns: () => requestColumns(showing()),
      idOf,
      nameOf: aboutOf,
      header: () => FILE_COLUMNS,
      cells: cellsOf,
      items: () => this.#rows.items,
      fields: (_, filter) => this.#fields(showing(), filter),
      // The proxy has found them.
      find: (requests) => requests,
      isSought: () => false,
    });
  }

  load(client: Client, options: CallOptions): Promise<KnownRequests> {
    return this.#rows.load(client, options);
  }

  /** Begins anew where something else is asked for. */
  follow(): void {
    this.#rows.follow();
  }

  #fields(showing: Showing, { from, until }: JournalFilter): readonly FilterField[] {
    const { words, language } = showing;
    for (const deed of this.#rows.items) {
      this.#seen.add(deed.row);
      if (deed.person) this.#people.set(deed.person, deed);
    }
    const textOf = (row: string): string => rowText(showing, row);
    const nameOf = (person: string): string => choiceText(showing, person, this.#people.get(person));
    const inOrder = (names: Iterable<string>, text: (name: string) => string): readonly string[] =>
      [...names].sort((one, other) => text(one).localeCompare(text(other), language));
    return [
      {
        kind: 'choice',
        name: 'row',
        label: words.text('column-request'),
        any: words.text('any-request'),
        choices: inOrder(this.#seen, textOf),
        textOf,
      },
      {
        kind: 'choice',
        name: 'person',
        label: words.text('column-by'),
        any: words.text('any-person'),
        choices: inOrder(this.#people.keys(), nameOf),
        textOf: nameOf,
      },
      {
        kind: 'choice',
        name: 'state',
        label: words.text('column-state'),
        any: words.text('any-state'),
        choices: DEED_STATES,
        textOf: (state) => stateText(showing, state),
      },
      {
        kind: 'choice',
        name: 'kind',
        label: words.text('column-kind'),
        any: words.text('any-kind'),
        choices: DEED_KINDS,
        textOf: (kind) => kindText(showing, kind),
      },
      { kind: 'day', name: 'from', label: words.text('from'), most: until },
      { kind: 'day', name: 'until', label: words.text('until'), least: from },
    ];
  }
}
