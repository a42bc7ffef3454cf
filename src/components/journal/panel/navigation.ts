import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { readValues, writeValues } from '../../parts/table/table-address.js';
import { NO_FILTER, type JournalElement, type JournalFilter, type JournalRecord } from './journal-record.js';

/** What stands in the address: what was typed into the search does not. */
const FIELDS = ['row', 'kind', 'state', 'from', 'until', 'sort'];

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
    isOn: () => !element.noAddress,
    read(address, { search }) {
      const prefix = element.addressPrefix;
      const { entry = '' } = readValues(address, ['entry'], prefix);
      const { sort = '', ...values } = readValues(address, FIELDS, `${prefix}journal-`);
      return { id: entry, sort, filter: { ...NO_FILTER, ...values, search } };
    },
    write(address, { id, sort, filter: { tab: _, search: __, ...filter } }) {
      const written = new URL(address);
      const prefix = element.addressPrefix;
      writeValues(written, { entry: id }, prefix);
      writeValues(written, { ...filter, sort }, `${prefix}journal-`);
      return written;
    },
    opened: () => element.entry,
    onOpened: (entry) => {
      element.entry = entry;
      record.emit('florin-journal-entry-opened', { entry });
    },
  });
