import type { Entries } from '../../parts/form/entries.js';
import { isConditionName, VALUE_KINDS } from '../rule/condition.js';
import { CONDITIONS } from './condition-columns.js';

/** Fields of the form by what the platform calls them. */
const FIELDS: Readonly<Record<string, string>> = {
  'entityKey.entityType': 'scope',
  'entityKey.entityReference': 'entity',
  entityKey: 'entity',
  description: 'description',
  reference: 'reference',
  type: 'type',
  requestType: 'request',
  outcomeType: 'outcome',
  score: 'score',
  aggregationLevel: 'level',
  'interval.duration': 'length',
  'interval.dayOfWeek': 'weekday',
  'interval.dayOfMonth': 'monthday',
  'interval.timeZone': 'zone',
  interval: 'interval',
  endDate: 'endDay',
};

const FIRST: Readonly<Record<string, string>> = {
  banks: 'countries',
  time: 'start',
  names: 'names',
  scores: 'visa',
};

/** The field that a refusal by the platform is about: that of the condition, where it names one. */
export function fieldOf(path: string, { rows }: Entries): string | undefined {
  const [, name = '', part = ''] = /^ruleRestrictions\.(\w+)\.?(\w*)/.exec(path) ?? [];
  if (!isConditionName(name)) {
    const found = Object.keys(FIELDS).find((each) => path === each || path.startsWith(`${each}.`));
    return found && FIELDS[found];
  }
  const at = (rows[CONDITIONS] ?? []).findIndex(({ field }) => field === name);
  if (at < 0) return undefined;
  const kind = VALUE_KINDS[name];
  const column =
    part === 'value' ? (FIRST[kind] ?? kind) : part === 'operation' && kind !== 'flag' ? part : 'field';
  return `${CONDITIONS}.${at}.${column}`;
}
