import type { Client } from '../../../client/index.js';
import type { PayoutRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { PagedList, type ListWays } from '../../parts/table/paged-list.js';
import type { Word } from '../../../words/compiled/payouts/panel/en.js';
import { payoutColumns } from './columns.js';
import { cellsOf, COLUMNS } from './file-cells.js';
import { payoutFields } from './filter-fields.js';
import { findPayouts } from './finding.js';
import type { PayoutFilter } from './payout-filter.js';
import { idOf, nameOf, type KnownPayouts } from './payouts-record.js';
import { QueuePages } from './queue-pages.js';
import type { Showing } from './showing.js';

export type PayoutList = PagedList<PayoutRecord, PayoutFilter>;

export interface PayoutListOptions extends ListWays<PayoutRecord, PayoutFilter> {
  readonly words: Words<Word>;
  client(): Client | undefined;
  known(): KnownPayouts | undefined;
  show(known: KnownPayouts): void;
  showing(): Showing;
  /** Why a payout of one's own has no button; empty to people who only submit. */
  ownText(): string;
  /** What can be done with the payouts that are ticked, by people who review. */
  actions(ticked: readonly PayoutRecord[]): unknown;
  mayAct(): boolean;
}

/** The list of payouts: the queue, or all of them. */
export function payoutList(host: RenderingHost, options: PayoutListOptions): PayoutList {
  const { words, client, known, show, showing, filter, ownText, ...others } = options;
  const isQueue = (): boolean => filter().tab === 'waiting';
  const now = (): number => showing().now;
  const list: PayoutList = new PagedList<PayoutRecord, PayoutFilter>(host, {
    ...others,
    filter,
    pages: new QueuePages(host, { client, known, show, now, isQueue }),
    parts: { table: 'payouts', row: 'payout' },
    texts: () => ({ words, language: showing().language }),
    label: () => words.text(isQueue() ? 'tab-waiting' : 'tab-all'),
    search: () => words.text('search'),
    fileName: () => words.text('file-name'),
    columns: () => payoutColumns(showing(), ownText()),
    idOf,
    nameOf,
    header: () => COLUMNS,
    cells: cellsOf,
    items: () => known()?.items ?? [],
    fields: (payouts) => payoutFields({ words, payouts, isQueue: isQueue() }),
    find: (payouts, asked) => findPayouts(payouts, asked, now()),
    // Whether a payout can still be confirmed is a matter of time.
    moment: () => Math.floor(now() / 60_000),
    // A queue is shown whole, and a filter finds what is on later pages too.
    isSought: () => isQueue() || list.isNarrowed,
  });
  return list;
}
