import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { compareOrder, putIntoCart } from '../../../../src/components/order-history/detail/reorder.js';
import { line, listed } from '../../parts/cart/carts.js';
import { EUR, order } from '../orders.js';

const bought = (...ids: string[]) =>
  order({
    lines: ids.map((listingId) => ({ ...order().lines[0]!, listingId, title: listingId, quantity: 3 })),
  });

describe('an order that is wanted again', () => {
  it('is what can be had of it, and what is not as it was', () => {
    const found = new Map([
      ['same', listed()],
      ['dearer', listed({ price: EUR(5900) })],
      ['fewer', listed({ stock: 2 })],
      ['sold-out', listed({ stock: 0 })],
      ['draft', listed({ status: 'draft' })],
    ]);
    const { lines, differences } = compareOrder(
      bought('same', 'dearer', 'fewer', 'sold-out', 'draft', 'gone'),
      found,
    );
    assert.deepEqual(
      lines.map(({ listingId, quantity }) => [listingId, quantity]),
      [
        ['same', 3],
        ['dearer', 3],
        ['fewer', 2],
      ],
    );
    assert.deepEqual(
      differences.map(({ kind, title }) => [kind, title]),
      [
        ['price', 'dearer'],
        ['fewer', 'fewer'],
        ['sold-out', 'sold-out'],
        ['gone', 'draft'],
        ['gone', 'gone'],
      ],
    );
  });

  it('does not push anything out of a full cart, and says what did not fit', () => {
    const full = Array.from({ length: 99 }, (_, at) => line(`thing-${at}`));
    const again = compareOrder(
      bought('a', 'b'),
      new Map([
        ['a', listed({ title: 'A' })],
        ['b', listed({ title: 'B' })],
      ]),
    );
    const [cart, fitted] = putIntoCart(full, again);
    assert.deepEqual([cart.length, fitted.lines.length], [100, 1]);
    assert.deepEqual(fitted.differences, [{ kind: 'full', title: 'B' }]);
  });
});
