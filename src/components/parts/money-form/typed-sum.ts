import { parseAmount, type Amount } from '../../../client/index.js';
import { amountText } from '../amount/amount.js';
import type { Confirmation } from '../confirm/confirm.js';

interface SumWords {
  text(word: 'type-sum' | 'type-wrong', values: { readonly sum: string }): string;
}

/** Has the sum typed that is about to leave, as the language writes it. */
export function typedSum(
  words: SumWords,
  amount: Amount,
  language: string,
): NonNullable<Confirmation['typed']> {
  const sum = amountText(amount, language);
  return [
    {
      label: words.text('type-sum', { sum }),
      wrong: words.text('type-wrong', { sum }),
      isRight: (text) => parseAmount(text, amount.currency, language) === amount.value,
    },
  ];
}
