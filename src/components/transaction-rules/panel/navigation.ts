import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import type { RulesElement, RulesRecord } from './rules-record.js';

/** What the list is narrowed by. An empty text asks for nothing. */
export interface RuleFilter {
  /** There are no tabs: the parts of a list want one. */
  readonly tab: string;
  /** Whose rules are listed, in the page's address alone: `card/PI1`, `group/PG1` or `all`. The element has it otherwise. */
  readonly scope: string;
  readonly search: string;
  readonly status: string;
  readonly type: string;
}

const ALL = 'all';

const scopeOf = ({ paymentInstrument, paymentInstrumentGroup }: RulesElement): string => {
  if (paymentInstrument) return `card/${paymentInstrument}`;
  return paymentInstrumentGroup ? `group/${paymentInstrumentGroup}` : ALL;
};

/** The way through the rules. */
export function openNavigation(
  record: RulesRecord,
  element: RulesElement,
  list: () => NavigatedList,
): Navigation<RuleFilter> {
  // An address that says nothing is one of the page's own list.
  const own = scopeOf(element);
  return new Navigation<RuleFilter>(element, {
    record,
    list,
    first: () => ({ tab: '', scope: own, search: '', status: '', type: '' }),
    opens: ['rule'],
    lists: 'rules',
    fields: ['scope', 'search', 'status', 'type'],
    taken(filter) {
      const [kind, id = ''] = filter.scope.split('/');
      element.paymentInstrument = kind === 'card' ? id : '';
      element.paymentInstrumentGroup = kind === 'group' ? id : '';
      return filter;
    },
    given: (filter) => ({ ...filter, scope: scopeOf(element) }),
    opened: () => element.transactionRule,
    onOpened(transactionRule) {
      element.transactionRule = transactionRule;
      record.emit('florin-transaction-rule-opened', { transactionRule });
    },
  });
}
