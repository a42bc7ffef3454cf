import { parseAmount, type Amount, type CallInput } from '../../../client/index.js';
import { createPermit, type Permit } from '../../../client/recurring/index.js';
import type { Kind, Read, Section } from '../../parts/form/field.js';
import { choice, CODE, text } from '../../parts/form/text-kinds.js';
import { amountIn, CURRENCY } from '../../parts/money-form/money-kinds.js';
import { keyedRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import { FUTURE_DAY } from '../detail/future-day.js';

/** Whom an operator means is theirs to say. */
export const permitRow = /*@__PURE__*/ keyedRow('recurring', {
  ...createPermit,
  supplied: ['merchantAccount'] as const,
});

export type PermitBody = CallInput<typeof permitRow>;

const limit = (language: string): Partial<ReturnType<typeof text<Word>>> & { kind: Kind } => ({
  kind: amountIn(language, (read) => read('currency')),
  most: 20,
});

/** Who may charge, how much, and until when. */
export const permitSections = (language: string): readonly Section<Word>[] => [
  {
    fields: [
      text<Word>('partner', 'partner', { kind: CODE, need: 'saved', most: 80, hint: 'partner-hint' }),
      text<Word>('currency', 'currency', { kind: CURRENCY, need: 'saved', hint: 'currency-hint' }),
      text<Word>('total', 'total-limit', limit(language)),
      text<Word>('each', 'each-limit', limit(language)),
      choice<Word>('use', 'use', ['many', 'once'], { prefix: 'use-', need: 'saved' }),
      text<Word>('until', 'until', { kind: FUTURE_DAY, hint: 'until-hint' }),
    ],
  },
];

function amountAt(read: Read, path: string, language: string): Amount | undefined {
  const currency = read('currency').trim().toUpperCase();
  const value = parseAmount(read(path).trim(), currency, language);
  return value ? { currency, value } : undefined;
}

/** What is sent for what was typed and checked. A permit is good through the whole of its last day. */
export function permitBody(
  read: Read,
  named: { readonly shopperReference: string; readonly recurringDetailReference: string },
  language: string,
): PermitBody {
  const [maxAmount, singleTransactionLimit] = [
    amountAt(read, 'total', language),
    amountAt(read, 'each', language),
  ];
  const until = read('until');
  const permit: Permit = {
    partnerId: read('partner').trim(),
    resultKey: 'permit',
    restriction: {
      ...(maxAmount && { maxAmount }),
      ...(singleTransactionLimit && { singleTransactionLimit }),
      singleUse: read('use') === 'once',
    },
    ...(until && { validTillDate: `${until}T23:59:59Z` }),
  };
  return { ...named, permits: [permit] };
}
