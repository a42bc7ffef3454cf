import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, type MoneyFilter } from './money-filter.js';
import type { TransfersElement, TransfersRecord } from './transfers-record.js';

/** What is open, `transfer/…` or `transaction/…`; empty where the list is shown. */
export const openedIn = ({ transfer, transaction }: TransfersElement): string =>
  transfer ? `transfer/${transfer}` : transaction ? `transaction/${transaction}` : '';

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
    opens: ['transfer', 'transaction'],
    lists: 'transfers',
    fields: ['tab', 'account', 'category', 'status', 'currency', 'least', 'most', 'from', 'until'],
    opened: () => openedIn(element),
    onOpened: (opened) => {
      const [kind, id = ''] = opened.split('/');
      element.transfer = kind === 'transfer' ? id : '';
      element.transaction = kind === 'transaction' ? id : '';
      record.emit('florin-transfer-opened', { transfer: element.transfer, transaction: element.transaction });
    },
  });
}
