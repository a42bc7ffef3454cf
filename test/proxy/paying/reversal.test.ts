import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Result } from '../../../src/proxy/platform/platform.js';
import { attemptOf, finishReversals, reverse, reverseAgain } from '../../../src/proxy/paying/reversal.js';
import { EUR } from '../shop.js';
import { answered, attempt, eventOf, lost, openReversals, PSP } from './reversing.js';

describe('money that was authorised beside an attempt', () => {
  it('goes back once, however often it is asked for', async () => {
    const { services, around, called, delivered, notes, idle, intentsOf } = openReversals(answered);
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
        who: 'proxy',
        amount: EUR(1999),
      },
    ]);
  });

  it('is not asked for where the platform has reported that it went back', async () => {
    const { services, around, ledger, called, idle } = openReversals(answered);
    await ledger.keepEvent(eventOf({}));
    await reverse(services, around, attempt, PSP);
    await idle();
    assert.deepEqual(called, []);
  });

  it('is found by its own name again, though the attempt does not know it', async () => {
    const { services, around, ledger, idle } = openReversals(answered);
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
      const { services, around, delivered, notes, idle, intentsOf } = openReversals(
        result as unknown as Result,
      );
      await reverse(services, around, attempt, PSP);
      await idle();
      const [intent] = await intentsOf();
      assert.deepEqual([intent?.state, intent?.refusal, intent?.receipt], [state, refusal, undefined]);
      assert.deepEqual([delivered, notes], [[], []]);
    });

  it('is asked for again where that got lost, once it counts as lost, under the same key', async () => {
    const { services, around, ledger, called, idle, intentsOf, later } = openReversals(lost, answered);
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

  it('is asked for again though the attempt of another one is gone', async () => {
    const { services, around, ledger, called, idle, intentsOf, later } = openReversals(lost, lost, answered);
    await reverse(services, around, { ...attempt, reference: 'GONE' }, 'PSP-GONE');
    await reverse(services, around, attempt, PSP);
    await idle();
    ledger.findByReference = async (name) => (name === attempt.reference ? attempt : undefined);
    later(180_000);
    await finishReversals(services, around);
    assert.deepEqual(
      called.map(({ input }) => input['paymentPspReference']),
      ['PSP-GONE', PSP, PSP],
    );
    assert.equal((await intentsOf())[0]?.state, 'answered');
  });

  it('ends an attempt that waited for it, once the platform has decided', async () => {
    for (const [result, outcomes] of [
      [answered, ['cancelled']],
      [{ kind: 'not-executed', status: 422 }, ['cancelled']],
      [lost, []],
      [{ kind: 'not-executed' }, []],
    ] as const) {
      const { services, around, idle, approve, settled } = openReversals(result as Result);
      await reverse(services, around, approve(), PSP);
      await idle();
      assert.deepEqual(settled, outcomes, JSON.stringify(result));
    }
  });

  it('is asked for again by an operator under another key, once for each time', async () => {
    const { services, around, called, idle } = openReversals(answered);
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
    const { services, around, idle, intentsOf } = openReversals({
      kind: 'answered',
      answer: { pspReference: 7 },
    });
    await reverse(services, around, attempt, PSP);
    await idle();
    assert.deepEqual((await intentsOf())[0]?.receipt, {});
  });
});
