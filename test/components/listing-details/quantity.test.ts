import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { mostOf, quantityOf } from '../../../src/components/listing-details/quantity.js';

describe('a quantity', () => {
  it('is what was meant, as far as there is so much', () => {
    assert.equal(quantityOf('3', 5, 1), 3);
    assert.equal(quantityOf(' 3 ', 5, 1), 3);
    assert.equal(quantityOf('٣', 5, 1), 3);
    assert.equal(quantityOf('9', 5, 1), 5);
    assert.equal(quantityOf('0', 5, 2), 1);
    assert.equal(quantityOf('many', 5, 2), 2);
    assert.equal(quantityOf('-1', 5, 2), 2);
    assert.equal(quantityOf('1.5', 5, 2), 2);
  });

  it('is at least one, and at most what is left and an order takes', () => {
    assert.equal(mostOf(5000), 999);
    for (const stock of [0, -3, Number.NaN]) assert.equal(mostOf(stock), 1);
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.integer({ min: 1, max: 999 }), (typed, stock, before) => {
        const quantity = quantityOf(typed, stock, before);
        assert.ok(Number.isInteger(quantity) && quantity >= 1 && quantity <= mostOf(stock));
      }),
    );
  });
});
