import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, type JournalElement, type JournalFilter, type JournalRecord } from './journal-record.js';

/** The way through the journal. */
export const openNavigation = (
  record: JournalRecord,
  element: JournalElement,
  list: () => NavigatedList,
): Navigation<JournalFilter> =>
  new Navigation<JournalFilter>(element, {
    record,
    list,
    first: () => NO_FILTER,
    opens: ['entry'],
    lists: 'journal',
    fields: ['row', 'kind', 'state', 'person', 'from', 'until'],
    opened: () => element.entry,
    onOpened: (entry) => {
      element.entry = entry;
      record.emit('florin-journal-entry-opened', { entry });
    },
  });
