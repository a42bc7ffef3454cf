import type { TransactionRuleInfo } from '../../client/balance-platform/index.js';
import {
  isCounting,
  OF_VELOCITY,
  RULE_LEVELS,
  RULE_OPERATIONS,
  type ConditionName,
  type RuleLevel,
} from '../../facts/transaction-rules.js';
import { invalidField } from '../refusals/rest-error.js';
import { checkTimeZone } from './lookup.js';

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d{2}:\d{2})?$/;

function checkRestrictions({ type, ruleRestrictions }: TransactionRuleInfo): void {
  const conditions = Object.entries(ruleRestrictions).filter(([, condition]) => condition !== undefined);
  if (conditions.length === 0) throw invalidField('ruleRestrictions', 'A rule has at least one condition');
  for (const [name, condition] of conditions) {
    const known: readonly string[] = RULE_OPERATIONS[name as ConditionName];
    if (!known.includes(condition?.operation ?? ''))
      throw invalidField(`ruleRestrictions.${name}.operation`, `One of ${known.join(', ')}`);
    if (condition?.value === undefined) throw invalidField(`ruleRestrictions.${name}.value`, 'Missing');
    if (type !== 'velocity' && OF_VELOCITY.includes(name as ConditionName))
      throw invalidField(`ruleRestrictions.${name}`, 'Says what a velocity counts together');
  }
  const counts =
    ruleRestrictions.matchingTransactions !== undefined || ruleRestrictions.totalAmount !== undefined;
  if (isCounting(type) && !counts)
    throw invalidField('ruleRestrictions', 'A rule that counts needs matchingTransactions or totalAmount');
  const { startTime = '', endTime = '' } = ruleRestrictions.timeOfDay?.value ?? {};
  if (ruleRestrictions.timeOfDay && !(CLOCK.test(startTime) && CLOCK.test(endTime)))
    throw invalidField('ruleRestrictions.timeOfDay.value', 'Two times of day');
}

/** The period over which a rule counts has what its kind needs, and nothing of another's. */
function checkInterval({ type, interval }: TransactionRuleInfo): void {
  const { duration, dayOfMonth, dayOfWeek, timeOfDay, timeZone } = interval;
  const isSliding = interval.type === 'sliding' || interval.type === 'rolling';
  if (type === 'velocity' && interval.type === 'perTransaction')
    throw invalidField('interval.type', 'A velocity counts over more than one transaction');
  if (!isCounting(type) && interval.type !== 'perTransaction')
    throw invalidField(
      'interval.type',
      'A list of what is allowed or blocked looks at each transaction alone',
    );
  if (duration && !isSliding) throw invalidField('interval.duration', 'For a sliding interval alone');
  if (interval.type === 'sliding' && !(duration?.unit && (duration.value ?? 0) > 0))
    throw invalidField('interval.duration', 'Says how long a sliding interval is');
  if (dayOfMonth !== undefined && (interval.type !== 'monthly' || dayOfMonth < 1 || dayOfMonth > 31))
    throw invalidField('interval.dayOfMonth', 'A day from 1 to 31, for a monthly interval alone');
  if (dayOfWeek !== undefined && interval.type !== 'weekly')
    throw invalidField('interval.dayOfWeek', 'For a weekly interval alone');
  if (timeOfDay !== undefined && !CLOCK.test(timeOfDay))
    throw invalidField('interval.timeOfDay', 'Not a time of day');
  checkTimeZone(timeZone, 'interval.timeZone');
}

function checkDates({ startDate, endDate }: TransactionRuleInfo): void {
  for (const [name, date] of Object.entries({ startDate, endDate }))
    if (date !== undefined && Number.isNaN(Date.parse(date))) throw invalidField(name, 'Not a date');
  if (startDate !== undefined && endDate !== undefined && Date.parse(endDate) <= Date.parse(startDate))
    throw invalidField('endDate', 'Before the start');
}

/** What is counted together belongs to what the rule is set on: never to more than that. */
function checkAggregation({ aggregationLevel, entityKey }: TransactionRuleInfo): void {
  if (aggregationLevel === undefined) return;
  const [level, own] = [aggregationLevel, entityKey.entityType].map((name) =>
    RULE_LEVELS.indexOf(name as RuleLevel),
  );
  if (level === -1) throw invalidField('aggregationLevel', `One of ${RULE_LEVELS.join(', ')}`);
  if ((level ?? 0) < (own ?? 0)) throw invalidField('aggregationLevel', 'Above what the rule is set on');
}

/** Refuses a rule that could never be held against a payment. */
export function checkRule(rule: TransactionRuleInfo): void {
  const { outcomeType, score } = rule;
  if ((outcomeType === 'scoreBased') !== (score !== undefined))
    throw invalidField('score', 'Together with the outcome scoreBased, and with no other');
  if (score !== undefined && (score < -100 || score > 100))
    throw invalidField('score', 'Between -100 and 100');
  checkAggregation(rule);
  checkInterval(rule);
  checkRestrictions(rule);
  checkDates(rule);
}
