import {
  ENTRY_MODES,
  MATCHING_VALUES,
  NAME_OPERATIONS,
  OF_VELOCITY,
  PROCESSING_TYPES,
  RULE_OPERATIONS,
} from '../../../facts/transaction-rules.js';
import { WEEKDAYS } from '../../../facts/rule-window.js';
import { CHECKS } from '../../parts/form/checks-kind.js';
import type { Field, Kind, List, Read } from '../../parts/form/field.js';
import { choice, text } from '../../parts/form/text-kinds.js';
import { amountIn, CURRENCY } from '../../parts/money-form/money-kinds.js';
import type { Word as DeskWord } from '../../../words/compiled/transaction-rules/desk/en.js';
import type { Word as PanelWord } from '../../../words/compiled/transaction-rules/panel/en.js';
import type { Showing } from '../panel/showing.js';
import { mccText } from '../rule/condition-text.js';
import { CONDITION_NAMES, isConditionName, VALUE_KINDS, type ValueKind } from '../rule/condition.js';
import { codesIn, COUNTRIES } from './country-list.js';

/** Words of the form: its own, and those of sentences; days of the week are called as the language does. */
export type FormWord = DeskWord | PanelWord | `day-${string}`;

const OPERATIONS = [...new Set(Object.values(RULE_OPERATIONS).flat())];

const kindOf = (read: Read): ValueKind | undefined => {
  const name = read('field');
  return isConditionName(name) ? VALUE_KINDS[name] : undefined;
};

/** A whole number from `least` on, up to `most`. */
export const wholeNumber = (least: number, most: number): Kind => ({
  name: 'number',
  inputmode: 'numeric',
  isFromLeft: true,
  fault: (typed) => {
    const isWhole = /^-?\d{1,9}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
    return isWhole ? undefined : 'not-number';
  },
});

const CLOCK: Kind = {
  name: 'clock',
  inputmode: 'numeric',
  isFromLeft: true,
  most: 5,
  placeholder: '22:00',
  fault: (typed) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed.trim()) ? undefined : 'not-clock'),
};

const CODES: Kind = {
  name: 'codes',
  isFromLeft: true,
  fault: (typed, _, read) =>
    read('field') !== 'mccs' || codesIn(typed).every((code) => /^\d{4}$/.test(code)) ? undefined : 'not-mcc',
};

const SHOPS: Kind = {
  name: 'merchants',
  isFromLeft: true,
  fault: (typed) =>
    codesIn(typed).every((code) => /^[^/]+\/[^/]+$/.test(code)) ? undefined : 'not-merchant',
};

const of =
  (...kinds: readonly ValueKind[]) =>
  (read: Read): boolean =>
    kinds.some((kind) => kind === kindOf(read));

const checks = (
  kind: ValueKind,
  label: FormWord,
  values: readonly string[],
  prefix: string,
): Field<FormWord> => ({
  path: kind,
  label,
  kind: CHECKS,
  need: 'saved',
  isAsked: of(kind),
  choices: values.map((value) => ({ value, word: `${prefix}${value}` as FormWord })),
});

/** What a row of a condition asks: the field, how it compares, and the value as its kind wants it. */
const columns = (showing: Showing, isVelocity: boolean): readonly Field<FormWord>[] => [
  choice<FormWord>('field', 'condition', CONDITION_NAMES, {
    prefix: 'field-',
    need: 'saved',
    isOffered: (name) => isVelocity || !OF_VELOCITY.some((each) => each === name),
  }),
  choice<FormWord>('operation', 'operation', OPERATIONS, {
    prefix: 'op-',
    need: 'saved',
    isAsked: (read) => isConditionName(read('field')) && kindOf(read) !== 'flag',
    isOffered: (operation, read) => {
      const name = read('field');
      return isConditionName(name) && RULE_OPERATIONS[name].some((each) => each === operation);
    },
  }),
  {
    ...text<FormWord>('countries', 'countries', {
      need: 'saved',
      most: 1000,
      isAsked: of('countries', 'banks'),
    }),
    kind: COUNTRIES,
  },
  text<FormWord>('codes', 'codes', {
    kind: CODES,
    need: 'saved',
    most: 500,
    isAsked: of('codes'),
    hint: 'codes-hint',
    note: (read) =>
      read('field') === 'mccs'
        ? codesIn(read('codes'))
            .map((code) => mccText(showing, code))
            .filter((each) => each.length > 4)
            .join(', ')
        : '',
  }),
  text<FormWord>('merchants', 'merchants', {
    kind: SHOPS,
    need: 'saved',
    most: 500,
    hint: 'merchants-hint',
    isAsked: of('merchants'),
  }),
  choice<FormWord>('nameOperation', 'name-operation', NAME_OPERATIONS, {
    prefix: 'nameop-',
    need: 'saved',
    isAsked: of('names'),
  }),
  text<FormWord>('names', 'names', { need: 'saved', most: 500, hint: 'names-hint', isAsked: of('names') }),
  checks('days', 'days', [...WEEKDAYS.slice(1), WEEKDAYS[0]], 'day-'),
  checks('entries', 'field-entryModes', ENTRY_MODES, 'entry-'),
  checks('processings', 'field-processingTypes', PROCESSING_TYPES, 'processing-'),
  checks('matchings', 'field-matchingValues', MATCHING_VALUES, 'matching-'),
  text<FormWord>('number', 'number', {
    kind: wholeNumber(0, 999_999_999),
    need: 'saved',
    isAsked: of('number'),
  }),
  choice<FormWord>('flag', 'flag', ['yes', 'no'], { need: 'saved', isAsked: of('flag') }),
  text<FormWord>('start', 'start', { kind: CLOCK, need: 'saved', isAsked: of('time') }),
  text<FormWord>('end', 'end', { kind: CLOCK, need: 'saved', isAsked: of('time') }),
  text<FormWord>('currency', 'currency', { kind: CURRENCY, need: 'saved', isAsked: of('amount') }),
  text<FormWord>('amount', 'amount', {
    kind: amountIn(showing.language, (read) => read('currency')),
    need: 'saved',
    most: 20,
    isAsked: of('amount'),
  }),
  text<FormWord>('visa', 'visa', { kind: wholeNumber(1, 99), isAsked: of('scores'), hint: 'scores-hint' }),
  text<FormWord>('mastercard', 'mastercard', { kind: wholeNumber(0, 998), isAsked: of('scores') }),
];

export const CONDITIONS = 'conditions';

/** The conditions of a rule, a row for each. */
export const conditionList = (showing: Showing, type: string): List<FormWord> => ({
  path: CONDITIONS,
  row: 'condition-number',
  add: 'add-condition',
  columns: columns(showing, type === 'velocity'),
  title: ({ field = '' }) => (isConditionName(field) ? showing.words.text(`field-${field}`) : undefined),
  check: (row, earlier) => ({
    ...(row['field'] && earlier.some(({ field }) => field === row['field']) && { field: 'twice' }),
    ...(kindOf((name) => row[name] ?? '') === 'scores' &&
      !row['visa']?.trim() &&
      !row['mastercard']?.trim() && { visa: 'required' }),
  }),
});
