import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, type DisputeFilter } from './dispute-filter.js';
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
    opens: ['dispute'],
    lists: 'disputes',
    fields: ['tab', 'state', 'reason', 'scheme', 'currency', 'from', 'until'],
    opened: () => element.dispute,
    onOpened: (dispute) => {
      element.dispute = dispute;
      record.emit('florin-dispute-opened', { dispute });
    },
  });
