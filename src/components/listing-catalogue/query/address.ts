import { LISTING_CONDITIONS } from '../../../facts/listing-conditions.js';
import { LISTING_SORTS } from '../../../facts/listing-sorts.js';
import { START, type CatalogueState } from './catalogue-state.js';

/** Names in an address, short because people share them. */
const NAMES = {
  search: 'q',
  favourites: 'favourites',
  category: 'category',
  seller: 'seller',
  condition: 'condition',
  currency: 'currency',
  minPrice: 'min',
  maxPrice: 'max',
  sort: 'sort',
  layout: 'layout',
  page: 'page',
  at: 'at',
  listing: 'listing',
} as const satisfies Record<keyof CatalogueState, string>;

type Name = keyof typeof NAMES;

/** Choices of one filter: more than a shopper sets, and few enough to be asked for. */
const MOST_CHOICES = 20;

const text = (value: string, most = 100): string => (value.length <= most ? value : '');
const word = <const Word extends string>(value: string, words: readonly Word[]): Word | undefined =>
  words.find((each) => each === value);
const whole = (value: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined => {
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/** Reads what an address says. Whatever cannot be is as if it were not there. */
export function readAddress(parameters: URLSearchParams, prefix = '', start = START): CatalogueState {
  const readAll = (name: Name): string[] => parameters.getAll(prefix + NAMES[name]);
  const read = (name: Name): string => {
    const [value = '', ...more] = readAll(name);
    return more.length > 0 ? '' : value;
  };
  const choices = (name: Name): string[] =>
    [...new Set(readAll(name))].filter((value) => text(value) !== '').slice(0, MOST_CHOICES);
  const currency = /^[A-Z]{3}$/.exec(read('currency'))?.[0] ?? '';
  const [minPrice, maxPrice] = [whole(read('minPrice'), 0), whole(read('maxPrice'), 0)];
  // Without a currency a price says nothing, and without a price a currency asks for nothing.
  const isPriced = currency !== '' && (minPrice ?? maxPrice) !== undefined;
  return {
    search: text(read('search'), 200),
    favourites: read('favourites') === 'true',
    category: choices('category'),
    seller: choices('seller'),
    condition: choices('condition').filter((value) => word(value, LISTING_CONDITIONS)),
    currency: isPriced ? currency : '',
    minPrice: isPriced ? minPrice : undefined,
    maxPrice: isPriced ? maxPrice : undefined,
    sort: word(read('sort'), LISTING_SORTS) ?? start.sort,
    layout: word(read('layout'), ['grid', 'list']) ?? start.layout,
    page: whole(read('page'), 1, 1_000_000) ?? 1,
    at: whole(read('at'), 0, 10_000_000) ?? 0,
    listing: text(read('listing'), 200),
  };
}

/** What a part of a state is in an address; nothing where it is as it starts out. */
const textsOf = (value: CatalogueState[Name], start: CatalogueState[Name]): string[] =>
  value === undefined || value === start ? [] : Array.isArray(value) ? value : [String(value)];

/** The same address with a state in it: what is as it starts out is left out, and what is not ours stays. */
export function writeAddress(address: URL, state: CatalogueState, prefix = '', start = START): URL {
  const written = new URL(address);
  for (const name of Object.keys(NAMES) as Name[]) {
    const [own, texts] = [prefix + NAMES[name], textsOf(state[name], start[name])];
    // What has not changed keeps its place: an address that says the same is the same.
    if (written.searchParams.getAll(own).join('\n') === texts.join('\n')) continue;
    written.searchParams.delete(own);
    for (const each of texts) written.searchParams.append(own, each);
  }
  return written;
}
