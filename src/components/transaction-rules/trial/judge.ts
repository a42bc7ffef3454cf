import type { TransactionRuleInfo } from '../../../client/balance-platform/index.js';
import { isCounting, type ConditionName } from '../../../facts/transaction-rules.js';
import { windowStart } from '../../../facts/rule-window.js';
import { conditionsOf, type Condition } from '../rule/condition.js';
import type { Attempt } from './attempt.js';
import { all, comparesWithin, isMet, type Verdict } from './condition-met.js';

/** What a rule would have made of some transfers. */
export interface Finding {
  /** How many it was held against. */
  readonly of: number;
  /** Those that it would have been triggered by, … */
  readonly hits: readonly Attempt[];
  /** … those of which their data does not say so, … */
  readonly open: readonly Attempt[];
  /** … because of these conditions. */
  readonly unjudged: readonly ConditionName[];
}

export interface Tried extends Finding {
  /** Not all transfers of the time were looked at. */
  readonly isCut: boolean;
  /** How often the rule has been triggered for real. */
  readonly met: number;
}

/** Conditions that count, or say what is counted together. */
const COUNTED: readonly ConditionName[] = [
  'matchingTransactions',
  'totalAmount',
  'matchingValues',
  'sameAmountRestriction',
  'sameCounterpartyRestriction',
];

/** What a rule counts within: undefined where a transfer does not say. */
function placeOf(attempt: Attempt, level: string | undefined): string | undefined {
  if (level === 'balancePlatform') return level;
  if (level === 'accountHolder') return attempt.holder;
  if (level === 'balanceAccount') return attempt.account;
  return level === 'paymentInstrument' ? attempt.card : undefined;
}

const MATCHING: Readonly<Record<string, (attempt: Attempt) => unknown>> = {
  amount: ({ amount }) => amount.value,
  currency: ({ amount }) => amount.currency,
  merchantId: ({ shop }) => shop?.merchantId,
  acquirerId: ({ shop }) => shop?.acquirerId,
  merchantName: ({ shop }) => shop?.name,
};

/** Whether another transfer counts together with this one. */
function countsWith({ ruleRestrictions }: TransactionRuleInfo, one: Attempt, other: Attempt): boolean {
  const { matchingValues, sameAmountRestriction, sameCounterpartyRestriction } = ruleRestrictions;
  const isSame = (name: string): boolean => MATCHING[name]?.(one) === MATCHING[name]?.(other);
  return (
    (!sameAmountRestriction?.value || (isSame('amount') && isSame('currency'))) &&
    (!sameCounterpartyRestriction?.value || one.toWhom === other.toWhom) &&
    (matchingValues?.value ?? []).every(isSame)
  );
}

const isUnder = (rule: TransactionRuleInfo, { category }: Attempt): boolean =>
  rule.requestType !== 'bankTransfer' || category === 'bank';

type Verdicts = readonly (readonly [ConditionName, Verdict])[];

const wholeOf = (verdicts: Verdicts): Verdict => all(verdicts.map(([, each]) => each));

/** An attempt with what is known of it without the others. */
interface Seen {
  readonly attempt: Attempt;
  readonly verdicts: Verdicts;
}

function seenOf({ interval, ruleRestrictions }: TransactionRuleInfo, attempt: Attempt): Seen {
  const plain = conditionsOf(ruleRestrictions).filter(([name]) => !COUNTED.includes(name));
  const verdicts = plain.map(
    ([name, condition]) => [name, isMet(name, condition, attempt, interval)] as const,
  );
  return { attempt, verdicts };
}

/** What a rule counts, together with this attempt. @param sinceWhen - Transfers before this moment are not known. */
function countedOf(
  rule: TransactionRuleInfo,
  attempt: Attempt,
  earlier: readonly Seen[],
  sinceWhen: number,
): Verdicts {
  const { interval, ruleRestrictions, entityKey } = rule;
  const { matchingTransactions, totalAmount } = ruleRestrictions;
  if (!matchingTransactions && !totalAmount) return [];
  const start = isCounting(rule.type) ? windowStart(interval, attempt.at) : undefined;
  const level = rule.aggregationLevel ?? entityKey.entityType;
  const place = placeOf(attempt, level);
  const beside =
    start === undefined
      ? []
      : earlier.filter(
          ({ attempt: other }) =>
            other.at >= start && placeOf(other, level) === place && countsWith(rule, attempt, other),
        );
  const those = (verdict: Verdict): Attempt[] =>
    beside.filter(({ verdicts }) => wholeOf(verdicts) === verdict).map((each) => each.attempt);
  const [sure, perhaps] = [[...those(true), attempt], those(undefined)];
  // What came before, and what belongs together where that is not said, may count too.
  const isCut = start !== undefined && (start < sinceWhen || place === undefined);
  const within = (condition: Condition, value: number, sizeOf: (each: Attempt) => number): Verdict => {
    const least = sure.reduce((sum, each) => sum + sizeOf(each), 0);
    const most = isCut ? Infinity : perhaps.reduce((sum, each) => sum + sizeOf(each), least);
    return comparesWithin(condition.operation, least, most, value);
  };
  const counted: [ConditionName, Verdict][] = [];
  if (matchingTransactions)
    counted.push([
      'matchingTransactions',
      within(matchingTransactions, matchingTransactions.value ?? 0, () => 1),
    ]);
  if (totalAmount) {
    const { value = 0, currency = '' } = totalAmount.value ?? {};
    const isOf = ({ amount }: Attempt): boolean => amount.currency === currency;
    const sum = (each: Attempt): number => (isOf(each) ? each.amount.value : 0);
    counted.push(['totalAmount', isOf(attempt) ? within(totalAmount, value, sum) : false]);
  }
  return counted;
}

/**
 * Holds transfers against a rule, as if it had been active all the time. A rule that blocks is triggered by what meets all its
 * conditions, one that allows by what does not.
 *
 * @param attempts - The oldest first.
 * @param sinceWhen - Milliseconds since the epoch; transfers before this moment are not known.
 */
export function judge(rule: TransactionRuleInfo, attempts: readonly Attempt[], sinceWhen: number): Finding {
  const under = attempts.filter((attempt) => isUnder(rule, attempt));
  const hits: Attempt[] = [];
  const open: Attempt[] = [];
  const unjudged = new Set<ConditionName>();
  const seen = under.map((attempt) => seenOf(rule, attempt));
  for (const [at, { attempt, verdicts: plain }] of seen.entries()) {
    const verdicts = [...plain, ...countedOf(rule, attempt, seen.slice(0, at), sinceWhen)];
    const verdict = wholeOf(verdicts);
    if (verdict === undefined) {
      open.push(attempt);
      for (const [name, each] of verdicts) if (each === undefined) unjudged.add(name);
    } else if (verdict === (rule.type !== 'allowList')) hits.push(attempt);
  }
  return { of: under.length, hits, open, unjudged: [...unjudged] };
}
