import { minorDigits } from '../facts/currencies.js';
import type { Amount } from './schema/values.js';

/** `199900` with 2 digits is `1999.00`. Text all the way, so no float ever rounds it. */
export function decimalOf(value: number, digits: number): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${value < 0 ? '-' : ''}${text.slice(0, point)}${digits ? `.${text.slice(point)}` : ''}`;
}

/** A locale that no browser can read is the browser's own: a price must be shown all the same. */
export function readable(locale: string): string[] {
  try {
    return Intl.getCanonicalLocales(locale || []);
  } catch {
    return [];
  }
}

/** To make one takes a hundred times as long as to use it, and a list asks for it in each of its rows. */
const formats: Record<string, Intl.NumberFormat> = {};

/**
 * `{ value: 1999, currency: 'EUR' }` in `de` is `19,99 €`. A currency whose digits are not known shows its minor
 * units with the code.
 */
export function formatAmount({ value, currency }: Amount, locale: string): string {
  const digits = minorDigits(currency);
  if (digits === undefined || !Number.isSafeInteger(value)) return `${value} ${currency}`;
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = (formats[locale + currency] ??= new Intl.NumberFormat(
    readable(locale),
    style as Intl.NumberFormatOptions,
  ));
  const text = format.format(decimalOf(value, digits) as Intl.StringNumericLiteral);
  // Arabic ends `US$` in a sign that has no direction of its own, and would be shown as `$US`.
  return text.replace(/([A-Z]\W)$/, '$1\u200e');
}
