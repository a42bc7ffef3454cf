import { decimalOf } from '../../../client/money.js';
import { minorDigits } from '../../../facts/currencies.js';
import type { Amount } from '../../../client/index.js';
import type { Order } from '../../../client/listings/index.js';
import { utcText } from '../../parts/table/time-text.js';

/** Columns of the file, in their order. In English whatever the reader speaks, because programs read it too. */
export const COLUMNS = [
  'number',
  'placed_at_utc',
  'status',
  'changed_at_utc',
  'items',
  'pieces',
  'currency',
  'subtotal',
  'shipping',
  'tax',
  'discount',
  'total',
] as const;
export type Column = (typeof COLUMNS)[number];

/** A decimal with a point and no groups in every language. Of a currency whose digits are not known: its minor units. */
const decimal = (amount: Amount | undefined): string =>
  amount ? decimalOf(amount.value, minorDigits(amount.currency) ?? 0) : '';

/** Cells of one order. */
export function orderCells(order: Order): Record<Column, string> {
  const { number, createdAt, updatedAt, status, lines, currency, totals } = order;
  return {
    number,
    placed_at_utc: utcText(createdAt),
    status: status.replace('unknown:', ''),
    changed_at_utc: utcText(updatedAt),
    items: lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('; '),
    pieces: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    currency,
    subtotal: decimal(totals.subtotal),
    shipping: decimal(totals.shipping),
    tax: decimal(totals.tax),
    discount: decimal(totals.discount),
    total: decimal(totals.total),
  };
}
