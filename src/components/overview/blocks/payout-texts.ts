import { apart } from '../../base/apart.js';
import type { AccountsWithEnds } from '../../parts/account-holder/read-account.js';
import { amountText } from '../../parts/amount/amount.js';
import { runText } from '../../parts/schedule/run-text.js';
import type { View } from '../panel/view.js';
import type { BlockTexts } from './block-texts.js';
import type { NextPayout } from './next-payouts.js';

/** When it leaves, by the clocks of the zone that the overview is read in. */
export function whenText(
  texts: BlockTexts,
  { language, timeZone }: View,
  { at, sweep }: Pick<NextPayout, 'at' | 'sweep'>,
): string {
  if (at !== undefined) return runText(language, at, timeZone);
  return texts.text(sweep.schedule.type === 'balance' ? 'at-once' : 'never');
}

/** Why nothing would move. */
export function whyText(texts: BlockTexts, view: View, { sweep, preview, available }: NextPayout): string {
  const { kind } = preview;
  if (kind === 'push' || kind === 'pull') return '';
  const { currency, triggerAmount, targetAmount, sweepAmount } = sweep;
  const money = (value = 0): string => amountText({ value, currency }, view.language);
  return texts.text(`nothing-${kind}`, {
    available: money(available),
    trigger: money(triggerAmount?.value),
    target: money(targetAmount?.value),
    exactly: money(sweepAmount?.value),
  });
}

/** The other end of a sweep, by the name that people know it by. */
export function endText(
  ends: AccountsWithEnds['ends'],
  { transferInstrumentId, balanceAccountId = '' }: NextPayout['sweep']['counterparty'],
): string {
  const id = transferInstrumentId ?? balanceAccountId;
  return apart(ends.find((end) => end.id === id)?.name ?? id);
}
