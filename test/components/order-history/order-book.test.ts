import assert from 'node:assert/strict';
import { it } from 'node:test';

import * as fc from 'fast-check';

import { mergeOrders } from '../../../src/components/order-history/order-book.js';
import { DAY } from '../../../src/facts/instant.js';
import { order } from './orders.js';

it('newer news of orders count, each order once, the newest first', () => {
  const some = fc.uniqueArray(fc.nat(50)).map((ids) => ids.map((id) => `o-${id}`));
  const at = (id: string) => new Date(Number(id.slice(2)) * DAY).toISOString();
  fc.assert(
    fc.property(some, some, (known, newest) => {
      const merged = mergeOrders(
        known.map((id) => order({ id, createdAt: at(id), status: 'placed' })),
        newest.map((id) => order({ id, createdAt: at(id), status: 'paid' })),
      );
      assert.deepEqual(
        merged.map(({ id }) => id),
        [...new Set([...known, ...newest])].toSorted(
          (one, other) => Number(other.slice(2)) - Number(one.slice(2)),
        ),
      );
      for (const { id, status } of merged) assert.equal(status, newest.includes(id) ? 'paid' : 'placed');
    }),
  );
});
