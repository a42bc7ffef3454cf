import type { Amount } from '../../../client/index.js';
import { decimalOf } from '../../../client/money.js';
import { minorDigits } from '../../../facts/currencies.js';

/** Cells of an amount: its currency, the decimal where it is known how many digits that has, and minor units. */
export function amountCells(amount: Amount | undefined): readonly [string, string, string] {
  if (!amount) return ['', '', ''];
  const { currency, value } = amount;
  const digits = minorDigits(currency);
  return [currency, digits === undefined ? '' : decimalOf(value, digits), String(value)];
}
