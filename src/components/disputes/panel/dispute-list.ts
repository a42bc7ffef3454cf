import type { Client } from '../../../client/index.js';
import type { DisputeSummary } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { LaterPages } from '../../parts/table/later-pages.js';
import { PagedList, type ListWays } from '../../parts/table/paged-list.js';
import type { Word } from '../../../words/compiled/disputes/panel/en.js';
import { disputeColumns } from './columns.js';
import type { DisputeFilter } from './dispute-filter.js';
import { idOf, nameOf, readDisputes, type KnownDisputes } from './disputes-record.js';
import { cellsOf, COLUMNS } from './file-cells.js';
import { disputeFields } from './filter-fields.js';
import { findDisputes } from './finding.js';
import type { Showing } from './showing.js';
import type { Tab } from './standing.js';

export type DisputeList = PagedList<DisputeSummary, DisputeFilter>;

export interface DisputeListOptions extends ListWays<DisputeSummary, DisputeFilter> {
  readonly words: Words<Word>;
  client(): Client | undefined;
  known(): KnownDisputes | undefined;
  show(known: KnownDisputes): void;
  showing(): Showing;
}

/** The list of disputes. */
export function disputeList(host: RenderingHost, options: DisputeListOptions): DisputeList {
  const { words, client, known, show, showing, filter } = options;
  return new PagedList<DisputeSummary, DisputeFilter>(host, {
    ...options,
    pages: new LaterPages(host, { client, known, show, read: readDisputes, idOf }),
    parts: { table: 'disputes', row: 'dispute' },
    texts: () => ({ words, language: showing().language }),
    label: () => words.text(`tab-${filter().tab as Tab}`),
    search: () => words.text('search'),
    fileName: () => words.text('file-name'),
    columns: () => disputeColumns(showing()),
    idOf,
    nameOf,
    header: () => COLUMNS,
    cells: cellsOf,
    items: () => known()?.items ?? [],
    fields: (disputes, { tab }) => disputeFields({ words, disputes, tab }),
    find: findDisputes,
    // What is to be answered may be on any page, and a filter finds what is on later ones too.
    isSought: () => true,
  });
}
