import { isCountry } from '../../../facts/countries.js';
import { fitsNumber, numberRuleOf } from '../../../facts/national-numbers.js';
import { postalCodeOf } from '../../../facts/postal-codes.js';
import { statesOf } from '../../../facts/states.js';
import type { Field, Read } from './field.js';
import { STATE_COUNTRIES } from './person-sections.js';

/** What is wrong with a field; `refused` is the platform's word for what nobody here could know. */
export type Fault =
  | 'required'
  | 'too-long'
  | 'not-email'
  | 'not-phone'
  | 'not-country'
  | 'not-day'
  | 'not-born'
  | 'too-young'
  | 'not-past'
  | 'not-coming'
  | 'not-postal-code'
  | 'not-state'
  | 'not-number'
  | 'not-id'
  | 'twice'
  | 'refused';

/** The longest text a field takes; a description may be longer. */
const MOST = 200;
const MOST_LONG = 2000;
const MOST_REFERENCE = 150;

const ADULT = 18;
const OLDEST = 120;

/** A day that is in the calendar: February has no 30th. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The same day of the year, so many years before; as text, it compares as days do. */
export const yearsBefore = (today: string, years: number): string =>
  String(Number(today.slice(0, 4)) - years).padStart(4, '0') + today.slice(4);

function dayFault({ kind }: Field, text: string, today: string): Fault | undefined {
  if (!isDay(text)) return 'not-day';
  if (kind === 'coming-day') return text < today ? 'not-coming' : undefined;
  if (kind === 'past-day') return text > today ? 'not-past' : undefined;
  if (text > today || text < yearsBefore(today, OLDEST)) return 'not-born';
  return text > yearsBefore(today, ADULT) ? 'too-young' : undefined;
}

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** With the country's code in front, however it is written: the platform takes no national numbers. */
const isPhone = (text: string): boolean =>
  /^\+[1-9][\d ().\-/]{5,24}$/.test(text) && text.replaceAll(/\D/g, '').length <= 15;

/** The country whose states or numbers a field is of. */
export function countryOf(field: Field, read: Read): string {
  const { address, number, path } = field;
  const at = number?.country ?? STATE_COUNTRIES[path] ?? (address && `${address}.country`);
  return at ? read(at) : '';
}

/** What is wrong with what stands in a field; what is empty is another matter. */
export function valueFault(field: Field, text: string, read: Read, today: string): Fault | undefined {
  const most = field.kind === 'long-text' ? MOST_LONG : field.path === 'reference' ? MOST_REFERENCE : MOST;
  if (text.length > most) return 'too-long';
  const country = countryOf(field, read);
  switch (field.kind) {
    case 'email':
      return isEmail(text) ? undefined : 'not-email';
    case 'phone':
      return isPhone(text) ? undefined : 'not-phone';
    case 'country':
      return isCountry(text) ? undefined : 'not-country';
    case 'birthday':
    case 'past-day':
    case 'coming-day':
      return dayFault(field, text, today);
    case 'postal-code':
      return postalCodeOf(country)?.pattern.test(text) === false ? 'not-postal-code' : undefined;
    case 'state': {
      const states = statesOf(country);
      return states.length === 0 || states.some(({ code }) => code === text) ? undefined : 'not-state';
    }
    case 'number': {
      const rule = field.number && numberRuleOf(country, field.number.use);
      return fitsNumber(text, rule) ? undefined : 'not-number';
    }
    default:
      return undefined;
  }
}
