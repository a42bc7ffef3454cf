import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import {
  costOf,
  endsOf,
  ofNextHundred,
  repaidOf,
  shareText,
  standingOfOffer,
} from '../../../../src/components/financing/panel/figures.js';
import { DAY } from '../../../../src/facts/instant.js';

const money = (value: number, currency = 'EUR') => ({ value, currency });
const offer = (value: number, fee: number, currency = 'EUR') => ({
  amount: money(value, currency),
  fee: { amount: money(fee, currency) },
});
const owed = (total: number) => ({ currency: 'EUR', fee: 0, principal: total, total });
const NOW = Date.parse('2026-05-04T10:00:00Z');

test('what each hundred costs is to the nearest minor unit, in currencies with 0, 2 and 3 digits', () => {
  const each = (...of: Parameters<typeof offer>) => costOf(offer(...of))?.each;
  assert.deepEqual(each(1_000_000, 100_000), money(1000));
  assert.deepEqual(each(300_000, 10_001), money(333));
  assert.deepEqual(each(200_000, 10_001), money(500));
  assert.deepEqual(each(1_500_000, 165_000, 'JPY'), money(11, 'JPY'));
  assert.deepEqual(each(2_000_000, 199_995, 'KWD'), money(10_000, 'KWD'));
});

test('an offer without an amount, or of two currencies, is not compared; one without a cost costs nothing', () => {
  assert.equal(costOf({ amount: undefined, fee: { amount: money(1) } }), undefined);
  assert.equal(costOf(offer(0, 0)), undefined);
  assert.equal(costOf({ amount: money(1), fee: { amount: money(1, 'GBP') } }), undefined);
  assert.deepEqual(costOf({ amount: money(500), fee: undefined })?.total, money(500));
});

test('what is received and what it costs is what is paid back in all, for any amounts', () => {
  const amounts = fc.tuple(fc.integer({ min: 1000, max: 2 ** 45 }), fc.integer({ min: 0, max: 2 ** 40 }));
  fc.assert(
    fc.property(amounts, ([value, fee]) => {
      const cost = costOf(offer(value, fee));
      assert.ok(cost);
      assert.equal(cost.total.value, value + fee);
      const exact = (BigInt(fee) * 20_000n) / BigInt(value);
      assert.ok(Math.abs(Number(exact) - 2 * cost.each.value) <= 1);
    }),
  );
});

test('what is paid back and what is left are the whole; figures that cannot be are not shown', () => {
  const grant = (left: number) => ({ ...offer(1_000_000, 100_000), balances: owed(left) });
  assert.deepEqual(repaidOf(grant(780_000)), {
    currency: 'EUR',
    total: 1_100_000,
    paid: 320_000,
    left: 780_000,
  });
  assert.equal(repaidOf(grant(0))?.paid, 1_100_000);
  assert.equal(repaidOf(grant(1_100_001)), undefined);
  assert.equal(repaidOf(grant(-1)), undefined);
  assert.equal(repaidOf({ amount: undefined, fee: undefined, balances: owed(1) }), undefined);
  assert.equal(repaidOf({ ...offer(1, 1, 'GBP'), balances: owed(1) }), undefined);
});

test('of the next hundred never more goes to a grant than its share, and than what is left', () => {
  const goes = (total: number, basisPoints = 1250) =>
    ofNextHundred({ repayment: { basisPoints }, balances: owed(total) })?.value;
  assert.deepEqual([goes(50_000), goes(700), goes(0), goes(50_000, 0)], [1250, 700, 0, undefined]);
  assert.equal(ofNextHundred({ repayment: undefined, balances: owed(1) }), undefined);
});

test('an offer is open from its start until its end, and not at its end', () => {
  const standing = (startsAt?: string, expiresAt?: string) =>
    standingOfOffer({ accountHolderId: 'AH1', contractType: 'loan', startsAt, expiresAt }, NOW);
  assert.equal(standing(), 'open');
  assert.equal(standing('2026-05-04T10:00:00Z', '2026-05-04T10:00:00.001Z'), 'open');
  assert.equal(standing('2026-05-04T10:00:00.001Z'), 'early');
  assert.equal(standing(undefined, '2026-05-04T10:00:00Z'), 'expired');
});

test('the end is counted from the payout, where there is a term', () => {
  const term = { estimatedDays: 10, maximumDays: 30 };
  assert.deepEqual(endsOf({ repayment: { basisPoints: 1, term } }, NOW), {
    expected: NOW + 10 * DAY,
    latest: NOW + 30 * DAY,
  });
  assert.deepEqual(endsOf({ repayment: { basisPoints: 1 } }, NOW), {
    expected: undefined,
    latest: undefined,
  });
});

test('a share is written as a language does, and turns no sentence round', () => {
  assert.deepEqual(
    ['en', 'de', 'ar'].map((language) => shareText(1250, language)),
    ['12.5%', '12,5\u00a0%', '12.5%'],
  );
});
