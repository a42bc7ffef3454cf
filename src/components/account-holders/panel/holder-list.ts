import { html } from 'lit';

import type { AccountHolder } from '../../../client/balance-platform/index.js';
import type { Client } from '../../../client/index.js';
import { bareWord } from '../../../client/schema/values.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { fileOf, type Column } from '../../parts/table/column.js';
import { LaterPages } from '../../parts/table/later-pages.js';
import { PagedList, type ListWays } from '../../parts/table/paged-list.js';
import type { RowBook } from '../../parts/table/row-book.js';
import { utcText } from '../../parts/table/time-text.js';
import { VisibleRows } from '../../parts/table/visible-rows.js';
import type { Word } from '../../../words/compiled/account-holders/panel/en.js';
import { findHolders, holderFields } from './finding.js';
import { idOf, nameOf, readHolders, type KnownHolders, type PageStart } from './holders-record.js';
import type { HolderFilter } from './navigation.js';
import { countsView, deadlineView, ownWord, statusView, type Showing } from './showing.js';
import { countsOf, deadlineOf, type Counts } from './standing.js';

/** How many balance accounts each account holder has: no list says so. */
export type AccountsBook = RowBook<number>;

export interface HolderListOptions extends ListWays<AccountHolder, HolderFilter> {
  readonly words: Words<Word>;
  readonly book: AccountsBook;
  platform(): string;
  client(): Client | undefined;
  known(): KnownHolders | undefined;
  show(known: KnownHolders): void;
  showing(): Showing;
}

const byText = (one = '', other = ''): number => one.localeCompare(other);

/** Those that need more stand before the others. */
const byCounts = (one: Counts, other: Counts): number =>
  other.problem - one.problem || other.pending - one.pending || other.allowed - one.allowed;

const accountsText = ({ language, words }: Showing, book: AccountsBook, id: string): string => {
  const count = book.of(id);
  if (count !== undefined) return new Intl.NumberFormat(language).format(count);
  return book.hasFailed(id) ? words.text('not-known') : '…';
};

function holderColumns(showing: Showing, book: AccountsBook): readonly Column<AccountHolder>[] {
  const { words } = showing;
  return [
    {
      name: 'account_holder',
      label: words.text('column-holder'),
      width: '1.7fr',
      compare: (one, other) => byText(nameOf(one), nameOf(other)),
      cell: (holder) =>
        html`<span class="what"
          ><bdi class="strong">${nameOf(holder)}</bdi>
          <span class="quiet">${nameOf(holder) === holder.id ? '' : ownWord(holder.id)}</span></span
        >`,
      text: idOf,
    },
    {
      name: 'legal_entity',
      label: words.text('column-entity'),
      isHidden: true,
      cell: ({ legalEntityId }) => ownWord(legalEntityId),
      text: ({ legalEntityId }) => legalEntityId,
    },
    {
      name: 'status',
      label: words.text('column-status'),
      compare: (one, other) => byText(one.status, other.status),
      cell: ({ status }) => statusView(showing, status),
      text: ({ status }) => bareWord(status),
    },
    {
      name: 'capabilities',
      label: words.text('column-capabilities'),
      width: '1.6fr',
      compare: (one, other) => byCounts(countsOf(one), countsOf(other)),
      cell: (holder) => countsView(showing, countsOf(holder)),
      text: (holder) => {
        const { allowed, pending, problem } = countsOf(holder);
        return `allowed ${allowed}; pending ${pending}; problem ${problem}`;
      },
    },
    {
      name: 'deadline_utc',
      label: words.text('column-deadline'),
      compare: (one, other) => (deadlineOf(one) ?? Infinity) - (deadlineOf(other) ?? Infinity) || 0,
      cell: (holder) => {
        const deadline = deadlineOf(holder);
        return deadline === undefined ? '–' : deadlineView(showing, deadline);
      },
      text: (holder) => utcText(deadlineOf(holder)),
    },
    {
      name: 'accounts',
      label: words.text('column-accounts'),
      width: '0.7fr',
      isFigure: true,
      cell: ({ id }) => accountsText(showing, book, id),
    },
    {
      name: 'reference',
      label: words.text('column-reference'),
      isHidden: true,
      compare: (one, other) => byText(one.reference, other.reference),
      cell: ({ reference = '' }) => html`<bdi>${plainText(reference, 80)}</bdi>`,
      text: ({ reference = '' }) => reference,
    },
    {
      name: 'time_zone',
      label: words.text('column-zone'),
      isHidden: true,
      compare: (one, other) => byText(one.timeZone, other.timeZone),
      cell: ({ timeZone = '' }) => ownWord(timeZone),
      text: ({ timeZone = '' }) => timeZone,
    },
  ];
}

export type HolderList = PagedList<AccountHolder, HolderFilter>;

/** What only the file has: the platform's own words for people who read it with a program. */
const ONLY_IN_FILE: readonly (readonly [string, (holder: AccountHolder) => string])[] = [
  ['description', ({ description = '' }) => description],
  ['primary_balance_account', ({ primaryBalanceAccount = '' }) => primaryBalanceAccount],
];

/** The list of account holders, and the pages that it comes in. */
export function holderList(host: RenderingHost, options: HolderListOptions) {
  const { words, book, platform, client, known, show, showing, ...others } = options;
  const now = (): number => showing().now;
  const file = fileOf(holderColumns(showing(), book));
  const pages = new LaterPages<AccountHolder, PageStart>(host, {
    client,
    known,
    show: (rows) => show({ ...rows, platform: known()?.platform }),
    read: (caller, start, call) => readHolders(caller, platform(), start, call),
    idOf,
  });
  const list: HolderList = new PagedList<AccountHolder, HolderFilter>(host, {
    ...others,
    pages,
    parts: { table: 'account-holders', row: 'account-holder' },
    texts: () => ({ words, language: showing().language }),
    label: () => words.text('holders'),
    search: () => words.text('search'),
    fileName: () => words.text('holders'),
    columns: () => holderColumns(showing(), book),
    idOf,
    nameOf,
    header: () => [...file.header, ...ONLY_IN_FILE.map(([name]) => name)],
    cells: (holder) => [...file.cells(holder), ...ONLY_IN_FILE.map(([, text]) => text(holder))],
    items: () => known()?.items ?? [],
    fields: (holders) => holderFields(words, holders),
    find: (holders, filter) => findHolders(holders, filter, now()),
    // Whether a deadline is near is a matter of time.
    moment: () => Math.floor(now() / 60_000),
    isSought: () => list.isNarrowed,
  });
  new VisibleRows(host, (ids) => book.see(ids));
  return { list, pages };
}
