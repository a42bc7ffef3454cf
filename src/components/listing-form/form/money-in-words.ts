import { amountInput, minorDigits, parseAmount } from '../../../client/index.js';
import { textAt, withText, type Entries } from '../../parts/form/entries.js';

/** A currency with an exponent that the library knows; else the euro. */
export const knownCurrency = (code: string): string => (minorDigits(code) === undefined ? 'EUR' : code);

/** The same amounts in another language's notation; what cannot be read stays as it was typed. */
export function rewritten(entries: Entries, currency: string, language: string): Entries {
  const from = textAt(entries, 'language');
  const amount = (written: Entries, path: string): Entries => {
    const value = parseAmount(textAt(written, path), currency, from);
    return value === undefined
      ? written
      : withText(written, path, amountInput({ value, currency }, language));
  };
  return withText(['price', 'compareAtPrice'].reduce(amount, entries), 'language', language);
}
