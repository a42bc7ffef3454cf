import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import type { PaymentsElement, PaymentsRecord } from '../payment/payments-record.js';
import { NO_FILTER, type PaymentsFilter } from './payments-filter.js';

/** The way through the payments. Whether all are shown, or those that wait for an operator, the element itself says. */
export function openNavigation(
  record: PaymentsRecord,
  element: PaymentsElement,
  list: () => NavigatedList,
): Navigation<PaymentsFilter> {
  return new Navigation<PaymentsFilter>(element, {
    record,
    list,
    first: () => NO_FILTER,
    opens: ['payment'],
    lists: 'payments',
    fields: ['tab', 'from', 'until', 'outcome', 'method', 'currency', 'least', 'most'],
    taken(filter, isFirst) {
      // What the page itself asks for is not overruled by an address that says nothing.
      if (filter.tab || !isFirst) element.unsettled = filter.tab === 'unsettled';
      return { ...filter, tab: '' };
    },
    given: (filter) => ({ ...filter, tab: element.unsettled ? 'unsettled' : '' }),
    opened: () => element.reference,
    onOpened: (reference) => {
      element.reference = reference;
      record.emit('florin-payment-opened', { reference });
    },
  });
}
