import { amountInput, parseAmount } from '../../../client/index.js';
import type { Amount } from '../../../client/schema/values.js';
import type { FormWords, Kind } from './field.js';

/** The currency and the language that amounts of a form are written in. */
export interface Money {
  currency(): string;
  language(): string;
}

export interface AmountKind extends Kind {
  /** Minor units of a typed text; undefined where it is no amount. */
  of(text: string): number | undefined;
}

/** An amount of a form's currency, between a least and a most in minor units. */
export function amountKind(
  { currency, language }: Money,
  { least = 0, most = Number.MAX_SAFE_INTEGER } = {},
): AmountKind {
  const of = (typed: string): number | undefined => {
    const value = parseAmount(typed, currency(), language());
    return value !== undefined && value >= least && value <= most ? value : undefined;
  };
  return {
    name: 'amount',
    inputmode: 'decimal',
    of,
    read: (amount) => (amount ? amountInput(amount as Amount, language()) : ''),
    send: (typed) => ({ value: of(typed), currency: currency() }),
    fault: (typed) => (of(typed) === undefined ? 'not-amount' : undefined),
  };
}

/** Words that know the currency of the form, and what an amount in it looks like. */
export const moneyWords = (words: FormWords, { currency, language }: Money): FormWords => ({
  text: (word, places) => {
    const example = amountInput({ value: 1995, currency: currency() }, language());
    return words.text(word, { ...places, currency: currency(), example });
  },
});
