import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as fc from 'fast-check';

import type { OrderStep } from '../../../../src/client/listings/index.js';
import { isOpen, timelineOf, toneOf } from '../../../../src/components/parts/order/order-timeline.js';

const step = (status: OrderStep['status'], at: string, note?: string): OrderStep => ({ status, at, note });
const statuses = ['placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded', 'unknown:held'] as const;
const status = fc.constantFrom(...statuses);

describe('the timeline of an order', () => {
  it('has every step once, in time, and ends where the order stands, whatever graph a shop follows', () => {
    const at = fc
      .integer({ min: 0, max: 4_000_000_000_000 })
      .map((milliseconds) => new Date(milliseconds).toISOString());
    const history = fc.array(fc.tuple(status, at).map(([each, when]) => step(each, when)));
    fc.assert(
      fc.property(status, history, (now, statusHistory) => {
        const steps = timelineOf({ status: now, statusHistory });
        const told = steps.filter((each) => each.at !== undefined);
        assert.equal(told.length, statusHistory.length);
        for (const [place, each] of told.entries())
          assert.ok(place === 0 || Date.parse(told[place - 1]?.at ?? '') <= Date.parse(each.at ?? ''));
        assert.equal(steps.at(-1)?.status, now);
        assert.deepEqual(
          steps.map(({ isCurrent }) => isCurrent),
          steps.map((_, place) => place === steps.length - 1),
        );
      }),
    );
  });

  it('keeps notes, and steps that an order took twice', () => {
    const history = [
      step('placed', '2026-01-01T00:00:00Z'),
      step('shipped', '2026-01-02T00:00:00Z', 'PostNL'),
      step('paid', '2026-01-03T00:00:00Z'),
      step('shipped', '2026-01-04T00:00:00Z', 'again'),
    ];
    const steps = timelineOf({ status: 'shipped', statusHistory: history });
    assert.deepEqual(
      steps.map(({ note }) => note),
      [undefined, 'PostNL', undefined, 'again'],
    );
  });

  it('steps at the same time stay in the order they were told in', () => {
    const same = '2026-01-01T00:00:00Z';
    const steps = timelineOf({ status: 'paid', statusHistory: [step('placed', same), step('paid', same)] });
    assert.deepEqual(
      steps.map((each) => each.status),
      ['placed', 'paid'],
    );
  });

  it('an order is waited for until it is over, and a new word is neither good news nor the end', () => {
    assert.deepEqual(
      statuses.filter((each) => isOpen({ status: each })),
      ['placed', 'paid', 'shipped', 'unknown:held'],
    );
    assert.deepEqual(
      [toneOf('unknown:held'), toneOf('constructor'), toneOf('paid')],
      ['unknown', 'unknown', 'good'],
    );
  });
});
