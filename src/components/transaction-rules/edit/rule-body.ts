import type {
  TransactionRule,
  TransactionRuleInfo,
  TransactionRuleRestrictions,
} from '../../../client/balance-platform/index.js';
import { isCounting } from '../../../facts/transaction-rules.js';
import type { Entries } from '../../parts/form/entries.js';
import { readOf } from '../../parts/form/entries.js';
import { CONDITIONS } from './condition-columns.js';
import { restrictionsOf, rowsOf } from './condition-row.js';

type Texts = Readonly<Record<string, string>>;

export interface BodyFacts {
  readonly base: TransactionRule | undefined;
  readonly kept: TransactionRuleRestrictions;
  readonly platform: string;
  readonly language: string;
}

type Interval = TransactionRuleInfo['interval'];

/** Over which period a rule counts, with what that period needs. When it starts again stays as it was. */
function intervalOf(value: (path: string) => string, base: TransactionRule | undefined): Interval {
  const type = (isCounting(value('type')) ? value('interval') : 'perTransaction') as Interval['type'];
  const zone = value('zone');
  const timeOfDay = base?.interval.type === type ? base.interval.timeOfDay : undefined;
  const isLong = type === 'sliding' || type === 'rolling';
  return {
    type,
    ...(isLong && {
      duration: { value: Number(value('length')), unit: value('unit') as 'days' },
    }),
    ...(type === 'weekly' && value('weekday') && { dayOfWeek: value('weekday') as 'monday' }),
    ...(type === 'monthly' && value('monthday') && { dayOfMonth: Number(value('monthday')) }),
    ...(zone && { timeZone: zone }),
    ...(timeOfDay !== undefined && { timeOfDay }),
  } as Interval;
}

/** The last moment of a day; of the day that stood there before, the very moment. */
const endOf = (day: string, base: TransactionRule | undefined): string =>
  base?.endDate?.startsWith(day) ? base.endDate : `${day}T23:59:59Z`;

/** What is sent for what is typed. A new rule is saved inactive: it has no start, which would make it active. */
export function ruleBody(
  entries: Entries,
  { base, kept, platform, language }: BodyFacts,
): TransactionRuleInfo {
  const read = readOf(entries);
  const value = (path: string): string => read(path).trim();
  const [level, day] = [value('level'), value('endDay')];
  const scope = value('scope');
  const entityReference = scope === 'balancePlatform' && platform ? platform : value('entity');
  return {
    description: value('description'),
    reference: value('reference'),
    entityKey: { entityType: scope, entityReference },
    type: value('type') as 'blockList',
    requestType: value('request') as 'authorization',
    outcomeType: value('outcome') as 'hardBlock',
    ...(value('outcome') === 'scoreBased' && { score: Number(value('score')) }),
    interval: intervalOf(value, base),
    ruleRestrictions: restrictionsOf(entries.rows[CONDITIONS] ?? [], kept, language),
    ...(isCounting(value('type')) && level && { aggregationLevel: level }),
    ...(base?.startDate !== undefined && { startDate: base.startDate }),
    ...(day && { endDate: endOf(day, base) }),
    status: (base?.status ?? 'inactive') as 'inactive',
  };
}

const withoutEmpty = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** What stands in the form of a rule, and the conditions that it keeps as they are. */
export function entriesOfRule(
  rule: TransactionRule | TransactionRuleInfo,
  language: string,
): { readonly entries: Entries; readonly kept: TransactionRuleRestrictions } {
  const { interval, entityKey, requestType = 'authorization', outcomeType = 'hardBlock' } = rule;
  const { rows, kept } = rowsOf(rule.ruleRestrictions, language);
  const texts = {
    description: rule.description ?? '',
    reference: rule.reference ?? '',
    scope: entityKey.entityType ?? '',
    entity: entityKey.entityReference ?? '',
    type: rule.type,
    request: requestType,
    outcome: outcomeType,
    score: String(rule.score ?? ''),
    // What looks at each payment alone has nothing to count over.
    interval: isCounting(rule.type) ? interval.type : '',
    length: String(interval.duration?.value ?? ''),
    unit: interval.duration?.unit ?? '',
    weekday: interval.dayOfWeek ?? '',
    monthday: String(interval.dayOfMonth ?? ''),
    level: rule.aggregationLevel ?? '',
    zone: interval.timeZone ?? '',
    endDay: rule.endDate?.slice(0, 10) ?? '',
  };
  return {
    entries: { texts: withoutEmpty(texts), rows: rows.length > 0 ? { [CONDITIONS]: rows } : {} },
    kept,
  };
}
