import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentPage, PaymentRecord, PaymentSummary } from '../../client/operator/index.js';
import { apart } from '../base/apart.js';
import { amountText } from '../parts/amount/amount.js';
import { cardText, outcomeText, sinceText, timeText, whyText, type Showing } from './showing.js';

/** Why a payment is unsettled is told of those alone that are looked for by it. */
type Listed = PaymentSummary & Pick<Partial<PaymentRecord>, 'unsettled'>;

export interface PaymentList extends Showing {
  readonly page: Omit<PaymentPage, 'payments'> & { readonly payments: readonly Listed[] };
  readonly isBusy: boolean;
  onOpen(payment: PaymentSummary): void;
  onMore(): void;
}

function row(list: PaymentList, payment: Listed): TemplateResult {
  const { order, reference, amount, outcome, brand, lastFour, at, unsettled } = payment;
  return html`<li>
    <button type="button" class="payment" part="payment" @click=${() => list.onOpen(payment)}>
      <span class="what"><bdi>${order}</bdi><span class="quiet">${apart(reference)}</span></span>
      <span class="what"
        ><span class="strong">${amountText(amount, list.language)}</span
        ><span class="quiet">${cardText(list, brand, lastFour)}</span></span
      >
      <span class="what"
        ><span class="outcome ${outcome}">${outcomeText(list, outcome)}</span
        ><span class="quiet">${unsettled ? sinceText(list, unsettled) : timeText(list, at)}</span></span
      >
      ${unsettled ? html`<span class="why">${whyText(list, unsettled.why)}</span>` : nothing}
    </button>
  </li>`;
}

export function paymentList(list: PaymentList): TemplateResult {
  const { payments, nextCursor } = list.page;
  return html`<ul class="payments">
      ${payments.map((payment) => row(list, payment))}
    </ul>
    ${
      nextCursor === undefined
        ? nothing
        : html`<button
            type="button"
            part="more"
            aria-disabled=${list.isBusy}
            @click=${() => list.isBusy || list.onMore()}
          >
            ${list.words.text('more')}
          </button>`
    }`;
}

const cell = html`<span class="what"><i>ORDER-1</i><i>Reference</i></span>`;
const line = html`<li><span class="payment">${cell}${cell}${cell}</span></li>`;

/** As tall as three payments, or one with its facts. */
export const listSkeleton = html`<ul class="payments">
  ${line}${line}${line}
</ul>`;
