import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, readSpot, writeSpot, type PayoutFilter } from './payout-address.js';
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
    isOn: () => !element.noAddress,
    read: (address) => {
      const { payout: id, sort, ...filter } = readSpot(address, element.addressPrefix, home());
      return { id, sort, filter };
    },
    write: (address, { id, sort, filter }) =>
      writeSpot(address, { ...filter, payout: id, sort }, element.addressPrefix, home()),
    opened: () => element.payout,
    onOpened: (payout) => {
      element.payout = payout;
      record.emit('florin-payout-opened', { payout });
    },
  });
}
