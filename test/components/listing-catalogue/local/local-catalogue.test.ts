import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { LISTING_SORTS } from '../../../../src/facts/listing-sorts.js';
import { LocalCatalogue } from '../../../../src/components/listing-catalogue/local/local-catalogue.js';
import {
  NOTHING_ASKED,
  type CatalogueQuery,
} from '../../../../src/components/listing-catalogue/query/catalogue-state.js';
import { listing, listings } from './goods.js';

const GOODS = [
  ...listings(60),
  listing(60, { title: 'Odd one', price: { value: -5, currency: 'EUR' } }),
  listing(61, { title: 'Dear one', price: { value: 500, currency: 'USD' } }),
  listing(63, { category: { id: 'shades', name: 'shades', slug: 'shades', parentId: 'lamps' } }),
  listing(62, { id: '__proto__', category: { id: 'constructor', name: 'toString', slug: 'x' } }),
];

/** Newest first, as a browser keeps them: one of them is no longer for sale. */
const FAVOURITES = ['l-40', 'l-3', 'gone', '__proto__', 'l-7'];

const ask = (query: Partial<CatalogueQuery>, goods = GOODS) => {
  const answer = new LocalCatalogue(goods).answer({ ...NOTHING_ASKED, ...query }, FAVOURITES);
  return { ...answer, listings: Array.from({ length: answer.length }, (_, at) => answer.at(at)!) };
};

/** A category with all that it is within, as far as the listings say. */
const pathOf = ({ id, parentId }: { id: string; parentId?: string | undefined }): string[] =>
  parentId === 'lamps' ? [id, 'lamps', 'home'] : parentId ? [id, parentId] : [id];

const queries: fc.Arbitrary<CatalogueQuery> = fc.record({
  search: fc.constantFrom('', '1', 'thing 3', 'seller', 'zzz'),
  favourites: fc.boolean(),
  category: fc.subarray(['lamps', 'books', 'home', 'shades', 'constructor', '__proto__', 'none']),
  seller: fc.subarray(['s-1', 's-4']),
  condition: fc.subarray(['new', 'good']),
  currency: fc.constantFrom('EUR', 'USD'),
  minPrice: fc.option(fc.nat(600), { nil: undefined }),
  maxPrice: fc.option(fc.nat(600), { nil: undefined }),
  sort: fc.constantFrom(...LISTING_SORTS),
});

describe('a catalogue at hand', () => {
  it('is as it was sent where nothing is asked', () => {
    assert.deepEqual(ask({}).listings, GOODS);
  });

  it('leaves what fits every filter, and no other', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const isPriced = (query.minPrice ?? query.maxPrice) !== undefined;
        const fits = (asked: readonly string[], own: readonly string[]) =>
          asked.length === 0 || own.some((each) => asked.includes(each));
        const expected = GOODS.filter(({ id, title, seller, category, condition, price }) => {
          const inPrice =
            price.value >= 0 &&
            price.currency === query.currency &&
            price.value >= (query.minPrice ?? 0) &&
            price.value <= (query.maxPrice ?? Infinity);
          const words = query.search.split(' ').filter(Boolean);
          const has = (word: string) =>
            [title, seller.name, category.name]
              .flatMap((text) => text.toLowerCase().split(/[^a-z0-9]+/))
              .some((each) => each.startsWith(word));
          return (
            words.every(has) &&
            fits(query.category, pathOf(category)) &&
            fits(query.seller, [seller.id]) &&
            fits(query.condition, [condition]) &&
            (!query.favourites || FAVOURITES.includes(id)) &&
            (!isPriced || inPrice)
          );
        });
        assert.deepEqual(
          ask(query)
            .listings.map(({ id }) => id)
            .sort(),
          expected.map(({ id }) => id).sort(),
        );
      }),
    );
  });

  it('counts for every choice what it would leave', () => {
    fc.assert(
      fc.property(queries, (query) => {
        for (const { field, values } of ask(query).facets)
          for (const { value, count } of values) {
            const { length } = ask({ ...query, [field]: [value] });
            assert.equal(length, count, `${field} ${value}`);
          }
      }),
      { numRuns: 30 },
    );
  });

  it('sorts by price within a currency, newest and name; what has no price comes last', () => {
    const prices = (sort: 'priceAscending' | 'priceDescending') =>
      ask({ sort }).listings.map(({ price }) => price);
    for (const sort of ['priceAscending', 'priceDescending'] as const) {
      const euros = prices(sort)
        .filter(({ value, currency }) => currency === 'EUR' && value >= 0)
        .map(({ value }) => value);
      const sorted = [...euros].sort((a, b) => (sort === 'priceAscending' ? a - b : b - a));
      assert.deepEqual(euros, sorted);
      assert.equal(prices(sort).at(-1)?.value, -5);
    }
    const times = ask({ sort: 'newest' }).listings.map(({ createdAt }) => createdAt);
    assert.deepEqual(times, [...times].sort().reverse());
    assert.equal(ask({ sort: 'title' }).listings[0]?.title, 'Dear one');
  });

  it('C3-69: keeps apart what goes by the names of a prototype, and shows twice what is there twice', () => {
    const { facets, length } = ask({ category: ['constructor'] });
    assert.equal(length, 1);
    assert.equal(facets[0]?.values.find(({ value }) => value === 'constructor')?.label, 'toString');
    assert.equal(
      ask({ search: 'odd' }, [listing(1, { title: 'odd' }), listing(1, { title: 'odd' })]).length,
      2,
    );
  });

  it('says which choice is within which, where there are both, and ends where a circle closes', () => {
    const category = (id: string, parentId?: string) => ({
      category: { id, name: id, slug: id, ...(parentId && { parentId }) },
    });
    const goods = [
      listing(1, category('shades', 'lamps')),
      listing(2, category('lamps', 'home')),
      listing(3, category('egg', 'hen')),
      listing(4, category('hen', 'egg')),
    ];
    const [{ values } = { values: [] }] = ask({}, goods).facets;
    const parents = Object.fromEntries(values.map(({ value, parent, count }) => [value, [parent, count]]));
    assert.deepEqual(parents, {
      shades: ['lamps', 1],
      lamps: [undefined, 2],
      egg: ['hen', 2],
      hen: ['egg', 2],
    });
    assert.equal(ask({ category: ['home'] }, goods).length, 2);
    assert.equal(ask({ category: ['egg'] }, goods).length, 2);
  });

  it('says what to drop where nothing is left', () => {
    const catalogue = new LocalCatalogue(GOODS);
    const ways = catalogue.waysOut({
      ...NOTHING_ASKED,
      search: 'thing',
      condition: ['new'],
      category: ['books'],
    });
    assert.deepEqual(ways, [
      { narrowing: 'category', count: 21 },
      { narrowing: 'condition', count: 20 },
    ]);
  });

  it('knows the range of prices in the currency that most is sold in', () => {
    assert.deepEqual(ask({}).prices, { currency: 'EUR', lowest: 0, highest: 600 });
    assert.equal(ask({ search: 'zzz' }).prices, undefined);
  });
});
