import { html, nothing, type TemplateResult } from 'lit';

import { readAccounts, type AccountsWithEnds } from '../../parts/account-holder/read-account.js';
import { amountText } from '../../parts/amount/amount.js';
import type { View } from '../panel/view.js';
import type { BlockOptions, Place } from './block.js';
import type { BlockTexts } from './block-texts.js';
import { nextPayoutsOf, type NextPayout } from './next-payouts.js';
import { endText, whenText, whyText } from './payout-texts.js';

/** Payouts that are shown; the balances have all. */
const MOST = 3;

function payoutView(texts: BlockTexts, view: View, ends: AccountsWithEnds['ends'], payout: NextPayout) {
  const { sweep, preview, reserved, pending } = payout;
  const { currency, counterparty } = sweep;
  const money = (value: number): string => amountText({ value, currency }, view.language);
  const end = endText(ends, counterparty);
  const why = whyText(texts, view, payout);
  return html`<li part="payout">
    <p class="amount" part="payout-amount">${money(preview.value)}</p>
    <p>${texts.text('payout-to', { end, when: whenText(texts, view, payout) })}</p>
    ${why ? html`<p part="payout-reason">${why}</p>` : html`<p class="quiet">${texts.text('by-balance')}</p>`}
    ${reserved > 0 ? html`<p class="quiet">${texts.text('held', { sum: money(reserved) })}</p>` : nothing}
    ${pending > 0 ? html`<p class="quiet">${texts.text('on-the-way', { sum: money(pending) })}</p>` : nothing}
  </li>`;
}

/** What is paid out next, to where and when; where nothing will leave, why. */
function payoutsView(texts: BlockTexts, view: View, { accounts, ends }: AccountsWithEnds): TemplateResult {
  const { payouts, isStopped } = nextPayoutsOf(accounts, view.now);
  const figure = { kind: 'next-payout', element: 'florin-balances', days: 0, from: '' };
  return html`${
      payouts.length > 0
        ? html`<ul class="payouts">
            ${payouts.slice(0, MOST).map((payout) => payoutView(texts, view, ends, payout))}
          </ul>`
        : html`<p part="none">${texts.text(isStopped ? 'payouts-stopped' : 'no-payouts')}</p>`
    }
    <p>${view.leadToFigure(figure, { text: texts.text('see-balances'), part: 'block-open' })}</p>`;
}

/** The next payouts as a block. */
export const nextPayoutBlock = (place: Place): BlockOptions<AccountsWithEnds> => ({
  kind: 'next-payout',
  question: () => [],
  title: () => place.texts.text('next-payout'),
  load: (client, options) => readAccounts(client, { accountHolder: 'me', balanceAccount: '' }, options),
  ready: (answer) => payoutsView(place.texts, place.viewOf(), answer),
});
