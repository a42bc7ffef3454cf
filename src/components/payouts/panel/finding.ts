import type { PayoutRecord } from '../../../client/operator/index.js';
import { startOfDay } from '../../parts/table/calendar-day.js';
import type { PayoutFilter } from './payout-filter.js';
import { isQueued, standingOf } from './standing.js';

/** The payouts that a filter asks for, in their order; of the queue, the oldest first. */
export function findPayouts(
  payouts: readonly PayoutRecord[],
  { tab, search, state, currency, by, from, until }: PayoutFilter,
  now: number,
): readonly PayoutRecord[] {
  const wanted = search.trim().toLowerCase();
  const [start = -Infinity, end = Infinity] = [startOfDay(from), startOfDay(until, 1)];
  const found = payouts.filter((payout) => {
    const { reference, pspReference, initials, lastFour, submittedBy, amount, submittedAt } = payout;
    const at = Date.parse(submittedAt);
    const texts = [reference, pspReference, initials, lastFour, submittedBy];
    return (
      (tab !== 'waiting' || isQueued(payout, now)) &&
      (!wanted || texts.some((text) => text?.toLowerCase().includes(wanted))) &&
      (!state || standingOf(payout, now) === state) &&
      (!currency || amount?.currency === currency) &&
      (!by || submittedBy === by) &&
      at >= start &&
      at < end
    );
  });
  return tab === 'waiting' ? found.toReversed() : found;
}
