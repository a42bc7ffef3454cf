import { parseAmount } from '../../../client/index.js';
import { isBic } from '../../../facts/bank-accounts.js';
import { minorDigits } from '../../../facts/currencies.js';
import { bareIban, isIban } from '../../../facts/iban.js';
import type { Kind, Read } from '../form/field.js';

export const IBAN: Kind = {
  name: 'iban',
  isFromLeft: true,
  isCapital: true,
  fault: (typed) => (isIban(bareIban(typed)) ? undefined : 'not-iban'),
};

export const BIC: Kind = {
  name: 'bic',
  isFromLeft: true,
  isCapital: true,
  most: 11,
  fault: (typed) => (isBic(typed.trim().toUpperCase()) ? undefined : 'not-bic'),
};

export const CURRENCY: Kind = {
  name: 'currency',
  isFromLeft: true,
  isCapital: true,
  most: 3,
  fault: (typed) => (minorDigits(typed.toUpperCase()) === undefined ? 'not-currency' : undefined),
};

/** An amount above nothing, as the language writes it. What is wrong with the currency is said beside that. */
export const amountIn = (language: string, currencyOf: (read: Read) => string): Kind => ({
  name: 'amount',
  isFromLeft: true,
  fault: (typed, _, read) => {
    const currency = currencyOf(read).toUpperCase();
    if (minorDigits(currency) === undefined) return undefined;
    return (parseAmount(typed, currency, language) ?? 0) > 0 ? undefined : 'not-amount';
  },
});
