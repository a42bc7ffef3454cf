import { amountInput, parseAmount } from '../../../client/amount-input.js';
import { decimalOf } from '../../../client/money.js';
import { minorDigits } from '../../../facts/currencies.js';

/** What a person typed, as the filter and the address have it: `49,90` in German euros is `49.90`. */
export function decimalOfTyped(typed: string, currency: string, language: string): string | undefined {
  if (typed.trim() === '') return '';
  const value = parseAmount(typed, currency, language);
  const digits = minorDigits(currency);
  return value === undefined || digits === undefined ? undefined : decimalOf(value, digits);
}

/** The same the other way round; a decimal that is none, or too fine for the currency, is an empty field. */
export function typedOfDecimal(decimal: string, currency: string, language: string): string {
  const value = parseAmount(decimal, currency, 'en');
  return decimal && value !== undefined ? amountInput({ value, currency }, language) : '';
}
