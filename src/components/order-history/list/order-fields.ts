import type { Order } from '../../../client/listings/index.js';
import type { Words } from '../../base/words.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import type { Word as ListWord } from '../../../words/compiled/order-history/list/en.js';
import { statusesOf, type OrderFilter } from '../order-filter.js';

export interface OrderFields {
  readonly words: Pick<Words<ListWord>, 'text'>;
  readonly filter: OrderFilter;
  /** All that are known: they say which statuses there are, and the currency that amounts are typed in. */
  readonly orders: readonly Order[];
  statusText(status: string): string;
}

/** What orders can be narrowed by. */
export function orderFields({ words, filter, orders, statusText }: OrderFields): readonly FilterField[] {
  const currency = orders[0]?.currency ?? 'EUR';
  return [
    {
      kind: 'choice',
      name: 'status',
      label: words.text('status'),
      any: words.text('any-status'),
      choices: statusesOf(orders),
      textOf: statusText,
    },
    { kind: 'day', name: 'from', label: words.text('from'), most: filter.to },
    { kind: 'day', name: 'to', label: words.text('to'), least: filter.from },
    { kind: 'amount', name: 'least', label: words.text('least', { currency }), currency },
    { kind: 'amount', name: 'most', label: words.text('most', { currency }), currency },
  ];
}
