import { html, nothing } from 'lit';

import type { PayoutRecord } from '../../../client/operator/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Column } from '../../parts/table/column.js';
import { nameOf } from './payouts-record.js';
import { expiryText, moneyText, payeeText, shortTime, standingView, type Showing } from './showing.js';
import { expiryOf } from './standing.js';

const byText = (one = '', other = ''): number => one.localeCompare(other);

/** Amounts of one currency are together; nothing is compared across currencies. */
const byAmount = ({ amount: one }: PayoutRecord, { amount: other }: PayoutRecord): number =>
  byText(one?.currency, other?.currency) || (one?.value ?? 0) - (other?.value ?? 0);

/** The columns of payouts. `ownText` says why a payout of the approver's own has no button. */
export function payoutColumns(showing: Showing, ownText: string): readonly Column<PayoutRecord>[] {
  const { words } = showing;
  const person = (name: string | undefined) => html`<bdi>${plainText(name ?? '', 80)}</bdi>`;
  return [
    {
      name: 'reference',
      label: words.text('column-reference'),
      width: '1.4fr',
      compare: (one, other) => byText(nameOf(one), nameOf(other)),
      cell: (payout) => html`<bdi class="strong">${nameOf(payout)}</bdi>`,
    },
    {
      name: 'amount',
      label: words.text('column-amount'),
      isFigure: true,
      compare: byAmount,
      cell: (payout) => html`<span class="strong">${moneyText(showing, payout)}</span>`,
    },
    {
      name: 'payee',
      label: words.text('column-payee'),
      width: '1.2fr',
      cell: (payout) => html`<bdi>${payeeText(showing, payout)}</bdi>`,
    },
    {
      name: 'state',
      label: words.text('column-state'),
      width: '1.6fr',
      cell: (payout) =>
        html`<span class="what"
          >${standingView(showing, payout)}${
            payout.isOwn && ownText ? html`<span class="quiet" part="own">${ownText}</span>` : nothing
          }<span class="quiet">${expiryText(showing, payout)}</span></span
        >`,
    },
    {
      name: 'submitted',
      label: words.text('column-submitted'),
      width: '1.2fr',
      compare: (one, other) => Date.parse(one.submittedAt) - Date.parse(other.submittedAt),
      cell: (payout) =>
        html`<span class="what"
          ><span>${shortTime(showing, payout.submittedAt)}</span
          ><span class="quiet">${person(payout.submittedBy)}</span></span
        >`,
    },
    {
      name: 'decided',
      label: words.text('column-decided'),
      isHidden: true,
      cell: (payout) =>
        html`<span class="what"
          ><span>${shortTime(showing, payout.decidedAt)}</span
          ><span class="quiet">${person(payout.decidedBy)}</span></span
        >`,
    },
    {
      name: 'expires',
      label: words.text('column-expires'),
      isHidden: true,
      compare: (one, other) => expiryOf(one) - expiryOf(other),
      cell: (payout) => shortTime(showing, new Date(expiryOf(payout)).toISOString()),
    },
  ];
}
