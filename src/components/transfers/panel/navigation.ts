import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, readSpot, writeSpot, type MoneyFilter } from './money-address.js';
import type { TransfersElement, TransfersRecord } from './transfers-record.js';

/** What is open, `transfers/…` or `transactions/…`; empty where the list is shown. */
export const openedIn = ({ transfer, transaction }: TransfersElement): string =>
  transfer ? `transfers/${transfer}` : transaction ? `transactions/${transaction}` : '';

/** The way through money that moved. */
export function openNavigation(
  record: TransfersRecord,
  element: TransfersElement,
  list: () => NavigatedList,
): Navigation<MoneyFilter> {
  return new Navigation<MoneyFilter>(element, {
    record,
    list,
    first: () => NO_FILTER,
    isOn: () => !element.noAddress,
    read: (address, { search }) => {
      const { opened: id, sort, ...filter } = readSpot(address, element.addressPrefix);
      return { id, sort, filter: { ...filter, search } };
    },
    write: (address, { id, sort, filter }) =>
      writeSpot(address, { ...filter, opened: id, sort }, element.addressPrefix),
    opened: () => openedIn(element),
    onOpened: (opened) => {
      const [kind, id = ''] = opened.split('/');
      element.transfer = kind === 'transfers' ? id : '';
      element.transaction = kind === 'transactions' ? id : '';
      record.emit('florin-transfer-opened', { transfer: element.transfer, transaction: element.transaction });
    },
  });
}
