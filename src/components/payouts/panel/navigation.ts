import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, type PayoutFilter } from './payout-filter.js';
import type { PayoutsElement, PayoutsRecord } from './payouts-record.js';

/** The way through the payouts: an approver's begins with what waits. */
export function openNavigation(
  record: PayoutsRecord,
  element: PayoutsElement,
  list: () => NavigatedList,
): Navigation<PayoutFilter> {
  const home = (): string => (element.audience === 'approver' ? 'waiting' : 'all');
  return new Navigation<PayoutFilter>(element, {
    record,
    list,
    first: () => ({ ...NO_FILTER, tab: home() }),
    opens: ['payout'],
    lists: 'payouts',
    // Not who submitted a payout.
    fields: ['tab', 'state', 'currency', 'from', 'until'],
    opened: () => element.payout,
    onOpened: (payout) => {
      element.payout = payout;
      record.emit('florin-payout-opened', { payout });
    },
  });
}
