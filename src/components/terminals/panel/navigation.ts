import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { NO_FILTER, readSpot, writeSpot, type TerminalFilter } from './place-address.js';
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
    isOn: () => !element.noAddress,
    read: (address) => {
      const { terminal: id, sort, ...filter } = readSpot(address, element.addressPrefix);
      return { id, sort, filter };
    },
    write: (address, { id, sort, filter }) =>
      writeSpot(address, { ...filter, terminal: id, sort }, element.addressPrefix),
    opened: () => element.terminal,
    onOpened: (terminal) => {
      element.terminal = terminal;
      record.emit('florin-terminal-opened', { terminal });
    },
  });
