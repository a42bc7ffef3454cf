import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import type { Order } from '../../../src/client/listings/index.js';
import { decimalOf } from '../../../src/client/money.js';
import {
  isFiltering,
  matcherOf,
  NO_FILTER,
  statusesOf,
  type OrderFilter,
} from '../../../src/components/order-history/order-filter.js';
import { order, totalling } from './orders.js';

const fits = (filter: Partial<OrderFilter>, changes: Partial<Order> = {}): boolean =>
  matcherOf({ ...NO_FILTER, ...filter })(order(changes));

describe('the filter of the orders', () => {
  it('asks for nothing while nothing is filled in', () => {
    assert.ok(fits({}) && !isFiltering(NO_FILTER) && isFiltering({ ...NO_FILTER, to: '2026-01-01' }));
  });

  it('finds a part of a number or of a thing’s name, in any letters', () => {
    for (const search of ['100001', 'fl-1', 'FL', 'brass', 'LAMP', ' lámp '])
      assert.ok(fits({ search }), search);
    assert.ok(!fits({ search: 'chair' }));
  });

  it('finds a status, an unknown one too', () => {
    assert.ok(fits({ status: 'paid' }, { status: 'paid' }) && !fits({ status: 'paid' }));
    assert.ok(fits({ status: 'unknown:held' }, { status: 'unknown:held' }));
    const orders = [order(), order({ status: 'paid' }), order()];
    assert.deepEqual(statusesOf(orders), ['placed', 'paid']);
  });

  it('takes both ends of a range of days whole, by the reader’s own calendar', () => {
    const at = (...given: [number, number, number, number, number, number]) => ({
      createdAt: new Date(...given).toISOString(),
    });
    const days = { from: '2026-03-29', to: '2026-03-29' };
    assert.ok(fits(days, at(2026, 2, 29, 0, 0, 0)) && fits(days, at(2026, 2, 29, 23, 59, 59)));
    assert.ok(!fits(days, at(2026, 2, 28, 23, 59, 59)) && !fits(days, at(2026, 2, 30, 0, 0, 0)));
  });

  it('what it cannot read asks for nothing', () => {
    for (const filter of [{ from: 'yesterday' }, { to: '2026-1-1' }, { least: 'NaN' }, { most: '-1' }])
      assert.ok(fits(filter), JSON.stringify(filter));
  });

  it('compares amounts exactly, in the digits of each order’s own currency', () => {
    const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
    const digits = { EUR: 2, JPY: 0, KWD: 3 };
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(10 ** 12), currency, (value, bound, code) => {
        const least = decimalOf(bound, digits[code]);
        const changes = { totals: totalling(value, code) };
        assert.equal(fits({ least }, changes), value >= bound);
        assert.equal(fits({ most: least }, changes), value <= bound);
      }),
    );
    assert.ok(fits({ least: '49.5' }, { totals: totalling(50, 'JPY') }));
    assert.ok(!fits({ least: '49.5' }, { totals: totalling(49, 'JPY') }));
  });
});
