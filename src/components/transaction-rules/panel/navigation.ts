import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
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
    opens: ['rule'],
    lists: 'rules',
    fields: ['search', 'status', 'type'],
    opened: () => element.transactionRule,
    onOpened(transactionRule) {
      element.transactionRule = transactionRule;
      record.emit('florin-transaction-rule-opened', { transactionRule });
    },
  });
