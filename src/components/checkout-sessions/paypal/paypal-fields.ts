import { parseAmount, type Amount, type CallInput } from '../../../client/index.js';
import { updatePayPalOrder } from '../../../client/checkout/rows/payment-methods.js';
import type { Read, Section } from '../../parts/form/field.js';
import { CODE, LONG_TEXT, text } from '../../parts/form/text-kinds.js';
import { amountIn } from '../../parts/money-form/money-kinds.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/checkout-sessions/panel/en.js';
import { amountFields, typedAmount } from '../panel/amount-fields.js';
import { PASTED_MOST } from '../panel/kinds.js';

export const orderRow = /*@__PURE__*/ proxyRow('checkout', { ...updatePayPalOrder, supplied: [] as const });
export type OrderBody = CallInput<typeof orderRow> & { readonly amount: Amount };

const hasData = (read: Read): boolean => read('paymentData').trim() !== '';

/** Which order, and what the shopper is to approve now. Either of the first two says which. */
export const orderSections = (language: string): readonly Section<Word>[] => [
  {
    fields: [
      text<Word>('pspReference', 'psp-reference', {
        kind: CODE,
        most: 16,
        need: 'verified',
        hint: 'psp-reference-hint',
        isMadeUpFor: hasData,
        isOwed: (read) => !hasData(read),
      }),
      text<Word>('paymentData', 'payment-data', {
        kind: { ...LONG_TEXT, isFromLeft: true },
        most: PASTED_MOST,
        hint: 'payment-data-hint',
      }),
      ...amountFields(language),
      text<Word>('tax', 'tax', {
        kind: amountIn(language, (read) => read('currency')),
        most: 20,
        hint: 'tax-hint',
      }),
    ],
  },
];

/** What is sent for what was typed and checked. */
export function orderBody(read: Read, language: string): OrderBody {
  const [pspReference, paymentData] = [read('pspReference').trim(), read('paymentData').trim()];
  const amount = typedAmount(read, language);
  const tax = parseAmount(read('tax').trim(), amount.currency, language);
  return {
    ...(pspReference && { pspReference }),
    ...(paymentData && { paymentData }),
    amount,
    ...(tax && { taxTotal: { amount: { value: tax, currency: amount.currency } } }),
  };
}
