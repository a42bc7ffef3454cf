import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, readSpot, writeSpot, type SalesFilter } from './sale-address.js';
import type { SalesElement, SalesRecord } from './sales-record.js';

/** The way through the sales. */
export const openNavigation = (
  record: SalesRecord,
  element: SalesElement,
  list: () => NavigatedList,
): Navigation<SalesFilter> =>
  new Navigation<SalesFilter>(element, {
    record,
    list,
    first: () => NO_FILTER,
    isOn: () => !element.noAddress,
    read: (address, { search }) => {
      const { sale: id, sort, ...filter } = readSpot(address, element.addressPrefix);
      // What was typed into the search is not in the address, so the address does not take it away.
      return { id, sort, filter: { ...filter, search } };
    },
    write: (address, { id, sort, filter }) =>
      writeSpot(address, { ...filter, sale: id, sort }, element.addressPrefix),
    opened: () => element.sale,
    onOpened: (sale) => {
      element.sale = sale;
      record.emit('florin-sale-opened', { sale });
    },
  });
