import type { ListingFacet } from '../../facts/listing-facets.js';
import type { Caller } from '../../client/listings/caller.js';
import { conditionOf } from '../../client/listings/condition.js';
import { searchedStart, searchedWords } from '../../client/listings/fold.js';
import type { ListingSearch } from '../../client/listings/index.js';
import { strictly } from '../../client/schema/validate.js';
import { ListingsRefusal } from '../refusal.js';
import { actsFor } from '../shop.js';
import type { Conditions } from './conditions.js';
import { readCursor } from './cursor.js';

/** Fields of the query that are honoured. */
export const FILTERS: readonly (keyof ListingSearch)[] = [
  'search',
  'category',
  'seller',
  'condition',
  'currency',
  'minPrice',
  'maxPrice',
  'sort',
  'limit',
  'cursor',
];

/** What listings are sorted by: expressions that all go the same way, the last of them unique. */
export interface Order {
  readonly name: string;
  readonly keys: readonly string[];
  readonly kinds: readonly ('string' | 'number')[];
  readonly direction: 'ASC' | 'DESC';
}

const NEWEST: Order = {
  name: 'newest',
  keys: ['l.created_at', 'l.id'],
  kinds: ['number', 'string'],
  direction: 'DESC',
};

/** Without a currency, prices are sorted within each: what a piece costs in another says nothing of which is dearer. */
const byPrice = (name: string, direction: Order['direction']): Order => ({
  name,
  keys: ['l.currency', 'l.price', 'l.id'],
  kinds: ['string', 'number', 'string'],
  direction,
});

const ORDERS: Readonly<Record<string, Order>> = {
  newest: NEWEST,
  priceAscending: byPrice('priceAscending', 'ASC'),
  priceDescending: byPrice('priceDescending', 'DESC'),
  title: { name: 'title', keys: ['l.title_key', 'l.id'], kinds: ['string', 'string'], direction: 'ASC' },
};

const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** A title that starts like the search, then one that has all its words, then those found by seller or category. */
function byRelevance(conditions: Conditions, search: string, words: readonly string[]): Order {
  const start = conditions.value(`${escaped(searchedStart(search))}%`);
  const each = conditions.value(words.map((word) => `% ${escaped(word)}%`));
  const score = `((l.title_key LIKE ${start}::text)::int + (' ' || l.title_key LIKE ALL (${each}::text[]))::int)`;
  return {
    name: 'relevance',
    keys: [score, ...NEWEST.keys],
    kinds: ['number', ...NEWEST.kinds],
    direction: 'DESC',
  };
}

/** `'bras':* & 'lam':*`: every word of a search, as far as it was typed. Words are letters and digits, so nothing needs escaping. */
const queryOf = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** Everything that narrows a list but its facets' own fields. Sellers see all of their own, all other callers see what is for sale. */
export function narrow(conditions: Conditions, caller: Caller, search: ListingSearch): void {
  const { currency, minPrice, maxPrice } = search;
  const isUnknown = (condition: string): boolean => strictly(conditionOf(), condition).fault !== undefined;
  if (choicesOf(search.condition).some(isUnknown)) throw new ListingsRefusal('invalid-request', 'condition');
  if (search.seller === undefined || !actsFor(caller, search.seller)) conditions.add("l.status = 'active'");
  if (currency === undefined && (minPrice ?? maxPrice) !== undefined)
    throw new ListingsRefusal('invalid-request', 'currency');
  const words = searchedWords(search.search ?? '');
  if (words.length > 0) conditions.add(`l.words @@ ${conditions.value(queryOf(words))}::tsquery`);
  if (currency !== undefined) conditions.add(`l.currency = ${conditions.value(currency)}::text`);
  if (minPrice !== undefined) conditions.add(`l.price >= ${conditions.value(minPrice)}::bigint`);
  if (maxPrice !== undefined) conditions.add(`l.price <= ${conditions.value(maxPrice)}::bigint`);
}

/** Choices of one field, as they are written with commas between. */
export const choicesOf = (field: string | undefined): string[] => field?.split(',').filter(Boolean) ?? [];

/** The condition of each facet; undefined where its field is not asked for. Any choice of a field will do. */
export function facetConditions(
  conditions: Conditions,
  { category, seller, condition }: ListingSearch,
): Readonly<Record<ListingFacet, string | undefined>> {
  const any = (field: string | undefined): string => `${conditions.value(choicesOf(field))}::text[]`;
  const fits = (expression: string, field: string | undefined): string | undefined =>
    field === undefined ? undefined : `${expression} = ANY (${any(field)})`;
  const categories = (): string => `SELECT id FROM florin_shop_categories WHERE path && ${any(category)}`;
  return {
    category: category === undefined ? undefined : `l.category_id IN (${categories()})`,
    seller: fits('l.seller_id', seller),
    condition: fits('l.condition', condition),
  };
}

/** The order that is asked for. Relevance means nothing without a search: then the newest come first. */
export function orderOf(conditions: Conditions, { search = '', sort }: ListingSearch): Order {
  const words = searchedWords(search);
  if (sort === undefined || sort === 'relevance')
    return words.length > 0 ? byRelevance(conditions, search, words) : NEWEST;
  return ORDERS[sort] ?? NEWEST;
}

/** Goes on after a cursor. Rows that come in meanwhile move no page, because it is values that are compared, not counts. */
export function after(conditions: Conditions, { name, keys, kinds, direction }: Order, cursor: string): void {
  const places = readCursor(name, kinds, cursor).map(
    (key, at) => `${conditions.value(key)}::${kinds[at] === 'number' ? 'bigint' : 'text'}`,
  );
  conditions.add(`(${keys.join(', ')}) ${direction === 'ASC' ? '>' : '<'} (${places.join(', ')})`);
}
