import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { orderCells } from '../../../../src/components/order-history/list/order-rows.js';
import { order, totalling } from '../orders.js';

const cells = (...[changes]: Parameters<typeof order>) => orderCells(order(changes));

describe('the row of an order', () => {
  it('says when in UTC, whatever offset the service writes', () => {
    const row = cells({
      createdAt: '2026-11-20T23:30:00.123+02:00',
      updatedAt: '2026-11-21T00:00:00-05:00',
    });
    assert.deepEqual(
      [row.placed_at_utc, row.changed_at_utc],
      ['2026-11-20T21:30:00Z', '2026-11-21T05:00:00Z'],
    );
  });

  it('writes numbers alike in every language, with the digits of their currency', () => {
    assert.equal(cells({ totals: totalling(123_456_789) }).total, '1234567.89');
    assert.equal(cells({ totals: totalling(5) }).total, '0.05');
    assert.equal(cells({ totals: totalling(1999, 'JPY') }).total, '1999');
    assert.equal(cells({ totals: totalling(1999, 'KWD') }).total, '1.999');
    assert.equal(cells({ totals: totalling(1999, 'XXX') }).total, '1999');
  });

  it('has what was bought, how many pieces, and the status as the shop calls it, and no e-mail', () => {
    const row = cells();
    assert.deepEqual(
      [row.number, row.items, row.pieces, row.status],
      ['FL-100001', '2 × Brass lamp', '2', 'placed'],
    );
    assert.doesNotMatch(JSON.stringify(row), /@/);
  });
});
