import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import { readCart, STORED_VERSION, writeCart } from '../../../../src/components/parts/cart/stored-cart.js';
import { EUR, line, seen } from './carts.js';

const stored = (...lines: unknown[]): string => JSON.stringify({ version: STORED_VERSION, lines });

describe('a cart in storage', () => {
  it('comes back as it was written', () => {
    const amount = fc.record(
      { value: fc.maxSafeNat(), currency: fc.constantFrom('EUR', 'JPY', 'KWD') },
      { noNullPrototype: true },
    );
    const lines = fc.uniqueArray(
      fc.record(
        {
          listingId: fc.string({ minLength: 1 }),
          quantity: fc.integer({ min: 1, max: 999 }),
          isSaved: fc.boolean(),
          seen: fc.record({ title: fc.string(), price: amount, stock: fc.nat() }, { noNullPrototype: true }),
        },
        { noNullPrototype: true },
      ),
      { selector: ({ listingId }) => listingId },
    );
    fc.assert(fc.property(lines, (some) => assert.deepEqual(readCart(writeCart(some)), some)));
  });

  it('reads whatever stands there without an error, and never more than a cart holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything().map(stored)), (text) => {
        assert.ok(readCart(text).length <= 100);
      }),
    );
    for (const text of [null, undefined, '', 'null', '[]', '{"version":2,"lines":[]}', '{"lines":{}}'])
      assert.deepEqual(readCart(text), []);
    assert.equal(readCart(stored(...Array.from({ length: 500 }, (_, at) => line(`${at}`)))).length, 100);
  });

  it('C3-66: leaves out a line whose quantity or price is none, and keeps the others', () => {
    const good = line('lamp');
    const bad = [
      { ...good, quantity: 0 },
      { ...good, quantity: 1.5 },
      { ...good, quantity: '2' },
      { ...good, listingId: '' },
      { ...good, listingId: 7 },
      { ...good, seen: seen({ price: EUR(-1) }) },
      { ...good, seen: { ...seen(), price: { value: '<b>', currency: 'EUR' } } },
      { ...good, seen: { ...seen(), price: { value: Number.NaN, currency: 'EUR' } } },
      null,
      'lamp',
    ];
    assert.deepEqual(readCart(stored(...bad, good)), [good]);
  });

  it('C3-69: keeps ids apart that are names of objects, and of two lines for one thing the first', () => {
    const ids = ['__proto__', 'toString', 'constructor', 'lamp'];
    const lines = readCart(stored(...ids.map((id) => line(id)), line('lamp', { quantity: 9 })));
    assert.deepEqual(
      lines.map(({ listingId, quantity }) => [listingId, quantity]),
      ids.map((id) => [id, 1]),
    );
  });
});
