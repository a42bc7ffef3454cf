import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  attempt as readAttempt,
  isOwn,
  lostBefore,
  replyOf,
  replyOrRefuse,
} from '../../../src/proxy/paying/attempt-reply.js';
import type { Call, Services } from '../../../src/proxy/services.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import { EUR } from '../shop.js';

const NOW = 1_800_000_000_000;
const KEY = 'key-1';

interface World {
  readonly budget?: number;
  /** Whether this process works on the attempt. */
  readonly isRunning?: boolean;
  /** Whether other payments have paid the order. */
  readonly isPaid?: boolean;
  readonly found?: Attempt;
}

const servicesOf = ({ budget, isRunning = false, isPaid, found }: World = {}): Services =>
  ({
    settings: { now: () => NOW, options: { platform: budget === undefined ? undefined : { budget } } },
    work: { isRunning: () => isRunning },
    ledger: {
      find: async () => found,
      findOrder: async () => (isPaid === undefined ? undefined : { isPaid }),
    },
  }) as unknown as Services;

const attemptOf = (fields: object = {}): Attempt =>
  ({
    key: KEY,
    order: 'ORDER-1',
    reference: 'REFERENCE-1',
    amount: EUR(1999),
    owner: 'owner-1',
    state: 'settled',
    outcome: 'paid',
    leg: 'authorised',
    workedAt: NOW - 200_000,
    settledAt: NOW - 1000,
    facts: { brand: 'visa', lastFour: '1111' },
    ...fields,
  }) as unknown as Attempt;
const openAttempt = (workedAt: number): Attempt =>
  attemptOf({ state: 'open', outcome: undefined, leg: 'open', settledAt: undefined, workedAt });

describe('when a call to the platform counts as lost', () => {
  it('is a minute and a half after it began', () => {
    assert.equal(lostBefore(servicesOf()), NOW - 90_000);
    assert.equal(lostBefore(servicesOf({ budget: 40_000 })), NOW - 90_000);
  });

  it('is half a minute after the platform had its time, where that is longer', () => {
    assert.equal(lostBefore(servicesOf({ budget: 100_000 })), NOW - 130_000);
  });
});

describe('what a session is told of its attempt', () => {
  it('is how it ended, and when', async () => {
    assert.deepEqual(await replyOf(servicesOf(), attemptOf()), {
      status: 200,
      outcome: 'paid',
      body: {
        key: KEY,
        order: 'ORDER-1',
        amount: EUR(1999),
        reference: 'REFERENCE-1',
        outcome: 'paid',
        settled: true,
        brand: 'visa',
        lastFour: '1111',
        at: new Date(NOW - 1000).toISOString(),
      },
    });
  });

  it('is that it is not known yet while any process works on it', async () => {
    const unknown = {
      key: KEY,
      order: 'ORDER-1',
      amount: EUR(1999),
      reference: 'REFERENCE-1',
      outcome: 'unknown',
    };
    for (const [workedAt, isRunning, settled] of [
      [NOW - 90_000, false, false],
      [NOW - 90_001, false, true],
      [NOW - 200_000, true, false],
    ] as const)
      assert.deepEqual(await replyOf(servicesOf({ isRunning }), openAttempt(workedAt)), {
        status: settled ? 200 : 202,
        outcome: 'unknown',
        body: { ...unknown, settled },
      });
  });

  it('is over as soon as it is settled, even where this process still tidies up', async () => {
    const { status, body } = await replyOf(servicesOf({ isRunning: true }), attemptOf({ workedAt: NOW }));
    assert.deepEqual([status, (body as { settled: boolean }).settled], [200, true]);
  });

  it('is what is left to pay, until other payments have paid it', async () => {
    const part = attemptOf({ outcome: 'action-required', facts: { remaining: EUR(999) } });
    const told = async (world: World, attempt = part) => {
      const { body, outcome } = await replyOf(servicesOf(world), attempt);
      return [outcome, (body as { remaining?: unknown }).remaining];
    };
    assert.deepEqual(await told({}), ['action-required', EUR(999)]);
    assert.deepEqual(await told({ isPaid: false }), ['action-required', EUR(999)]);
    assert.deepEqual(await told({ isPaid: true }), ['paid', undefined]);
    const atBank = attemptOf({ outcome: 'action-required', leg: 'open', facts: {} });
    assert.deepEqual(await told({ isPaid: true }, atBank), ['action-required', undefined]);
    assert.deepEqual(await told({ isPaid: true }, attemptOf({ outcome: 'refused' })), ['refused', undefined]);
    const refused = attemptOf({ outcome: 'refused', facts: { remaining: EUR(999) } });
    assert.deepEqual(await told({}, refused), ['refused', undefined]);
  });

  it('is an error where the platform certainly executed nothing', async () => {
    const rejection = { code: 'platform-refused', field: 'number' };
    await assert.rejects(replyOrRefuse(servicesOf(), attemptOf({ rejection })), {
      name: 'Refusal',
      code: 'platform-refused',
    });
    assert.equal((await replyOrRefuse(servicesOf(), attemptOf())).outcome, 'paid');
  });

  it('is nothing where it is another session’s', async () => {
    const call = { caller: { owners: ['owner-1', 'owner-2'] } } as unknown as Call;
    const other = { caller: { owners: ['owner-2'] } } as unknown as Call;
    const found = attemptOf();
    assert.deepEqual([isOwn(found, call), isOwn(found, other), isOwn(undefined, call)], [true, false, false]);
    assert.equal((await readAttempt(servicesOf({ found }), call, { key: KEY })).outcome, 'paid');
    await assert.rejects(readAttempt(servicesOf({ found }), other, { key: KEY }), {
      code: 'unknown-attempt',
    });
    await assert.rejects(readAttempt(servicesOf(), call, { key: KEY }), { code: 'unknown-attempt' });
  });
});
