import type { TransactionRulesResult } from '../../client/transfers/index.js';
import { compares, MOST_SCORE, type RuleLevel } from '../../facts/transaction-rules.js';
import { balancePlatformRecords } from '../balance-platform/platform-records.js';
import type { Kept } from '../balance-platform/records.js';
import type { State } from '../state/state.js';
import { moneyLedger } from './ledger.js';
import type { Reason } from './money-ledger.js';
import { countsWith, isOfCards, meets, type Attempt, type Rule } from './rule-conditions.js';
import { windowStart } from '../../facts/rule-window.js';

/** The decision of the transaction rules on a transfer. */
export interface Verdict {
  /** Absent where there is no rule for it. */
  readonly result?: Kept<typeof TransactionRulesResult>;
  /** Why it is declined, if it is. */
  readonly reason?: Reason;
  /** Whether its account's holder has to approve it. */
  readonly isProofNeeded: boolean;
}

/** Ids of the resources that an attempt belongs to, at each level that a rule can be set on. */
function belongings(
  state: State,
  { from, paymentInstrumentId = '' }: Attempt,
): Record<RuleLevel, string | undefined> {
  const { platform, balanceAccounts, paymentInstruments } = balancePlatformRecords(state);
  const instrument = paymentInstruments.get(paymentInstrumentId);
  return {
    balancePlatform: platform.id,
    accountHolder: balanceAccounts.get(from)?.accountHolderId,
    balanceAccount: from,
    paymentInstrument: instrument?.id,
    paymentInstrumentGroup: instrument?.paymentInstrumentGroupId,
  };
}

/** Rules on transfers that hold now and are set on something that the attempt belongs to. */
function rulesFor(state: State, attempt: Attempt): Rule[] {
  const own = belongings(state, attempt);
  return [...balancePlatformRecords(state).transactionRules.values()].filter((rule) => {
    const { entityKey, requestType, status, startDate, endDate } = rule;
    const isMeant =
      requestType === 'authorization' || (requestType === 'bankTransfer' && attempt.category === 'bank');
    const isNow =
      (startDate === undefined || Date.parse(startDate) <= attempt.at) &&
      (endDate === undefined || Date.parse(endDate) > attempt.at);
    const reference = own[entityKey.entityType as RuleLevel];
    return (
      status === 'active' &&
      isMeant &&
      isNow &&
      !isOfCards(rule) &&
      reference !== undefined &&
      reference === entityKey.entityReference
    );
  });
}

/** Earlier transfers that count: none that failed, and none from before the rule. */
function earlier(state: State, rule: Rule, attempt: Attempt): Attempt[] {
  const start = windowStart(rule.interval, attempt.at);
  if (start === undefined) return [];
  const since = Math.max(start, Date.parse(rule.startDate ?? '') || -Infinity);
  const level = (rule.aggregationLevel ?? rule.entityKey.entityType) as RuleLevel;
  const scope = belongings(state, attempt)[level];
  return moneyLedger(state)
    .movements.filter(({ isOrdered, entries }) => isOrdered && entries.at(-1)?.status !== 'failed')
    .map((movement): Attempt => ({ ...movement, at: movement.entries[0]?.at ?? 0 }))
    .filter((other) => other.at >= since && belongings(state, other)[level] === scope)
    .filter((other) => meets(state, rule, other) && countsWith(rule, attempt, other));
}

/** Whether what a rule counts goes beyond what it allows; a rule that counts nothing is met by its other conditions. */
function isCounted(state: State, rule: Rule, attempt: Attempt): boolean {
  const { matchingTransactions, totalAmount } = rule.ruleRestrictions;
  if (!matchingTransactions && !totalAmount) return true;
  const all = [...earlier(state, rule, attempt), attempt];
  const { value, currency = '' } = totalAmount?.value ?? {};
  const sum = all
    .filter(({ amount }) => amount.currency === currency)
    .reduce((total, { amount }) => total + amount.value, 0);
  const isOften =
    matchingTransactions &&
    compares(matchingTransactions.operation, all.length, matchingTransactions.value ?? 0);
  const isMuch =
    totalAmount && attempt.amount.currency === currency && compares(totalAmount.operation, sum, value ?? 0);
  return isOften !== false && isMuch !== false;
}

function isTriggered(state: State, rule: Rule, attempt: Attempt): boolean {
  const isMet = meets(state, rule, attempt) && isCounted(state, rule, attempt);
  return rule.type === 'allowList' ? !isMet : isMet;
}

/**
 * Holds a transfer against the transaction rules: those of its platform, account holder, balance account, payment instrument
 * and group, of the request types `authorization` (all that is sent) and `bankTransfer`. A rule that blocks is triggered by
 * what meets all its conditions, one that allows by what does not.
 */
export function judge(state: State, attempt: Attempt): Verdict {
  const rules = rulesFor(state, attempt);
  if (rules.length === 0) return { isProofNeeded: false };
  const triggered = rules.filter((rule) => isTriggered(state, rule, attempt));
  const of = (outcome: Rule['outcomeType']): Rule[] =>
    triggered.filter(({ outcomeType }) => outcomeType === outcome);
  const score = of('scoreBased').reduce((sum, rule) => sum + (rule.score ?? 0), 0);
  const isBlocked = of('hardBlock').length > 0;
  const reason: Reason | undefined =
    isBlocked || score >= MOST_SCORE
      ? 'declinedByTransactionRule'
      : of('timedBlock').length > 0
        ? 'balanceAccountTemporarilyBlockedByTransactionRule'
        : undefined;
  return {
    ...(reason && { reason }),
    isProofNeeded: of('enforceSCA').length > 0,
    result: {
      allHardBlockRulesPassed: !isBlocked,
      score,
      triggeredTransactionRules: triggered.map(violationOf),
    },
  };
}

const SOURCES: Readonly<Record<string, string>> = {
  balancePlatform: 'BalancePlatform',
  paymentInstrument: 'PaymentInstrument',
  paymentInstrumentGroup: 'PaymentInstrumentGroup',
};

function violationOf({ id, description, reference, outcomeType, score, entityKey, type }: Rule) {
  const { entityType = '', entityReference } = entityKey;
  return {
    reason: type === 'allowList' ? 'Not on the list of what is allowed' : 'Meets the conditions of the rule',
    transactionRule: { id, description, reference, outcomeType, ...(score !== undefined && { score }) },
    transactionRuleSource: { id: entityReference, type: SOURCES[entityType] ?? 'PlatformRule' },
  };
}
