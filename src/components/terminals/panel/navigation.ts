import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, type TerminalFilter } from './terminal-filter.js';
import type { TerminalsElement, TerminalsRecord } from './terminals-record.js';

/** The way through the terminals: it begins with all of them. */
export const openNavigation = (
  record: TerminalsRecord,
  element: TerminalsElement,
  list: () => NavigatedList,
): Navigation<TerminalFilter> =>
  new Navigation<TerminalFilter>(element, {
    record,
    list,
    first: () => NO_FILTER,
    opens: ['terminal'],
    lists: 'terminals',
    fields: ['search', 'place', 'status', 'model'],
    opened: () => element.terminal,
    onOpened: (terminal) => {
      element.terminal = terminal;
      record.emit('florin-terminal-opened', { terminal });
    },
  });
