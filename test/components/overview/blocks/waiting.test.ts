import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { DisputeSummary, PayoutRecord } from '../../../../src/client/operator/index.js';
import {
  isTooOld,
  openDisputes,
  waitingPayouts,
} from '../../../../src/components/overview/blocks/waiting.js';
import { DAY, timeOf } from '../../../../src/facts/instant.js';

const NOW = Date.UTC(2030, 0, 10);

const payout = (reference: string, days: number, changes: Partial<PayoutRecord> = {}): PayoutRecord => ({
  reference,
  submittedAt: timeOf(NOW - days * DAY),
  isOwn: false,
  state: 'waiting',
  ...changes,
});

const namesOf = (found: ReturnType<typeof waitingPayouts>) => found.map(({ row }) => row.reference);

test('payouts that wait come with the soonest to expire first, without those whose time is over', () => {
  const payouts = [
    payout('new', 1),
    payout('declined', 2, { state: 'declined' }),
    payout('old', 6.9),
    payout('over', 7),
  ];
  assert.deepEqual(namesOf(waitingPayouts(payouts, NOW, false)), ['old', 'new']);
  assert.equal(waitingPayouts(payouts, NOW, false)[0]?.until, NOW + 0.1 * DAY);
});

test('an approver’s own payouts do not wait for them, and wait for an operator to see', () => {
  const payouts = [payout('own', 1, { isOwn: true }), payout('other', 2)];
  assert.deepEqual(namesOf(waitingPayouts(payouts, NOW, true)), ['other']);
  assert.deepEqual(namesOf(waitingPayouts(payouts, NOW, false)), ['other', 'own']);
});

test('a payout is too old to look further back once its review has been over for a day', () => {
  assert.equal(isTooOld(payout('p', 7.9), NOW), false);
  assert.equal(isTooOld(payout('p', 8.1), NOW), true);
});

const dispute = (reference: string, respondBefore?: string, state = 'open') =>
  ({ reference, pspReference: reference, state, told: { respondBefore } }) as DisputeSummary;

test('disputes come with the nearest deadline first, then those without one, then those that are late', () => {
  const found = openDisputes(
    [
      dispute('late', '2030-01-09T00:00:00Z'),
      dispute('untold'),
      dispute('far', '2030-02-01T00:00:00Z'),
      dispute('near', '2030-01-11T00:00:00+02:00'),
      dispute('no-time', 'soon'),
      dispute('won', '2030-01-11T00:00:00Z', 'won'),
      dispute('newer', '2030-01-11T00:00:00Z', 'appealed'),
    ],
    NOW,
  );
  assert.deepEqual(
    found.map(({ row }) => row.reference),
    ['near', 'far', 'untold', 'no-time', 'late'],
  );
});
