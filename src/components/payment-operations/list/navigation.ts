import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import type { PaymentsElement, PaymentsRecord } from '../payment/payments-record.js';
import { NO_FILTER, readSpot, writeSpot, type PaymentsFilter } from './payment-address.js';

/** The way through the payments. Whether all are shown, or those that wait for an operator, the element itself says. */
export function openNavigation(
  record: PaymentsRecord,
  element: PaymentsElement,
  list: () => NavigatedList,
): Navigation<PaymentsFilter> {
  let isRead = false;
  return new Navigation<PaymentsFilter>(element, {
    record,
    list,
    first: () => NO_FILTER,
    isOn: () => !element.noAddress,
    read: (address, { search }) => {
      const { payment: id, sort, tab, ...filter } = readSpot(address, element.addressPrefix);
      // What the page itself asks for is not overruled by an address that says nothing.
      if (tab || isRead) element.unsettled = tab === 'unsettled';
      isRead = true;
      return { id, sort, filter: { ...filter, tab: '', search } };
    },
    write: (address, { id, sort, filter }) => {
      const tab = element.unsettled ? 'unsettled' : '';
      return writeSpot(address, { ...filter, tab, payment: id, sort }, element.addressPrefix);
    },
    opened: () => element.reference,
    onOpened: (reference) => {
      element.reference = reference;
      record.emit('florin-payment-opened', { reference });
    },
  });
}
