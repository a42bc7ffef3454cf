import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import type { HoldersElement, HoldersRecord } from './holders-record.js';

/** What the list is narrowed by. An empty text asks for nothing. */
export interface HolderFilter {
  /** There are no tabs: the parts of a list want one. */
  readonly tab: string;
  readonly search: string;
  readonly status: string;
  /** Who needs something: a `problem` to be fixed, a `pending` check, a `deadline`, or one within a `week`. */
  readonly needs: string;
  readonly capability: string;
}

const NO_FILTER: HolderFilter = { tab: '', search: '', status: '', needs: '', capability: '' };

/** The way through the account holders. */
export const openNavigation = (
  record: HoldersRecord,
  element: HoldersElement,
  list: () => NavigatedList,
): Navigation<HolderFilter> =>
  new Navigation<HolderFilter>(element, {
    record,
    list,
    first: () => NO_FILTER,
    isOn: () => !element.noAddress && element.audience === 'operator',
    opens: ['holder'],
    lists: 'holders',
    // What is typed into the search may be an email.
    fields: ['status', 'needs', 'capability'],
    opened: () => element.accountHolder,
    onOpened(accountHolder) {
      element.accountHolder = accountHolder;
      record.emit('florin-account-holder-opened', { accountHolder });
    },
  });
