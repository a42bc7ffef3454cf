import type { Client } from '../../../client/index.js';
import type { PaymentLinkRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { fileOf } from '../../parts/table/column.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import { LaterPages } from '../../parts/table/later-pages.js';
import { PagedList, type ListPages, type ListWays } from '../../parts/table/paged-list.js';
import { VisibleRows } from '../../parts/table/visible-rows.js';
import type { Word } from '../../../words/compiled/payment-links/panel/en.js';
import { linkColumns, nameOf } from './columns.js';
import { idOf, readLinks, type KnownLinks, type LinkBook, type PageStart } from './links-record.js';
import type { LinkFilter } from './navigation.js';
import { standingText, type Showing } from './showing.js';
import { standingOf } from './standing.js';

export interface LinkListOptions extends ListWays<PaymentLinkRecord, LinkFilter> {
  readonly words: Words<Word>;
  readonly book: LinkBook;
  client(): Client | undefined;
  known(): KnownLinks | undefined;
  show(known: KnownLinks): void;
  showing(): Showing;
}

export type LinkList = PagedList<PaymentLinkRecord, LinkFilter>;

/** Those that a reader can look for: the other words say that something is on its way. */
const CHOICES = ['active', 'pending', 'paid', 'ended', 'expired', 'unknown'];

const linkFields = (words: Words<Word>): readonly FilterField[] => [
  {
    kind: 'choice',
    name: 'standing',
    label: words.text('column-status'),
    any: words.text('any-status'),
    choices: CHOICES,
    textOf: (standing) => standingText({ words }, standing),
  },
];

/** The links that the platform can be asked about. */
export const idsOf = (known: KnownLinks | undefined): readonly string[] =>
  known?.items.flatMap(({ id }) => id ?? []) ?? [];

type Pages = LaterPages<PaymentLinkRecord, PageStart>;

/** A file has where each link stands, so all are asked about before it is written. */
const withStandings = (
  pages: Pages,
  book: LinkBook,
  known: () => KnownLinks | undefined,
): ListPages<PaymentLinkRecord> => ({
  get hasMore() {
    return pages.hasMore;
  },
  get isLoading() {
    return pages.isLoading;
  },
  get isSeeking() {
    return pages.isSeeking || book.isSeeking;
  },
  get trouble() {
    return pages.trouble;
  },
  more: (options) => pages.more(options),
  seek: (isFound) => pages.seek(isFound),
  all: async (options) =>
    (await pages.all(options)) && book.all(idsOf(known()), options ?? {}, () => undefined),
});

/** The list of payment links, and the pages that it comes in. */
export function linkList(host: RenderingHost, options: LinkListOptions): LinkList {
  const { words, book, client, known, show, showing, ...others } = options;
  const pages = new LaterPages<PaymentLinkRecord, PageStart>(host, {
    client,
    known,
    show,
    read: readLinks,
    idOf,
  });
  const file = fileOf(linkColumns(showing(), book));
  const find = (
    items: readonly PaymentLinkRecord[],
    { search, standing }: LinkFilter,
  ): readonly PaymentLinkRecord[] => {
    const wanted = search.trim().toLowerCase();
    return items.filter(
      (link) =>
        (!wanted || [link.reference, link.id].some((text) => text?.toLowerCase().includes(wanted))) &&
        (!standing || standingOf(link, book.of(idOf(link))) === standing),
    );
  };
  const list: LinkList = new PagedList<PaymentLinkRecord, LinkFilter>(host, {
    ...others,
    pages: withStandings(pages, book, known),
    parts: { table: 'payment-links', row: 'payment-link' },
    texts: () => ({ words, language: showing().language }),
    label: () => words.text('links'),
    search: () => words.text('search'),
    fileName: () => words.text('links'),
    columns: () => linkColumns(showing(), book),
    idOf,
    nameOf,
    header: () => file.header,
    cells: file.cells,
    items: () => known()?.items ?? [],
    fields: () => linkFields(words),
    find,
    // What is found follows from what the platform has said of each.
    moment: () => book.size,
    isSought: () => list.isNarrowed,
  });
  new VisibleRows(host, (ids) => book.see(ids.filter((id) => known()?.items.some((link) => link.id === id))));
  return list;
}
