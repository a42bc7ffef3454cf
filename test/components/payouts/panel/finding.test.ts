import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { PayoutRecord } from '../../../../src/client/operator/index.js';
import { findPayouts } from '../../../../src/components/payouts/panel/finding.js';
import { NO_FILTER } from '../../../../src/components/payouts/panel/payout-filter.js';
import {
  isReviewable,
  mayWaitBefore,
  standingOf,
} from '../../../../src/components/payouts/panel/standing.js';
import { totalsOf } from '../../../../src/components/payouts/panel/totals.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const payout = (submittedAt: string, changes: Partial<PayoutRecord> = {}): PayoutRecord => ({
  reference: submittedAt,
  pspReference: `PSP-${submittedAt}`,
  amount: { value: 100, currency: 'EUR' },
  submittedAt,
  isOwn: false,
  state: 'waiting',
  ...changes,
});

test('a payout can be reviewed to the last millisecond of its seven days, and never one’s own or one without a reference', () => {
  const last = payout('2026-11-13T12:00:00.001Z');
  assert.equal(standingOf(last, NOW), 'waiting');
  assert.equal(standingOf(last, NOW + 1), 'overdue');
  assert.deepEqual(
    [
      isReviewable(last, NOW),
      isReviewable(last, NOW + 1),
      isReviewable({ ...last, isOwn: true }, NOW),
      isReviewable({ ...last, pspReference: undefined }, NOW),
      isReviewable({ ...last, state: 'unknown' }, NOW),
      isReviewable({ ...last, state: 'frozen' }, NOW),
      isReviewable({ ...last, state: 'confirmed' }, NOW),
    ],
    [true, false, false, false, true, false, false],
  );
  assert.equal(mayWaitBefore(payout('2026-11-13T00:00:00Z'), NOW), true);
  assert.equal(mayWaitBefore(payout('2026-11-12T11:00:00Z'), NOW), false);
});

test('sums are exact, one for each currency, and none for an amount that is not known', () => {
  const of = (value: number, currency: string) =>
    payout('2026-11-20T00:00:00Z', { amount: { value, currency } });
  const all = [
    of(10, 'EUR'),
    of(20, 'JPY'),
    of(20, 'EUR'),
    payout('2026-11-20T00:00:00Z', { amount: undefined }),
  ];
  assert.deepEqual(totalsOf(all), [
    { amount: { currency: 'EUR', value: 30 }, count: 2 },
    { amount: { currency: 'JPY', value: 20 }, count: 1 },
  ]);
});

test('days of a filter begin and end at midnight where the reader is: in Chatham, Kathmandu and Los Angeles', () => {
  const zone = process.env['TZ'];
  const found = (name: string, ...all: readonly string[]): readonly (string | undefined)[] => {
    process.env['TZ'] = name;
    const filter = { ...NO_FILTER, tab: 'all', from: '2026-11-01', until: '2026-11-01' };
    return findPayouts(
      all.map((at) => payout(at)),
      filter,
      NOW,
    ).map(({ reference }) => reference);
  };
  const around = (first: string, after: string): readonly string[] =>
    [Date.parse(first) - 1, Date.parse(first), Date.parse(after) - 1, Date.parse(after)].map((at) =>
      new Date(at).toISOString(),
    );
  try {
    for (const [name, first, after] of [
      ['Pacific/Chatham', '2026-10-31T10:15:00Z', '2026-11-01T10:15:00Z'],
      ['Asia/Kathmandu', '2026-10-31T18:15:00Z', '2026-11-01T18:15:00Z'],
      // The day on which the clocks go back has 25 hours.
      ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-02T08:00:00Z'],
    ] as const) {
      const all = around(first, after);
      assert.deepEqual(found(name, ...all), all.slice(1, 3), name);
    }
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});
