import { html, nothing, type TemplateResult } from 'lit';

import { readAccounts, type AccountsWithEnds } from '../../parts/account-holder/read-account.js';
import { totalsOf } from '../../parts/account-holder/sweep-preview.js';
import { amountText } from '../../parts/amount/amount.js';
import type { View } from '../panel/view.js';
import { asOfView, type BlockOptions, type Place } from './block.js';
import type { BlockTexts } from './block-texts.js';
import { anySweep, nextPayoutsOf } from './next-payouts.js';
import { endText, whenText, whyText } from './payout-texts.js';

interface PlatformBalances extends AccountsWithEnds {
  /** When they were read, in milliseconds since the epoch by the proxy's clock. */
  readonly at: number;
}

function totalView(view: View, { accounts }: PlatformBalances, kind: 'available' | 'pending') {
  return html`<div class="figure" part="total ${kind}" data-kind=${kind}>
    <dt>${view.words.text(`figure-${kind}`)}</dt>
    ${totalsOf(accounts, kind).map(
      (sum) => html`<dd class=${sum.value < 0 ? 'below' : ''}>${amountText(sum, view.language)}</dd>`,
    )}
  </div>`;
}

/** What moves by itself next, and when; where nothing will, why. */
function sweepView(texts: BlockTexts, view: View, { accounts, ends }: PlatformBalances): TemplateResult {
  const { payouts, isStopped } = nextPayoutsOf(accounts, view.now, anySweep);
  const [next] = payouts;
  if (!next) return html`<p part="next-sweep">${texts.text(isStopped ? 'sweeps-off' : 'no-sweeps')}</p>`;
  const { sweep, preview } = next;
  const why = preview.kind === 'closed' ? texts.text('closed-account') : whyText(texts, view, next);
  const values = {
    sum: amountText({ value: preview.value, currency: sweep.currency }, view.language),
    end: endText(ends, sweep.counterparty),
    when: whenText(texts, view, next),
  };
  return html`<p part="next-sweep">
      ${texts.text(sweep.type === 'pull' ? 'next-sweep-in' : 'next-sweep-out', values)}
    </p>
    ${why ? html`<p part="payout-reason">${why}</p>` : nothing}`;
}

function balancesView(texts: BlockTexts, view: View, read: PlatformBalances): TemplateResult {
  const figure = { kind: 'platform-balances', element: 'florin-balances', days: 0, from: '' };
  return html`${
      read.accounts.length > 0
        ? html`<dl class="figures">
              ${totalView(view, read, 'available')} ${totalView(view, read, 'pending')}
            </dl>
            ${sweepView(texts, view, read)}`
        : html`<p part="none">${texts.text('no-accounts')}</p>`
    }
    ${asOfView(view, read.at)}
    <p>${view.leadToFigure(figure, { text: texts.text('see-balances'), part: 'block-open' })}</p>`;
}

/** What the platform's own accounts hold, and what moves that by itself, as a block. */
export const platformBalancesBlock = ({ element, texts, viewOf }: Place): BlockOptions<PlatformBalances> => ({
  kind: 'balances',
  question: () => [element.accountHolder],
  title: () => texts.text('platform-balances'),
  load: async (client, options) => {
    const { accountHolder } = element;
    const { now: at } = viewOf();
    return { ...(await readAccounts(client, { accountHolder, balanceAccount: '' }, options)), at };
  },
  ready: (answer) => balancesView(texts, viewOf(), answer),
});
