import { bareWord } from '../../../client/schema/values.js';
import { countryName } from '../../../facts/countries.js';
import { DAY } from '../../../facts/instant.js';
import {
  ENTRY_MODES,
  MATCHING_VALUES,
  NAME_OPERATIONS,
  PROCESSING_TYPES,
  type ConditionName,
} from '../../../facts/transaction-rules.js';
import { WEEKDAYS } from '../../../facts/rule-window.js';
import { apart } from '../../base/apart.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Showing } from '../panel/showing.js';
import { VALUE_KINDS, type Condition } from './condition.js';

type Fields = Readonly<Record<string, unknown>>;

/** Kinds of shop that rules are mostly about, by their code of ISO 18245. */
const KNOWN_MCCS = ['4829', '5816', '5967', '6011', '6051', '7995'] as const;

const OPERATIONS = [
  'allMatch',
  'anyMatch',
  'noneMatch',
  'equals',
  'notEquals',
  'greaterThan',
  'greaterThanOrEqualTo',
  'lessThan',
  'lessThanOrEqualTo',
] as const;

/** The fourth of January 1970 was a Sunday. */
export const weekdayText = (language: string, day: string): string => {
  const at = WEEKDAYS.findIndex((each) => each === day);
  return at < 0 ? day : timeText(language, (3 + at) * DAY, { weekday: 'long', timeZone: 'UTC' });
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? plainText(String(value), 60) : '';

/** A kind of shop: its code, and what that means where it is one that rules are mostly about. */
export function mccText({ words }: Pick<Showing, 'words'>, code: string): string {
  const known = KNOWN_MCCS.find((each) => each === code);
  return known ? words.text('mcc', { code, name: words.text(`mcc-${known}`) }) : code;
}

function bankText({ language }: Showing, bank: Fields): string {
  const country = countryName(asText(bank['country']), language);
  return [country, asText(bank['identification'])].filter(Boolean).join(' ');
}

function nameText({ words }: Showing, { operation, value }: Fields): string {
  const name = apart(asText(value));
  const known = NAME_OPERATIONS.find((each) => each === operation);
  return known && known !== 'isEqualTo' ? words.text(`name-${known}`, { name }) : name;
}

/** Each value of a condition that is a list. */
function eachText(showing: Showing, name: ConditionName, value: unknown): string {
  const { words, language } = showing;
  const word = bareWord(asText(value));
  const known = <Word extends string>(all: readonly Word[], textOf: (each: Word) => string): string => {
    const found = all.find((each) => each === word);
    return found ? textOf(found) : word;
  };
  switch (name) {
    case 'countries':
      return countryName(word, language);
    case 'dayOfWeek':
      return weekdayText(language, word);
    case 'mccs':
      return mccText(showing, word);
    case 'entryModes':
      return known(ENTRY_MODES, (each) => words.text(`entry-${each}`));
    case 'processingTypes':
      return known(PROCESSING_TYPES, (each) => words.text(`processing-${each}`));
    case 'matchingValues':
      return known(MATCHING_VALUES, (each) => words.text(`matching-${each}`));
    case 'counterpartyBank':
      return bankText(showing, value as Fields);
    case 'merchantNames':
      return nameText(showing, value as Fields);
    case 'merchants':
      return ['acquirerId', 'merchantId'].map((part) => asText((value as Fields)[part])).join('/');
    default:
      return word;
  }
}

function valueText(showing: Showing, name: ConditionName, { operation, value }: Condition): string {
  const { words, language } = showing;
  const fields = Object(value) as Fields;
  switch (VALUE_KINDS[name]) {
    case 'amount':
      return amountText(
        { value: Number(fields['value'] ?? 0), currency: asText(fields['currency']) },
        language,
      );
    case 'time':
      return apart(`${asText(fields['startTime']).slice(0, 5)}–${asText(fields['endTime']).slice(0, 5)}`);
    case 'number':
      return apart(new Intl.NumberFormat(language).format(Number(value)));
    case 'flag':
      return words.text((value === true) === (operation !== 'notEquals') ? 'yes' : 'no');
    case 'scores':
      return ['visa', 'mastercard']
        .filter((brand) => fields[brand] !== undefined)
        .map((brand) => `${brand === 'visa' ? 'Visa' : 'Mastercard'} ${asText(fields[brand])}`)
        .join(', ');
    default: {
      const type = operation === 'allMatch' ? 'conjunction' : 'disjunction';
      const each = listOf(value).map((one) => apart(eachText(showing, name, one)));
      return new Intl.ListFormat(language, { type }).format(each);
    }
  }
}

/** One condition in words. A condition whose value has not been entered yet says so. */
export function conditionText(showing: Showing, name: ConditionName, condition: Condition): string {
  const { words } = showing;
  const values = { field: words.text(`field-${name}`), value: valueText(showing, name, condition) || '…' };
  if (VALUE_KINDS[name] === 'flag') return words.text('says-flag', values);
  const known = OPERATIONS.find((each) => each === condition.operation) ?? 'equals';
  return words.text(`says-${known}`, values);
}
