import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentRecord, PaymentSummary } from '../../../client/operator/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import type { Column } from '../../parts/table/column.js';
import type { Word as ListWord } from '../../../words/compiled/payment-operations/list/en.js';
import {
  outcomeText,
  paidWithText,
  shortTime,
  sinceText,
  toneOf,
  whyText,
  type Showing,
} from '../showing.js';

/** The same with the words of the list. */
export interface ListShowing extends Showing {
  readonly texts: Pick<Words<ListWord>, 'text'>;
}

/** Why a payment is unsettled is told of those alone that are looked for by it. */
export type ListedPayment = PaymentSummary & Pick<Partial<PaymentRecord>, 'unsettled'>;

const byText = (one: string, other: string): number => one.localeCompare(other);

/** Amounts of one currency are together; nothing is compared across currencies. */
const byAmount = ({ amount: one }: ListedPayment, { amount: other }: ListedPayment): number =>
  byText(one.currency, other.currency) || one.value - other.value;

/** How a payment ended, with a colour and a shape, which say nothing that the words do not. */
const outcomeView = (showing: Showing, outcome: string): TemplateResult =>
  html`<span class="mark ${toneOf(outcome)}" part="status">${outcomeText(showing, outcome)}</span>`;

/** The columns of a list: of all payments, or of those that wait for an operator. */
export function paymentColumns(showing: ListShowing, isUnsettled: boolean): readonly Column<ListedPayment>[] {
  const { texts, language } = showing;
  return [
    {
      name: 'order',
      label: texts.text('column-order'),
      width: '1.6fr',
      compare: (one, other) => byText(one.order, other.order),
      cell: ({ order, reference }) =>
        html`<span class="what"
          ><bdi class="strong">${order}</bdi><span class="quiet">${apart(reference)}</span></span
        >`,
    },
    {
      name: 'date',
      label: texts.text('column-date'),
      width: '1.1fr',
      compare: (one, other) => Date.parse(one.at) - Date.parse(other.at),
      cell: ({ at }) => shortTime(showing, at),
    },
    {
      name: 'amount',
      label: texts.text('column-amount'),
      isFigure: true,
      compare: byAmount,
      cell: ({ amount }) => html`<span class="strong">${amountText(amount, language)}</span>`,
    },
    {
      name: 'method',
      label: texts.text('column-method'),
      width: '1.3fr',
      compare: (one, other) => byText(paidWithText(showing, one), paidWithText(showing, other)),
      cell: (payment) => paidWithText(showing, payment) || '–',
    },
    {
      name: 'status',
      label: texts.text('column-status'),
      width: '1.2fr',
      compare: (one, other) => byText(outcomeText(showing, one.outcome), outcomeText(showing, other.outcome)),
      cell: ({ outcome, unsettled }) =>
        html`<span class="what"
          >${outcomeView(showing, outcome)}${
            unsettled ? html`<span class="quiet">${sinceText(showing, unsettled)}</span>` : nothing
          }</span
        >`,
    },
    ...(isUnsettled
      ? [
          {
            name: 'why',
            label: texts.text('column-why'),
            width: '1.5fr',
            cell: ({ unsettled }: ListedPayment) => (unsettled ? whyText(showing, unsettled.why) : nothing),
          },
        ]
      : []),
  ];
}
