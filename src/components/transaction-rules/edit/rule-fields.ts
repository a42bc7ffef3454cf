import type { TransactionRule } from '../../../client/balance-platform/index.js';
import {
  DURATION_UNITS,
  isCounting,
  RULE_INTERVALS,
  RULE_LEVELS,
  RULE_OUTCOMES,
  RULE_REQUESTS,
  RULE_TYPES,
  type RuleLevel,
} from '../../../facts/transaction-rules.js';
import { isTimeZone } from '../../../facts/wall-clock.js';
import { WEEKDAYS } from '../../../facts/rule-window.js';
import { COMING_DAY } from '../../parts/form/day-kinds.js';
import type { Read, Section } from '../../parts/form/field.js';
import { choice, CODE, text } from '../../parts/form/text-kinds.js';
import type { Showing } from '../panel/showing.js';
import { conditionList, CONDITIONS, wholeNumber, type FormWord } from './condition-columns.js';

const counts = (read: Read): boolean => isCounting(read('type'));
const every =
  (...types: readonly string[]) =>
  (read: Read): boolean =>
    counts(read) && types.includes(read('interval'));

/** Clocks only count where a rule asks for the time. */
const isTimed = (read: Read): boolean =>
  counts(read) || /timeOfDay|dayOfWeek/.test(read(`${CONDITIONS}.*.field`));

const levelOf = (level: string): number => RULE_LEVELS.indexOf(level as RuleLevel);

/** Outcomes that go with what a rule looks at. One that is not for new rules stays one of a rule that has it. */
const isFit =
  (base: TransactionRule | undefined) =>
  (outcome: string, read: Read): boolean => {
    if (outcome === 'enforceSCA') return read('request') === 'authentication';
    if (outcome === 'scoreBased') return read('request') !== 'bankTransfer';
    return outcome !== 'timedBlock' || base?.outcomeType === 'timedBlock';
  };

export interface RuleFields {
  readonly showing: Showing;
  readonly base: TransactionRule | undefined;
  readonly platform: string;
  /** What stands in the form by now. */
  readonly type: string;
  /** Warns of what a kind of rule does. */
  readonly warning: string;
}

/** What is asked of a rule: what it is set on, its kind, its outcome, its period, and its conditions. */
export const ruleSections = ({
  showing,
  base,
  platform,
  type,
  warning,
}: RuleFields): readonly Section<FormWord>[] => [
  {
    fields: [
      text<FormWord>('description', 'name', { need: 'saved', most: 300, hint: 'name-hint' }),
      text<FormWord>('reference', 'reference', { need: 'saved', most: 150, hint: 'reference-hint' }),
      choice<FormWord>('scope', 'scope', RULE_LEVELS, { prefix: 'level-', need: 'saved' }),
      text<FormWord>('entity', 'entity', {
        kind: CODE,
        need: 'saved',
        most: 100,
        isAsked: (read) => read('scope') !== '' && (read('scope') !== 'balancePlatform' || platform === ''),
      }),
      choice<FormWord>('type', 'type', RULE_TYPES, {
        prefix: 'type-',
        need: 'saved',
        note: (read) => (read('type') === 'allowList' ? warning : ''),
      }),
      choice<FormWord>('request', 'request', RULE_REQUESTS, { prefix: 'request-', need: 'saved' }),
      choice<FormWord>('outcome', 'outcome', RULE_OUTCOMES, {
        prefix: 'result-',
        need: 'saved',
        isOffered: isFit(base),
      }),
      text<FormWord>('score', 'score', {
        kind: wholeNumber(-100, 100),
        need: 'saved',
        hint: 'score-hint',
        isAsked: (read) => read('outcome') === 'scoreBased',
      }),
      choice<FormWord>('interval', 'interval', RULE_INTERVALS, {
        prefix: 'interval-',
        need: 'saved',
        isAsked: counts,
        isOffered: (interval, read) => interval !== 'perTransaction' || read('type') === 'maxUsage',
      }),
      text<FormWord>('length', 'length', {
        kind: wholeNumber(1, 129_600),
        need: 'saved',
        isAsked: every('sliding', 'rolling'),
      }),
      choice<FormWord>('unit', 'unit', DURATION_UNITS, {
        prefix: 'unit-',
        need: 'saved',
        isAsked: every('sliding', 'rolling'),
      }),
      choice<FormWord>('weekday', 'weekday', WEEKDAYS, { prefix: 'day-', isAsked: every('weekly') }),
      text<FormWord>('monthday', 'monthday', { kind: wholeNumber(1, 31), isAsked: every('monthly') }),
      choice<FormWord>('level', 'level', RULE_LEVELS, {
        prefix: 'level-',
        none: 'level-same',
        isAsked: counts,
        isOffered: (level, read) => levelOf(level) >= levelOf(read('scope')),
      }),
      text<FormWord>('zone', 'time-zone', {
        kind: CODE,
        most: 60,
        hint: 'time-zone-hint',
        isAsked: isTimed,
        check: (typed) => (isTimeZone(typed) ? undefined : 'not-zone'),
      }),
      text<FormWord>('endDay', 'ends', { kind: COMING_DAY, hint: 'ends-hint' }),
    ],
    list: conditionList(showing, type),
  },
];
