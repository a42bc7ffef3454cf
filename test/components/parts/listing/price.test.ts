import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { priceBefore, validPrice } from '../../../../src/components/parts/listing/price.js';
import { isBuyable, stockOf } from '../../../../src/components/parts/listing/stock.js';

const euros = (value: number) => ({ value, currency: 'EUR' });

describe('a price', () => {
  it('is a whole number of minor units of a known currency', () => {
    assert.deepEqual(validPrice(euros(1999)), euros(1999));
    assert.deepEqual(validPrice(euros(0)), euros(0));
    assert.deepEqual(validPrice({ value: 1, currency: 'JPY', more: 1 } as never), {
      value: 1,
      currency: 'JPY',
    });
  });

  it('C3-66: that is no price is unavailable, and what costs it cannot be had', () => {
    const wrong = ['<b>', '19.99', -1, Number.NaN, Infinity, 19.99, 2 ** 53, null, undefined, {}];
    for (const value of wrong)
      for (const price of [euros(value as number), { value, currency: 'XXX' }, { value }])
        assert.equal(validPrice(price as never), undefined, String(value));
    for (const currency of ['', 'eur', 'E€R', 'EURO', 'ABC', '__proto__'])
      assert.equal(validPrice({ value: 1, currency }), undefined, currency);
    const listing = { stock: 5, status: 'active', price: euros(-1) };
    assert.equal(isBuyable(listing), false);
    assert.equal(isBuyable({ ...listing, price: euros(1) }), true);
  });

  it('before is one of the same currency, and higher', () => {
    const before = (price: number, compareAtPrice?: { value: number; currency: string }) =>
      priceBefore({ price: euros(price), compareAtPrice });
    assert.deepEqual(before(100, euros(150)), euros(150));
    for (const other of [
      euros(100),
      euros(50),
      euros(Number.NaN),
      { value: 150, currency: 'USD' },
      undefined,
    ])
      assert.equal(before(100, other), undefined);
  });

  it('goes with stock: what is sold out, archived or of an unknown state cannot be had', () => {
    assert.equal(stockOf({ stock: 6, status: 'active' }), 'in-stock');
    assert.equal(stockOf({ stock: 5, status: 'active' }), 'few-left');
    for (const stock of [0, -1, Number.NaN]) assert.equal(stockOf({ stock, status: 'active' }), 'sold-out');
    for (const status of ['draft', 'archived', 'soldOut', 'unknown:paused'])
      assert.equal(stockOf({ stock: 9, status }), 'sold-out');
  });
});
