import { html, nothing } from 'lit';

import type { PaymentRecord, PaymentSummary } from '../../../client/operator/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import type { Column } from '../../parts/table/column.js';
import type { Word as ListWord } from '../../../words/compiled/payment-operations/list/en.js';
import { paidWithText, outcomeText, sinceText, timeText, whyText, type Showing } from '../showing.js';

/** Why a payment is unsettled is told of those alone that are looked for by it. */
export type ListedPayment = PaymentSummary & Pick<Partial<PaymentRecord>, 'unsettled'>;

/** The columns of a list: of all payments, or of those that wait for an operator. */
export function paymentColumns(
  showing: Showing,
  words: Pick<Words<ListWord>, 'text'>,
  isUnsettled: boolean,
): readonly Column<ListedPayment>[] {
  return [
    {
      name: 'order',
      label: words.text('column-order'),
      width: '1.2fr',
      cell: ({ order, reference }) =>
        html`<span class="what"><bdi>${order}</bdi><span class="quiet">${apart(reference)}</span></span>`,
    },
    {
      name: 'amount',
      label: words.text('column-amount'),
      cell: (payment) =>
        html`<span class="what"
          ><span class="strong">${amountText(payment.amount, showing.language)}</span
          ><span class="quiet">${paidWithText(showing, payment)}</span></span
        >`,
    },
    {
      name: 'status',
      label: words.text('column-status'),
      cell: ({ outcome, unsettled, at }) =>
        html`<span class="what"
          ><span class="outcome ${outcome}">${outcomeText(showing, outcome)}</span
          ><span class="quiet"
            >${unsettled ? sinceText(showing, unsettled) : timeText(showing, at)}</span
          ></span
        >`,
    },
    ...(isUnsettled
      ? [
          {
            name: 'why',
            label: words.text('column-why'),
            width: '1.5fr',
            cell: ({ unsettled }: ListedPayment) => (unsettled ? whyText(showing, unsettled.why) : nothing),
          },
        ]
      : []),
  ];
}
