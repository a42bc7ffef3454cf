import { amountInput, minorDigits, parseAmount } from '../../../client/index.js';
import { textAt, withText, type Entries } from '../../parts/form/entries.js';
import type { FormWords } from '../../parts/form/field.js';

/** A currency with an exponent that the library knows; else the euro. */
export const knownCurrency = (code: string): string => (minorDigits(code) === undefined ? 'EUR' : code);

/** Words that know the currency of the form, and what an amount in it looks like. */
export const moneyWords = (
  words: FormWords,
  currencyOf: () => string,
  languageOf: () => string,
): FormWords => ({
  text: (word, places) => {
    const currency = currencyOf();
    const example = amountInput({ value: 1995, currency }, languageOf());
    return words.text(word, { ...places, currency, example });
  },
});

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
