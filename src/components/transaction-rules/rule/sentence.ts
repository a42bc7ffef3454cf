import type { TransactionRule, TransactionRuleInfo } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { RULE_LEVELS, RULE_OUTCOMES, RULE_REQUESTS } from '../../../facts/transaction-rules.js';
import { apart } from '../../base/apart.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Showing } from '../panel/showing.js';
import { conditionsOf } from './condition.js';
import { conditionText, weekdayText } from './condition-text.js';

type Rule = TransactionRule | TransactionRuleInfo;

/** All conditions of a rule, as a list within a sentence. */
export const conditionsText = (showing: Showing, rule: Rule): string =>
  conditionsOf(rule.ruleRestrictions)
    .map(([name, condition]) => conditionText(showing, name, condition))
    .reduce((one, other) => (one ? showing.words.text('and-also', { one, other }) : other), '');

function durationText(
  language: string,
  { unit = 'days', value = 0 }: NonNullable<Rule['interval']['duration']>,
): string {
  const name = bareWord(unit).replace(/s$/, '');
  try {
    return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  } catch {
    return `${value} ${name}`;
  }
}

/** Over which period a rule counts; empty where it looks at each payment alone. */
function countsText({ words, language }: Showing, { interval }: Rule): string {
  const { type, dayOfWeek = 'monday', dayOfMonth = 1, duration } = interval;
  switch (type) {
    case 'daily':
    case 'lifetime':
      return words.text(`counts-${type}`);
    case 'weekly':
      return words.text('counts-weekly', { day: weekdayText(language, bareWord(dayOfWeek)) });
    case 'monthly':
      return words.text('counts-monthly', { day: apart(String(dayOfMonth)) });
    case 'sliding':
    case 'rolling':
      return words.text('counts-sliding', { duration: apart(durationText(language, duration ?? {})) });
    default:
      return '';
  }
}

/** Clocks only count where a rule asks for the time. */
function zoneText({ words }: Showing, { interval, ruleRestrictions }: Rule): string {
  const { timeZone, type } = interval;
  const isTimed = ruleRestrictions.timeOfDay ?? ruleRestrictions.dayOfWeek ?? type !== 'perTransaction';
  return isTimed ? words.text('zone', { zone: isolatedText(timeZone ?? 'UTC', 40) }) : '';
}

/** A whole rule as a sentence: what it does with which payments, where, and when. */
export function ruleText(showing: Showing, rule: Rule): string {
  const { words } = showing;
  const { entityType, entityReference = '' } = rule.entityKey;
  const level = RULE_LEVELS.find((each) => each === entityType);
  const request = RULE_REQUESTS.find((each) => each === rule.requestType) ?? 'authorization';
  const outcome = RULE_OUTCOMES.find((each) => each === rule.outcomeType) ?? 'hardBlock';
  const conditions = conditionsText(showing, rule);
  const sentence = words.text('rule', {
    outcome: words.text(`does-${outcome}`, { score: apart(String(rule.score ?? '…')) }),
    what: words.text(`what-${request}`),
    scope: words.text(`scope-${level ?? 'other'}`, { id: isolatedText(entityReference || '…', 60) }),
    kind: rule.type === 'allowList' ? 'allowList' : 'other',
    conditions: conditions || '…',
  });
  // What is not entered yet ends with dots of its own.
  const ended = sentence.replace(/…([\u2066-\u2069]*)\.$/u, '…$1');
  return [ended, countsText(showing, rule), conditions && zoneText(showing, rule)].filter(Boolean).join(' ');
}
