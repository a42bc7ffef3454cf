import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import fc from 'fast-check';

import { LISTING_FACETS } from '../../src/facts/listing-facets.js';
import { LISTING_SORTS } from '../../src/facts/listing-sorts.js';
import type { Listing } from '../../src/client/listings/index.js';
import { LocalCatalogue } from '../../src/components/listing-catalogue/local/local-catalogue.js';
import {
  NOTHING_ASKED,
  type CatalogueQuery,
} from '../../src/components/listing-catalogue/query/catalogue-state.js';
import { openMarketplace, readAll } from './marketplace.js';
import { newDatabase } from '../new-database.js';

const WORDS = [
  'Łampka',
  'lamp',
  'LAMP-SHADE',
  'Große',
  'grosse',
  'cast-iron',
  'iron',
  'Crème',
  'brûlée',
  'نَجفة',
  'ﬁne',
  '½',
  'ΣΊΣΥΦΟΣ',
  '𝒜mber',
  '！',
  '😀',
  '100%',
  'a_b',
  '\\',
  'no.\n7',
  'x'.repeat(70),
];
const TYPED = [...WORDS, 'l', 'la', 'amp', 'gros', 'io', 'fi', '1', '…', 'x'.repeat(65), 'σισυφος', '𝒜'];

/** Goods with unusual titles, several of them made in the same moment. */
const titles = fc.sample(
  fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' ').slice(0, 120)),
  { numRuns: 80, seed: 11 },
);

describe('a search in the page and one by the service', () => {
  let time = Date.UTC(2026, 10, 1);
  const market = openMarketplace(newDatabase(), () => time);
  let all: readonly Listing[] = [];
  after(() => market.service.close());

  before(async () => {
    const stalls = [await market.stall(), await market.stall(), await market.stall()];
    const home = await market.server.createCategory({ name: 'Home & Łight' });
    const below = await market.server.createCategory({ name: 'Lamp shades', parentId: home.id });
    const deep = await market.server.createCategory({ name: 'Iron things', parentId: below.id });
    const categories = [home, below, deep, stalls[0]!.category];
    for (const [at, title] of titles.entries()) {
      time += at % 3 === 0 ? 1000 : 0;
      await stalls[at % 3]!.offer({
        title,
        categoryId: categories[at % 4]!.id,
        price: { value: 100 * (at % 7), currency: ['EUR', 'USD', 'CHF'][at % 5] ?? 'EUR' },
        condition: (['new', 'good', 'fair'] as const)[at % 3]!,
        stock: at % 4,
      });
    }
    all = await readAll(market.server, { limit: 50 });
    assert.equal(all.length, titles.length);
  });

  const queries = (): fc.Arbitrary<CatalogueQuery> => {
    const valuesOf = (read: (listing: Listing) => string) => [...new Set(all.map(read))];
    const some = (values: string[]) => fc.oneof(fc.constant([]), fc.subarray(values, { maxLength: 3 }));
    const price = fc.option(fc.nat(600), { nil: undefined });
    return fc.record({
      search: fc.oneof(
        fc.constant(''),
        fc.array(fc.constantFrom(...TYPED), { maxLength: 3 }).map((words) => words.join(' ')),
        // By characters: a field never holds half of one.
        fc
          .constantFrom(...titles)
          .chain((title) => fc.nat(title.length).map((end) => [...title].slice(0, end).join(''))),
        fc.string({ unit: 'binary', maxLength: 5 }).filter((text) => !/\0|\p{Cs}/u.test(text)),
      ),
      favourites: fc.constant(false),
      category: some([...valuesOf(({ category }) => category.id), 'none']),
      seller: some(valuesOf(({ seller }) => seller.id)),
      condition: some(['new', 'good', 'fair', 'forParts']),
      currency: fc.constantFrom('EUR', 'USD'),
      minPrice: price,
      maxPrice: price,
      sort: fc.constantFrom(...LISTING_SORTS),
    });
  };

  it('find the same listings, in the same order, and count the same for every choice', async () => {
    const page = new LocalCatalogue(all);
    let found = 0;
    await fc.assert(
      fc.asyncProperty(queries(), async ({ favourites: _, ...query }) => {
        const { search, currency, minPrice, maxPrice, sort } = query;
        const isPriced = (minPrice ?? maxPrice) !== undefined;
        const fields = LISTING_FACETS.filter((field) => query[field].length > 0);
        const answer = await market.server.listListings({
          search,
          sort,
          ...Object.fromEntries(fields.map((field) => [field, query[field].join(',')])),
          ...(isPriced && { currency, minPrice, maxPrice }),
          limit: 1000,
        });
        const local = page.answer({ ...NOTHING_ASKED, ...query, currency: isPriced ? currency : '' });
        const shown = Array.from({ length: local.length }, (_, at) => local.at(at)!);
        const said = ({ id, title }: Listing) => `${id} ${title}`;
        assert.deepEqual(shown.map(said), answer.listings.map(said));
        assert.equal(answer.total, local.length);
        found += local.length;
        for (const { field, values } of local.facets) {
          const counts = new Map(
            answer.facets
              ?.find((facet) => facet.field === field)
              ?.values.map(({ value, count }) => [value, count]),
          );
          for (const { value, count } of values)
            assert.equal(counts.get(value) ?? 0, count, `${field} ${value}`);
        }
      }),
      { numRuns: 400 },
    );
    assert.ok(found > 1000, 'the searches find something');
  });
});
