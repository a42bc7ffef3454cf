import type { Sale } from '../../../client/operator/index.js';
import { ORDER_STATUSES } from '../../../facts/order-statuses.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import type { SalesFilter } from './sales-filter.js';
import { statusText, type Showing } from './showing.js';

/** Titles of what was sold, by the id of the listing. The latest title counts: sales come latest first. */
export function titlesOf(sales: readonly Sale[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const { listingId, title } of sales.flatMap(({ lines }) => lines))
    if (!titles.has(listingId)) titles.set(listingId, plainText(title, 80));
  return titles;
}

/** What sales are narrowed by, beside the search. */
export function saleFields(
  showing: Showing,
  sales: readonly Sale[],
  titles: ReadonlyMap<string, string>,
  { from, until }: SalesFilter,
): readonly FilterField[] {
  const { words } = showing;
  return [
    {
      kind: 'choice',
      name: 'status',
      label: words.text('column-status'),
      any: words.text('any-status'),
      choices: ORDER_STATUSES,
      textOf: (status) => statusText(showing, status),
    },
    { kind: 'day', name: 'from', label: words.text('from'), most: until },
    { kind: 'day', name: 'until', label: words.text('until'), least: from },
    {
      kind: 'choice',
      name: 'listing',
      label: words.text('listing'),
      any: words.text('any-listing'),
      choices: [...titles.keys()],
      textOf: (id) => titles.get(id) ?? plainText(id, 40),
    },
    {
      kind: 'choice',
      name: 'currency',
      label: words.text('currency'),
      any: words.text('any-currency'),
      choices: [...new Set(sales.map(({ total }) => total.currency))].toSorted(),
      textOf: (each) => each,
    },
  ];
}
