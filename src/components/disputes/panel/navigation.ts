import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, readSpot, writeSpot, type DisputeFilter } from './dispute-address.js';
import type { DisputesElement, DisputesRecord } from './disputes-record.js';

/** The way through the disputes: it begins with those to answer. */
export const openNavigation = (
  record: DisputesRecord,
  element: DisputesElement,
  list: () => NavigatedList,
): Navigation<DisputeFilter> =>
  new Navigation<DisputeFilter>(element, {
    record,
    list,
    first: () => ({ ...NO_FILTER, tab: 'open' }),
    isOn: () => !element.noAddress,
    read: (address, { search }) => {
      const { dispute: id, sort, ...filter } = readSpot(address, element.addressPrefix);
      // What was typed into the search is not in the address, so the address does not take it away.
      return { id, sort, filter: { ...filter, search } };
    },
    write: (address, { id, sort, filter }) =>
      writeSpot(address, { ...filter, dispute: id, sort }, element.addressPrefix),
    opened: () => element.dispute,
    onOpened: (dispute) => {
      element.dispute = dispute;
      record.emit('florin-dispute-opened', { dispute });
    },
  });
