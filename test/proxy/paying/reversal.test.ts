import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Services } from '../../../src/proxy/services.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import type { PlatformEvent } from '../../../src/proxy/ledger/event.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import type { Result } from '../../../src/proxy/platform/platform.js';
import {
  attemptOf,
  cancelByReference,
  finishReversals,
  PROXY,
  reverse,
  reverseAgain,
  saysGivenBack,
} from '../../../src/proxy/paying/reversal.js';
import { EUR } from '../shop.js';

const NOW = 1_800_000_000_000;
const PSP = 'PSP0000000000002';
const attempt = {
  key: 'key-1',
  order: 'ORDER-1',
  reference: 'REFERENCE-1',
  merchantAccount: 'ShopAccount',
  amount: EUR(1999),
} as unknown as Attempt;

const eventOf = (fields: Partial<PlatformEvent>): PlatformEvent =>
  ({
    id: `${fields.kind}:${fields.pspReference}:${fields.success}`,
    kind: 'cancel',
    success: true,
    reference: 'x',
    pspReference: 'CANCEL-1',
    originalReference: PSP,
    amount: EUR(1999),
    at: NOW,
    ...fields,
  }) as PlatformEvent;

const answered: Result = { kind: 'answered', answer: { pspReference: 'REVERSAL-1', status: 'received' } };

/** A proxy's ledger and platform, whose answers are given in turn. */
function open(...answers: Result[]) {
  let at = NOW;
  const called: { path: string; input: Record<string, unknown>; key: string }[] = [];
  const delivered: unknown[] = [];
  const notes: string[] = [];
  const going: Promise<unknown>[] = [];
  const ledger = memoryLedger();
  const services = {
    ledger,
    settings: { now: () => at, options: {}, signer: { sign: async (...parts: string[]) => parts.join('|') } },
    platform: {
      call: async (row: { path: string }, input: Record<string, unknown>, key: string) => {
        called.push({ path: row.path, input, key });
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? answered;
      },
    },
    delivery: { deliver: async (order: unknown) => void delivered.push(order) },
  } as unknown as Services;
  const around = {
    note: (word: string) => notes.push(word),
    keepAlive: (work: Promise<unknown>) => void going.push(work),
  };
  const idle = async () => {
    while (going.length > 0) await going.pop();
  };
  const intentsOf = async () =>
    (await ledger.findIntents([PSP, attempt.reference])).map(({ state, receipt, refusal, who, amount }) => ({
      state,
      receipt,
      refusal,
      who,
      amount,
    }));
  return {
    services,
    around,
    ledger,
    called,
    delivered,
    notes,
    idle,
    intentsOf,
    later: (ms: number) => (at += ms),
  };
}

describe('money that was authorised beside an attempt', () => {
  it('goes back once, however often it is asked for', async () => {
    const { services, around, called, delivered, notes, idle, intentsOf } = open(answered);
    await reverse(services, around, attempt, PSP);
    await reverse(services, around, attempt, PSP);
    await idle();
    await reverse(services, around, attempt, PSP);
    await idle();
    assert.deepEqual(
      called.map(({ path, input }) => [path, input]),
      [
        [
          '/payments/{paymentPspReference}/reversals',
          { merchantAccount: 'ShopAccount', reference: 'REFERENCE-1', paymentPspReference: PSP },
        ],
      ],
    );
    assert.equal(
      called[0]?.key,
      `own intent|checkout.reversePayment|${PSP}`,
      'in every version of the proxy',
    );
    assert.deepEqual([delivered, notes], [['ORDER-1'], ['reversed']]);
    assert.deepEqual(await intentsOf(), [
      {
        state: 'answered',
        receipt: { pspReference: 'REVERSAL-1' },
        refusal: undefined,
        who: PROXY,
        amount: EUR(1999),
      },
    ]);
  });

  it('is not asked for where the platform has reported that it went back', async () => {
    const { services, around, ledger, called, idle } = open(answered);
    await ledger.keepEvent(eventOf({}));
    await reverse(services, around, attempt, PSP);
    await idle();
    assert.deepEqual(called, []);
  });

  it('is found by its own name again, though the attempt does not know it', async () => {
    const { services, around, ledger, idle } = open(answered);
    await reverse(services, around, attempt, PSP);
    await idle();
    ledger.findByReference = async (reference) => ({ ...attempt, reference });
    assert.equal((await attemptOf(services, PSP))?.reference, 'REFERENCE-1');
    assert.equal(await attemptOf(services, 'PSP-OTHER'), undefined);
    ledger.findByPspReference = async () => ({ ...attempt, reference: 'OWN' });
    assert.equal((await attemptOf(services, PSP))?.reference, 'OWN');
  });

  for (const [what, result, state, refusal] of [
    [
      'refused by the platform',
      { kind: 'not-executed', status: 422 },
      'refused',
      { code: 'platform-refused', status: 422 },
    ],
    ['refused for want of a right', { kind: 'not-executed', status: 403 }, 'unsent', undefined],
    ['not reached', { kind: 'not-executed' }, 'unsent', undefined],
    ['lost', { kind: 'unknown' }, 'unknown', undefined],
  ] as const)
    it(`is written down as ${state} where the request was ${what}, and the shopper is not told that it went back`, async () => {
      const { services, around, delivered, notes, idle, intentsOf } = open(result as unknown as Result);
      await reverse(services, around, attempt, PSP);
      await idle();
      const [intent] = await intentsOf();
      assert.deepEqual([intent?.state, intent?.refusal, intent?.receipt], [state, refusal, undefined]);
      assert.deepEqual([delivered, notes], [[], []]);
    });

  it('is asked for again where that got lost, once it counts as lost, under the same key', async () => {
    const lost = { kind: 'unknown' } as unknown as Result;
    const { services, around, ledger, called, idle, intentsOf, later } = open(lost, answered);
    ledger.findByReference = async () => attempt;
    await reverse(services, around, attempt, PSP);
    await idle();
    later(60_000);
    await finishReversals(services, around);
    const early = called.length;
    later(120_000);
    await finishReversals(services, around);
    await idle();
    assert.ok(early <= 2);
    assert.equal(new Set(called.map(({ key }) => key)).size, 1);
    assert.equal((await intentsOf())[0]?.state, 'answered');
    const before = called.length;
    await finishReversals(services, around);
    assert.equal(called.length, before);
  });

  it('is asked for again by an operator under another key, once for each time', async () => {
    const { services, around, called, idle } = open(answered);
    await reverse(services, around, attempt, PSP);
    for (const time of ['first', 'first', 'second'])
      await reverseAgain(services, around, attempt, { pspReference: PSP, time });
    await idle();
    const own = `own intent|checkout.reversePayment|${PSP}`;
    assert.deepEqual(
      called.map(({ key }) => key),
      [own, `${own}|first`, `${own}|second`],
    );
  });

  it('takes an answer without a name for one, and keeps no name', async () => {
    const { services, around, idle, intentsOf } = open({ kind: 'answered', answer: { pspReference: 7 } });
    await reverse(services, around, attempt, PSP);
    await idle();
    assert.deepEqual((await intentsOf())[0]?.receipt, {});
  });
});

describe('an attempt that the platform is to let go of', () => {
  it('is named by its own reference, once', async () => {
    const { services, around, called, notes } = open(answered);
    assert.equal(await cancelByReference(services, around, attempt), 'taken');
    assert.equal(await cancelByReference(services, around, attempt), 'taken');
    assert.deepEqual(
      called.map(({ path, input }) => [path, input]),
      [
        [
          '/cancels',
          { merchantAccount: 'ShopAccount', reference: 'REFERENCE-1', paymentReference: 'REFERENCE-1' },
        ],
      ],
    );
    assert.equal(called[0]?.key, 'own intent|checkout.cancelPaymentByReference|REFERENCE-1');
    assert.deepEqual(notes, []);
  });

  it('is not let go of where the platform did not take it on', async () => {
    const ends = [
      ['unknown', { kind: 'unknown' }],
      ['unknown', { kind: 'not-executed', status: 503 }],
      ['refused', { kind: 'not-executed', status: 422 }],
    ] as const;
    for (const [end, result] of ends) {
      const { services, around } = open(result as unknown as Result);
      assert.equal(await cancelByReference(services, around, attempt), end);
      assert.equal(await cancelByReference(services, around, attempt), end);
    }
  });
});

describe('whether the platform says that money went back', () => {
  const says = (...events: Partial<PlatformEvent>[]) => saysGivenBack(events.map(eventOf), PSP);

  it('is so after a cancel or a reversal of that payment', () => {
    assert.equal(says({ kind: 'cancel' }), true);
    assert.equal(says({ kind: 'reversal' }), true);
  });

  it('is not so after anything else', () => {
    assert.equal(says(), false);
    assert.equal(says({ kind: 'refund' }), false);
    assert.equal(says({ success: false }), false);
    assert.equal(says({ originalReference: 'PSP-OTHER' }), false);
  });

  it('is no longer so once that failed after all', () => {
    assert.equal(says({ kind: 'reversal' }, { kind: 'refund', success: false }), false);
    assert.equal(says({ kind: 'reversal' }, { kind: 'refund', success: false, pspReference: 'OTHER' }), true);
    assert.equal(
      says({ kind: 'reversal' }, { kind: 'refund', success: false }, { pspReference: 'CANCEL-2' }),
      true,
    );
  });
});
