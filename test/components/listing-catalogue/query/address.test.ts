import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { LISTING_CONDITIONS } from '../../../../src/facts/listing-conditions.js';
import { LISTING_SORTS } from '../../../../src/facts/listing-sorts.js';
import { readAddress, writeAddress } from '../../../../src/components/listing-catalogue/query/address.js';
import {
  START,
  type CatalogueState,
} from '../../../../src/components/listing-catalogue/query/catalogue-state.js';

const read = (query: string, prefix = '') => readAddress(new URLSearchParams(query), prefix);
const word = (most: number) =>
  fc.string({ unit: 'grapheme', maxLength: most }).filter(({ length }) => length <= most);

const choices = (choice: fc.Arbitrary<string>) =>
  fc.uniqueArray(
    choice.filter((each) => each !== ''),
    { maxLength: 4 },
  );

const states: fc.Arbitrary<CatalogueState> = fc
  .record({
    search: word(200),
    favourites: fc.boolean(),
    category: choices(word(100)),
    seller: choices(word(100)),
    condition: choices(fc.constantFrom(...LISTING_CONDITIONS)),
    currency: fc.constantFrom('EUR', 'JPY'),
    minPrice: fc.option(fc.nat(), { nil: undefined }),
    maxPrice: fc.option(fc.nat(), { nil: undefined }),
    sort: fc.constantFrom(...LISTING_SORTS),
    layout: fc.constantFrom('grid' as const, 'list' as const),
    page: fc.integer({ min: 1, max: 1000 }),
    at: fc.nat(100_000),
    listing: word(200),
  })
  .map((state) => ({
    ...state,
    currency: (state.minPrice ?? state.maxPrice) === undefined ? '' : state.currency,
  }));

describe('the address of a catalogue', () => {
  it('says all that was chosen, and is read as it was written', () => {
    fc.assert(
      fc.property(states, fc.constantFrom('', 'a-'), (state, prefix) => {
        const address = writeAddress(new URL('https://shop.example/?utm=1#here'), state, prefix);
        assert.deepEqual(readAddress(address.searchParams, prefix), state);
        assert.equal(address.searchParams.get('utm'), '1');
        assert.equal(address.hash, '#here');
      }),
    );
  });

  it('says nothing where nothing was chosen', () => {
    const address = new URL('https://shop.example/?q=lamp&page=3&utm=1&x-q=chair');
    assert.equal(writeAddress(address, START).href, 'https://shop.example/?utm=1&x-q=chair');
  });

  it('that says what cannot be is as one that does not say it', () => {
    const odd = [
      'condition=broken&condition=',
      'favourites=maybe',
      `category=${'x'.repeat(101)}`,
      'sort=constructor',
      'layout=table',
      'page=0&page=-1',
      'page=2&page=3',
      'page=1e3',
      'page=99999999',
      'at=-5',
      'at=1.5',
      'min=100',
      'currency=EUR',
      'currency=euro&min=100',
      `q=${'x'.repeat(201)}`,
      `listing=${'x'.repeat(201)}`,
    ];
    for (const query of odd) assert.deepEqual(read(query), START, query);
    fc.assert(fc.property(fc.webQueryParameters(), (query) => typeof read(query).page === 'number'));
  });

  it('that says the same stays the same, letter by letter', () => {
    const address = 'https://shop.example/?condition=new&category=a%20b&category=c&utm=1&q=x';
    const { href } = new URL(address);
    assert.equal(writeAddress(new URL(address), read(address.split('?')[1] ?? '')).href, href);
  });

  it('takes no more choices than a service is asked for', () => {
    const query = new URLSearchParams(Array.from({ length: 50 }, (_, at) => ['category', `c-${at}`]));
    assert.equal(read(String(query)).category.length, 20);
  });

  it('keeps two catalogues of a page apart', () => {
    assert.equal(read('a-q=lamp&q=chair', 'a-').search, 'lamp');
    assert.equal(read('a-q=lamp&q=chair').search, 'chair');
  });
});
