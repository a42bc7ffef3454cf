import { minorDigits } from '../../facts/currencies.js';
import { invalidField, notFound } from '../refusals/rest-error.js';
import { isTimeZone } from '../../facts/wall-clock.js';

/** The record that a path names: one that never existed and another platform's get the same 404. */
export function found<Held>(records: ReadonlyMap<string, Held>, id: string, what: string): Held {
  const record = records.get(id);
  if (record === undefined) throw notFound(what);
  return record;
}

/** The record that a field of a request names. */
export function named<Held>(records: ReadonlyMap<string, Held>, id: string, field: string): Held {
  const record = records.get(id);
  if (record === undefined) throw invalidField(field, 'Names nothing on this platform');
  return record;
}

type Given<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** The fields of a request that say something: only these change what is kept. */
export const given = <Fields extends object>(fields: Fields): Given<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>;

export function checkCurrency(currency: string, field: string): void {
  if (minorDigits(currency) === undefined) throw invalidField(field, 'Not a currency of the platform');
}

/** A name of the time zone database, `Europe/Amsterdam`. */
export function checkTimeZone(timeZone: string | undefined, field = 'timeZone'): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalidField(field, 'Not a time zone');
}

const COUNTRY = /^[A-Z]{2}$/;

export function checkCountry(country: string, field: string): void {
  if (!COUNTRY.test(country)) throw invalidField(field, 'Not a country of two letters');
}

const USUAL_LIMIT = 10;
const LARGEST_LIMIT = 100;

interface PageAsked {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

/** One page of a list in the order in which it came to be. */
export function pageOf<Item>(items: readonly Item[], { offset = 0, limit = USUAL_LIMIT }: PageAsked) {
  if (offset < 0) throw invalidField('offset', 'Below zero');
  if (limit < 1 || limit > LARGEST_LIMIT) throw invalidField('limit', `Between 1 and ${LARGEST_LIMIT}`);
  return {
    items: items.slice(offset, offset + limit),
    hasNext: offset + limit < items.length,
    hasPrevious: offset > 0 && items.length > 0,
  };
}
