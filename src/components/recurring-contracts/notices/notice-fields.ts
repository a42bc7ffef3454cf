import { parseAmount, type CallInput } from '../../../client/index.js';
import { notifyShopper } from '../../../client/recurring/index.js';
import type { Read, Section } from '../../parts/form/field.js';
import { CODE, text } from '../../parts/form/text-kinds.js';
import { amountIn, CURRENCY } from '../../parts/money-form/money-kinds.js';
import { keyedRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import { FUTURE_DAY } from '../detail/future-day.js';

/** Whom an operator means is theirs to say. */
export const noticeRow = /*@__PURE__*/ keyedRow('recurring', {
  ...notifyShopper,
  supplied: ['merchantAccount'] as const,
});

export type NoticeBody = CallInput<typeof noticeRow>;

/** What is charged, when, and as which of how many. */
export const noticeSections = (language: string): readonly Section<Word>[] => [
  {
    fields: [
      text<Word>('currency', 'currency', { kind: CURRENCY, need: 'saved', hint: 'currency-hint' }),
      text<Word>('amount', 'amount', {
        kind: amountIn(language, (read) => read('currency')),
        need: 'saved',
        most: 20,
      }),
      text<Word>('day', 'billing-day', { kind: FUTURE_DAY, need: 'saved', hint: 'billing-day-hint' }),
      text<Word>('sequence', 'sequence', {
        kind: { ...CODE, inputmode: 'numeric' },
        most: 4,
        hint: 'sequence-hint',
        check: (typed) => (/^[1-9]\d*$/.test(typed.trim()) ? undefined : 'not-sequence'),
      }),
      text<Word>('reference', 'reference', { kind: CODE, need: 'saved', most: 80, hint: 'reference-hint' }),
    ],
  },
];

/** What is sent for what was typed and checked. */
export function noticeBody(
  read: Read,
  named: { readonly shopperReference: string; readonly recurringDetailReference: string },
  language: string,
): NoticeBody {
  const currency = read('currency').trim().toUpperCase();
  const sequence = read('sequence').trim();
  return {
    ...named,
    amount: { currency, value: parseAmount(read('amount').trim(), currency, language) ?? 0 },
    billingDate: read('day'),
    reference: read('reference').trim(),
    ...(sequence && { billingSequenceNumber: sequence }),
  };
}
