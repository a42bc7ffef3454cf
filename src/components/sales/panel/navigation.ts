import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, type SalesFilter } from './sales-filter.js';
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
    opens: ['sale'],
    lists: 'sales',
    fields: ['tab', 'status', 'listing', 'currency', 'from', 'until'],
    opened: () => element.sale,
    onOpened: (sale) => {
      element.sale = sale;
      record.emit('florin-sale-opened', { sale });
    },
  });
