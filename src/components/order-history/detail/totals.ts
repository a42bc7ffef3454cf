import type { Amount } from '../../../client/index.js';
import type { Order } from '../../../client/listings/index.js';
import { amountText } from '../../parts/amount/amount.js';
import type { DetailShowing } from './detail-showing.js';
import type { Word as OrderDetailWord } from '../../../words/compiled/order-history/detail/en.js';

export interface TotalRow {
  readonly word: OrderDetailWord;
  readonly text: string;
}

/** What an order comes to, row by row. A discount is shown with its minus; a part that no order has is not shown. */
export function totalRows({ detail: _, language }: DetailShowing, { totals }: Order): readonly TotalRow[] {
  const { subtotal, shipping, tax, discount, total } = totals;
  const row = (word: OrderDetailWord, amount: Amount | undefined, sign = 1): TotalRow[] =>
    amount
      ? [
          {
            word,
            text: amountText({ ...amount, value: amount.value === 0 ? 0 : sign * amount.value }, language),
          },
        ]
      : [];
  const isPlain = !shipping && !tax && !discount && subtotal.value === total.value;
  return [
    ...(isPlain ? [] : row('subtotal', subtotal)),
    ...row('shipping', shipping),
    ...row('tax', tax),
    ...row('discount', discount, -1),
    ...row('total', total),
  ];
}
