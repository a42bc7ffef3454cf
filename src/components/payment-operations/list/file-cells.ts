import { amountCells } from '../../parts/csv/amount-cells.js';
import { utcText, wallText } from '../../parts/table/time-text.js';
import type { PaymentsFilter } from './payments-filter.js';
import type { ListedPayment } from './payment-columns.js';

/** Columns of the file, in their order. In English in every language, because programs read it too. */
export const columnsOf = (timeZone: string): readonly string[] => [
  'order',
  'reference',
  'psp_reference',
  'started_utc',
  `started (${timeZone})`,
  'currency',
  'amount',
  'amount_minor_units',
  'outcome',
  'brand',
  'last_four',
];

/** Cells of one payment, with the platform's own words. What is not known is empty. */
export function cellsOf(payment: ListedPayment, timeZone: string): readonly string[] {
  const { amount, at } = payment;
  return [
    payment.order,
    payment.reference,
    payment.pspReference ?? '',
    utcText(at),
    wallText(at, timeZone),
    ...amountCells(amount),
    payment.outcome,
    payment.brand ?? '',
    payment.lastFour ?? '',
  ];
}

/** What the file is called: with all that narrows it, so that a part is never taken for the whole. */
export function fileName(name: string, { tab: _, search, from, until, ...rest }: PaymentsFilter): string {
  const { least, most, ...words } = rest;
  const window = search.trim() ? [] : [from && `from ${from}`, until && `until ${until}`];
  const sums = words.currency ? [least && `least ${least}`, most && `most ${most}`] : [];
  return [name, search.trim(), ...window, ...Object.values(words), ...sums].filter(Boolean).join(' ');
}
