import { amountCells } from '../../parts/csv/amount-cells.js';
import { utcText, wallText } from '../../parts/table/time-text.js';
import type { Line } from './line.js';

/** Columns of the file, in their order. In English in every language, because programs read it too. */
export const columnsOf = (timeZone: string): readonly string[] => [
  'id',
  'reference',
  'created_utc',
  `created (${timeZone})`,
  'currency',
  'amount',
  'amount_minor_units',
  'balance_after_minor_units',
  'category',
  'status',
  'reason',
  'balance_account',
  'counterparty',
  'description',
  'transfer',
  'psp_reference',
];

/** Cells of one line, with the platform's own words. What is not known is empty. */
export function cellsOf(line: Line, timeZone: string, held: number | undefined): readonly string[] {
  const { amount, at } = line;
  return [
    line.id,
    line.reference,
    utcText(at),
    wallText(at, timeZone),
    ...amountCells(amount),
    held === undefined ? '' : String(held),
    line.category,
    line.status,
    line.reason,
    line.account,
    line.counterparty,
    line.description,
    line.transfer,
    line.payment,
  ];
}
