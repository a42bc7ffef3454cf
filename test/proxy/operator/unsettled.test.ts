import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Services } from '../../../src/proxy/services.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import { findWaiting, isOverdue, unsettledOf } from '../../../src/proxy/operator/unsettled.js';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface World {
  readonly upkeep?: object;
  readonly isRunning?: boolean;
  readonly open?: readonly Attempt[];
  readonly dead?: readonly { attempt: Attempt; since: number }[];
  /** References of attempts whose money the platform refused to give back. */
  readonly kept?: readonly string[];
  /** What was asked for later about that money. */
  readonly later?: readonly object[];
}

const attemptOf = (fields: object = {}): Attempt =>
  ({
    key: 'key-1',
    reference: 'REFERENCE-1',
    pspReference: 'PSP-1',
    leg: 'open',
    state: 'settled',
    outcome: 'unknown',
    workedAt: NOW - 15 * MINUTE,
    ...fields,
  }) as unknown as Attempt;

function servicesOf({
  upkeep,
  isRunning = false,
  open = [],
  dead = [],
  kept = [],
  later = [],
}: World = {}): Services {
  const attempts = [...open, ...dead.map(({ attempt }) => attempt)];
  const intents = kept.map((subject) => ({
    operation: 'checkout.reversePayment',
    subject,
    who: 'proxy',
    begunAt: NOW - HOUR,
    endedAt: NOW - 2 * MINUTE,
    workedAt: NOW - HOUR,
  }));
  return {
    settings: { now: () => NOW, options: { upkeep } },
    work: { isRunning: () => isRunning },
    ledger: {
      unsettled: async (before: number) => open.filter(({ workedAt }) => workedAt < before),
      deadTellings: async (reference?: string) =>
        dead.filter(({ attempt }) => reference === undefined || attempt.reference === reference),
      failedIntents: async () => intents,
      findByPspReference: async (name: string) => attempts.find(({ pspReference }) => pspReference === name),
      findIntents: async () => [...intents, ...later],
      findEvents: async () => [],
      recall: async () => undefined,
    },
  } as unknown as Services;
}

const AT_BANK = { outcome: 'action-required' };
const PENDING = { outcome: 'pending' };
const INTERRUPTED = { state: 'open', outcome: undefined };

describe('when a payment waits for an operator', () => {
  for (const [what, fields, after] of [
    ['an unknown outcome', {}, 15 * MINUTE],
    ['work that was interrupted', INTERRUPTED, 15 * MINUTE],
    ['a shopper at a bank', AT_BANK, 2 * HOUR],
    ['a pending payment', PENDING, 2 * HOUR],
  ] as const)
    it(`is ${after / MINUTE} minutes after ${what}`, () => {
      const overdueAfter = (ms: number) =>
        isOverdue(servicesOf(), attemptOf({ ...fields, workedAt: NOW - ms }));
      assert.deepEqual([overdueAfter(after - 1), overdueAfter(after)], [false, true]);
    });

  it('is sooner where you cancel sooner, and never later', () => {
    const after = (upkeep: object, fields: object, ms: number) =>
      isOverdue(servicesOf({ upkeep }), attemptOf({ ...fields, workedAt: NOW - ms }));
    assert.equal(after({ cancelUnknownAfter: 5 * MINUTE }, {}, 5 * MINUTE), true);
    assert.equal(after({ cancelUnknownAfter: 5 * MINUTE }, {}, 5 * MINUTE - 1), false);
    assert.equal(after({ cancelUnknownAfter: 5 * HOUR }, {}, 15 * MINUTE), true);
    assert.equal(after({ cancelAbandonedAfter: 30 * MINUTE }, AT_BANK, 30 * MINUTE), true);
    assert.equal(after({ cancelAbandonedAfter: 30 * MINUTE }, PENDING, 30 * MINUTE - 1), false);
    assert.equal(after({ cancelAbandonedAfter: 30 * HOUR }, AT_BANK, 2 * HOUR), true);
  });

  it('is not while this process works on it, or another may', () => {
    assert.equal(isOverdue(servicesOf({ isRunning: true }), attemptOf()), false);
    const upkeep = { cancelUnknownAfter: 0 };
    const interrupted = (ms: number) =>
      isOverdue(servicesOf({ upkeep }), attemptOf({ ...INTERRUPTED, workedAt: NOW - ms }));
    assert.deepEqual([interrupted(90_000), interrupted(90_001)], [false, true]);
    assert.equal(isOverdue(servicesOf({ upkeep }), attemptOf({ workedAt: NOW })), true);
  });

  it('is not once it has an end', () => {
    for (const leg of ['authorised', 'released'])
      assert.equal(isOverdue(servicesOf(), attemptOf({ leg, workedAt: 0 })), false);
  });
});

describe('what waits for an operator', () => {
  const since = new Date(NOW - 15 * MINUTE).toISOString();

  it('says why, and since when', async () => {
    const why = async (fields: object) =>
      unsettledOf(servicesOf(), attemptOf({ ...fields, workedAt: NOW - 3 * HOUR }));
    assert.deepEqual(await unsettledOf(servicesOf(), attemptOf()), { since, why: 'no-answer' });
    assert.equal((await why(INTERRUPTED))?.why, 'interrupted');
    assert.equal((await why(PENDING))?.why, 'pending');
    assert.equal((await why(AT_BANK))?.why, 'at-bank');
    assert.equal(await unsettledOf(servicesOf(), attemptOf({ leg: 'authorised' })), undefined);
  });

  const paid = attemptOf({ leg: 'authorised', outcome: 'paid' });
  const dead = [{ attempt: paid, since: NOW - MINUTE }];

  it('is a shop that could not be told', async () => {
    const told = { since: new Date(NOW - MINUTE).toISOString(), why: 'not-told' };
    assert.deepEqual(await unsettledOf(servicesOf({ dead }), paid), told);
    assert.deepEqual(await findWaiting(servicesOf({ dead })), [
      { attempt: paid, since: NOW - MINUTE, unsettled: told },
    ]);
  });

  it('is money that did not go back, before a shop that could not be told', async () => {
    const services = servicesOf({ dead, kept: ['PSP-1'] });
    const unsettled = {
      since: new Date(NOW - 2 * MINUTE).toISOString(),
      why: 'not-given-back',
      pspReference: 'PSP-1',
    };
    assert.deepEqual(await unsettledOf(services, paid), unsettled);
    assert.deepEqual(await findWaiting(services), [{ attempt: paid, since: NOW - 2 * MINUTE, unsettled }]);
  });

  it('is that money of its own payment alone, and of none that was forgotten', async () => {
    const other = attemptOf({ leg: 'authorised', key: 'key-2', reference: 'REFERENCE-2' });
    assert.equal(await unsettledOf(servicesOf({ dead, kept: ['PSP-1'] }), other), undefined);
    assert.deepEqual(await findWaiting(servicesOf({ kept: ['PSP-FORGOTTEN'] })), []);
  });

  it('is that money until the proxy has tried again, or an operator has seen to it', async () => {
    const isWaiting = async (...later: object[]) =>
      (await findWaiting(servicesOf({ dead, kept: ['PSP-1'], later })))[0]?.unsettled.why ===
      'not-given-back';
    const again = { operation: 'checkout.reversePayment', subject: 'PSP-1', who: 'proxy', begunAt: NOW };
    const receipt = { status: 'given-back', pspReference: 'PSP-1' };
    const byHand = {
      operation: 'operator.settlePayment',
      subject: 'REFERENCE-1',
      state: 'answered',
      receipt,
    };
    assert.equal(await isWaiting(again), false);
    assert.equal(await isWaiting(byHand), false);
    for (const other of [
      { ...again, who: 'operator' },
      { ...again, operation: 'checkout.refundPayment' },
      { ...again, subject: 'PSP-2' },
      { ...again, begunAt: NOW - 2 * HOUR },
      { ...byHand, state: 'unsent' },
      { ...byHand, operation: 'checkout.refundPayment' },
      { ...byHand, receipt: { ...receipt, status: 'paid' } },
      { ...byHand, receipt: { ...receipt, pspReference: 'PSP-2' } },
      { ...byHand, receipt: undefined },
    ])
      assert.equal(await isWaiting(other), true, JSON.stringify(other));
  });

  it('is listed once for each payment, also one that was worked on just now', async () => {
    const upkeep = { cancelUnknownAfter: 0 };
    const open = [
      attemptOf(),
      attemptOf({ key: 'key-2', reference: 'REFERENCE-2', workedAt: NOW }),
      attemptOf({ key: 'key-3', reference: 'REFERENCE-3', ...AT_BANK }),
    ];
    const listed = async (world: World) =>
      (await findWaiting(servicesOf(world))).map(({ attempt, unsettled }) => [
        attempt.reference,
        unsettled.why,
      ]);
    assert.deepEqual(await listed({ open }), [['REFERENCE-1', 'no-answer']]);
    assert.deepEqual(await listed({ open, upkeep }), [
      ['REFERENCE-1', 'no-answer'],
      ['REFERENCE-2', 'no-answer'],
    ]);
  });
});
