import type { Sale } from '../../../client/operator/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { amountCells } from '../../parts/csv/amount-cells.js';
import { utcText, wallText } from '../../parts/table/time-text.js';
import type { SalesFilter } from './sales-filter.js';
import { piecesOf } from './sales-record.js';

/** Columns of the file, in their order. In English in every language, because programs read it too. */
export const columnsOf = (timeZone: string): readonly string[] => [
  'order',
  'ordered_utc',
  `ordered (${timeZone})`,
  'status',
  'items',
  'pieces',
  'listings',
  'buyer',
  'currency',
  'total',
  'total_minor_units',
];

/** Cells of one sale: its own lines alone. */
export function cellsOf(sale: Sale, timeZone: string): readonly string[] {
  const { number, createdAt, status, lines, buyer, total } = sale;
  return [
    number,
    utcText(createdAt),
    wallText(createdAt, timeZone),
    bareWord(status),
    lines.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
    String(piecesOf(sale)),
    lines.map(({ listingId }) => listingId).join('; '),
    buyer,
    ...amountCells(total),
  ];
}

/** What the file is called: with all that narrows it, so that a part is never taken for the whole. */
export function fileName(name: string, filter: SalesFilter): string {
  const { search, status, listing, currency, from, until } = filter;
  const window = [from && `from ${from}`, until && `until ${until}`];
  return [name, search.trim(), ...window, status, listing, currency].filter(Boolean).join(' ');
}
