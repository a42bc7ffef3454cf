import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { readValues, writeValues } from '../../parts/table/table-address.js';
import type { RulesElement, RulesRecord } from './rules-record.js';

/** What the list is narrowed by. An empty text asks for nothing. */
export interface RuleFilter {
  /** There are no tabs: the parts of a list want one. */
  readonly tab: string;
  readonly search: string;
  readonly status: string;
  readonly type: string;
}

const NO_FILTER: RuleFilter = { tab: '', search: '', status: '', type: '' };

/** What stands in the address. */
const FIELDS = ['search', 'status', 'type', 'sort'];

/** The way through the rules. */
export const openNavigation = (
  record: RulesRecord,
  element: RulesElement,
  list: () => NavigatedList,
): Navigation<RuleFilter> =>
  new Navigation<RuleFilter>(element, {
    record,
    list,
    first: () => NO_FILTER,
    isOn: () => !element.noAddress,
    read(address) {
      const prefix = element.addressPrefix;
      const { rule = '' } = readValues(address, ['rule'], prefix);
      const { sort = '', ...values } = readValues(address, FIELDS, `${prefix}rules-`);
      return { id: rule, sort, filter: { ...NO_FILTER, ...values } };
    },
    write(address, { id, sort, filter: { search, status, type } }) {
      const written = new URL(address);
      const prefix = element.addressPrefix;
      writeValues(written, { rule: id }, prefix);
      writeValues(written, { search, status, type, sort }, `${prefix}rules-`);
      return written;
    },
    opened: () => element.transactionRule,
    onOpened(transactionRule) {
      element.transactionRule = transactionRule;
      record.emit('florin-transaction-rule-opened', { transactionRule });
    },
  });
