import { parseAmount, type Amount } from '../../../client/index.js';
import type { Field, Read } from '../../parts/form/field.js';
import { CODE, text } from '../../parts/form/text-kinds.js';
import { amountIn, CURRENCY } from '../../parts/money-form/money-kinds.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';

export const referenceField = (): Field<Word> =>
  text<Word>('reference', 'reference', { kind: CODE, need: 'saved', most: 80, hint: 'reference-hint' });

/** The currency, and what is to be paid in it. */
export const amountFields = (language: string): readonly Field<Word>[] => [
  text<Word>('currency', 'currency', { kind: CURRENCY, need: 'saved' }),
  text<Word>('amount', 'amount', {
    kind: amountIn(language, (read) => read('currency')),
    need: 'saved',
    most: 20,
  }),
];

/** What was typed into the field of an amount; 0 where it is none. */
export function typedAmount(read: Read, language: string, path = 'amount'): Amount {
  const currency = read('currency').trim().toUpperCase();
  return { value: parseAmount(read(path).trim(), currency, language) ?? 0, currency };
}
