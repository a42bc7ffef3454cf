import type { Ending } from '../parts/resource/ending.js';
import type { Trouble } from '../parts/resource/resource-state.js';

/** Detail of `florin-transaction-rule-opened`. */
export interface TransactionRuleOpened {
  /** Id of the rule that is open; empty where the list is shown. */
  readonly transactionRule: string;
}

/** Detail of `florin-before-transaction-rule-create`. */
export interface TransactionRuleCreate {
  /** What the rule is set on, by the platform's word, for example `paymentInstrument`. */
  readonly scope: string;
  /** Kind of the rule, by the platform's word, for example `blockList`. */
  readonly type: string;
}

/** Detail of `florin-transaction-rule-created`. */
export interface TransactionRuleCreated extends TransactionRuleCreate {
  /** Id of the new rule; empty where there is none, or where this is not known. */
  readonly transactionRule: string;
  /** `unknown`: the answer was lost, and there may be a rule. */
  readonly ending: Exclude<Ending, 'not-sent'>;
}

/** Detail of `florin-before-transaction-rule-change`. */
export interface TransactionRuleChange {
  readonly transactionRule: string;
  readonly change: 'activate' | 'deactivate' | 'edit' | 'delete';
}

/** Detail of `florin-transaction-rule-changed`. */
export interface TransactionRuleChanged extends TransactionRuleChange {
  /** `unknown`: the answer was lost, and the rule may have changed. */
  readonly ending: Ending;
}

/** Detail of `florin-transaction-rules-exported`. */
export interface TransactionRulesExported {
  readonly name: string;
  readonly count: number;
}

/** Detail of `florin-transaction-rules-failed`. */
export interface TransactionRulesFailed {
  /** `refused`: the platform understood, and will not do it. */
  readonly code: Trouble['cause'] | 'refused';
  /** Status, code and field of the proxy's answer, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-transaction-rule-opened': CustomEvent<TransactionRuleOpened>;
    'florin-before-transaction-rule-create': CustomEvent<TransactionRuleCreate>;
    'florin-transaction-rule-created': CustomEvent<TransactionRuleCreated>;
    'florin-before-transaction-rule-change': CustomEvent<TransactionRuleChange>;
    'florin-transaction-rule-changed': CustomEvent<TransactionRuleChanged>;
    'florin-transaction-rules-exported': CustomEvent<TransactionRulesExported>;
    'florin-transaction-rules-failed': CustomEvent<TransactionRulesFailed>;
  }
}
