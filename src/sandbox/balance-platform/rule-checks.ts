import type { TransactionRuleInfo } from '../../client/balance-platform/index.js';
import { invalidField } from '../refusals/rest-error.js';
import { checkTimeZone } from './lookup.js';

type Name = keyof TransactionRuleInfo['ruleRestrictions'];

const LIST = ['anyMatch', 'noneMatch'];
const NUMBER = [
  'equals',
  'notEquals',
  'greaterThan',
  'greaterThanOrEqualTo',
  'lessThan',
  'lessThanOrEqualTo',
];
const FLAG = ['equals', 'notEquals'];

/** How each condition may compare. */
const OPERATIONS: Readonly<Record<Name, readonly string[]>> = {
  activeNetworkTokens: NUMBER,
  brandVariants: LIST,
  counterpartyBank: LIST,
  countries: LIST,
  dayOfWeek: LIST,
  differentCurrencies: FLAG,
  entryModes: LIST,
  internationalTransaction: FLAG,
  matchingTransactions: NUMBER,
  matchingValues: LIST,
  mccs: LIST,
  merchantNames: LIST,
  merchants: LIST,
  processingTypes: LIST,
  riskScores: NUMBER,
  sameAmountRestriction: FLAG,
  sameCounterpartyRestriction: FLAG,
  timeOfDay: FLAG,
  totalAmount: NUMBER,
};

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d{2}:\d{2})?$/;

function checkRestrictions({ type, ruleRestrictions }: TransactionRuleInfo): void {
  const conditions = Object.entries(ruleRestrictions).filter(([, condition]) => condition !== undefined);
  if (conditions.length === 0) throw invalidField('ruleRestrictions', 'A rule has at least one condition');
  for (const [name, condition] of conditions) {
    const known = OPERATIONS[name as Name];
    if (!known.includes(condition?.operation ?? ''))
      throw invalidField(`ruleRestrictions.${name}.operation`, `One of ${known.join(', ')}`);
    if (condition?.value === undefined) throw invalidField(`ruleRestrictions.${name}.value`, 'Missing');
  }
  const counts =
    ruleRestrictions.matchingTransactions !== undefined || ruleRestrictions.totalAmount !== undefined;
  if ((type === 'velocity' || type === 'maxUsage') && !counts)
    throw invalidField('ruleRestrictions', 'A rule that counts needs matchingTransactions or totalAmount');
  const { startTime = '', endTime = '' } = ruleRestrictions.timeOfDay?.value ?? {};
  if (ruleRestrictions.timeOfDay && !(CLOCK.test(startTime) && CLOCK.test(endTime)))
    throw invalidField('ruleRestrictions.timeOfDay.value', 'Two times of day');
}

/** The period over which a rule counts has what its kind needs, and nothing of another's. */
function checkInterval({ type, interval }: TransactionRuleInfo): void {
  const { duration, dayOfMonth, dayOfWeek, timeOfDay, timeZone } = interval;
  const isSliding = interval.type === 'sliding' || interval.type === 'rolling';
  const isCounting = type === 'velocity' || type === 'maxUsage';
  if (type === 'velocity' && interval.type === 'perTransaction')
    throw invalidField('interval.type', 'A velocity counts over more than one transaction');
  if (!isCounting && interval.type !== 'perTransaction')
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

/** Refuses a rule that could never be held against a payment. */
export function checkRule(rule: TransactionRuleInfo): void {
  const { outcomeType, score } = rule;
  if ((outcomeType === 'scoreBased') !== (score !== undefined))
    throw invalidField('score', 'Together with the outcome scoreBased, and with no other');
  if (score !== undefined && (score < -100 || score > 100))
    throw invalidField('score', 'Between -100 and 100');
  checkInterval(rule);
  checkRestrictions(rule);
  checkDates(rule);
}
