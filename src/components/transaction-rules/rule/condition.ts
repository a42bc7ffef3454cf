import type { TransactionRuleRestrictions } from '../../../client/balance-platform/index.js';
import { RULE_OPERATIONS, type ConditionName } from '../../../facts/transaction-rules.js';

/** How the value of a condition is written. */
export type ValueKind =
  | 'countries'
  | 'banks'
  | 'codes'
  | 'merchants'
  | 'names'
  | 'days'
  | 'entries'
  | 'processings'
  | 'matchings'
  | 'number'
  | 'flag'
  | 'time'
  | 'amount'
  | 'scores';

export const VALUE_KINDS: Readonly<Record<ConditionName, ValueKind>> = {
  countries: 'countries',
  totalAmount: 'amount',
  timeOfDay: 'time',
  dayOfWeek: 'days',
  mccs: 'codes',
  merchantNames: 'names',
  merchants: 'merchants',
  matchingTransactions: 'number',
  counterpartyBank: 'banks',
  entryModes: 'entries',
  processingTypes: 'processings',
  brandVariants: 'codes',
  internationalTransaction: 'flag',
  differentCurrencies: 'flag',
  riskScores: 'scores',
  activeNetworkTokens: 'number',
  sameAmountRestriction: 'flag',
  sameCounterpartyRestriction: 'flag',
  matchingValues: 'matchings',
};

/** All conditions, those that most rules have first. */
export const CONDITION_NAMES = Object.keys(VALUE_KINDS) as readonly ConditionName[];

/** A condition as the platform has it, whatever it is about. */
export interface Condition {
  readonly operation: string;
  readonly value?: unknown;
}

export const isConditionName = (name: string): name is ConditionName => Object.hasOwn(RULE_OPERATIONS, name);

/** The conditions of a rule in the order of the form. */
export const conditionsOf = (
  restrictions: TransactionRuleRestrictions,
): readonly (readonly [ConditionName, Condition])[] =>
  CONDITION_NAMES.flatMap((name) => {
    const condition = restrictions[name];
    return condition ? [[name, condition] as const] : [];
  });
