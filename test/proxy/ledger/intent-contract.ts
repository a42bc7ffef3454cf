import assert from 'node:assert/strict';
import { it } from 'node:test';

import type { IntentEnd, Ledger, NewIntent } from '../../../src/proxy/index.js';
import { Chance } from '../../faults/seeded.js';

const at = 1_800_000_000_000;

/** Long enough ago that nothing under way is taken for lost. */
const never = at - 1;

const answered: IntentEnd = { state: 'answered', receipt: { pspReference: 'PSP-1', status: 'received' }, at };
const refused: IntentEnd = { state: 'refused', refusal: { code: 'platform-refused', field: 'amount' }, at };

/** What every ledger does for those who work for the merchant, wherever it keeps things. */
export function intentContract(open: () => Ledger): void {
  let count = 0;
  const fresh = (changes: Partial<NewIntent> = {}): NewIntent => ({
    id: `intent-${++count}`,
    key: 'key-1',
    operation: 'checkout.refundPayment',
    subject: `PSP-${count}`,
    amount: { value: 500, currency: 'EUR' },
    reason: 'RETURN',
    who: 'olga',
    fingerprint: 'fingerprint',
    at,
    ...changes,
  });

  it('writes an intent down once, lets one of many send it, and knows it again', async () => {
    const [ledger, intent] = [open(), fresh()];
    const all = await Promise.all([1, 2, 3].map(() => ledger.beginIntent(intent, never)));
    assert.deepEqual(all.map(({ kind }) => kind).toSorted(), ['begun', 'known', 'known']);
    const { at: begunAt, ...asked } = intent;
    const known = await ledger.findIntent(intent.id);
    assert.deepEqual(
      Object.fromEntries(Object.keys(asked).map((name) => [name, known?.[name as keyof typeof known]])),
      asked,
    );
    assert.deepEqual([known?.state, known?.begunAt, known?.workedAt], ['open', begunAt, begunAt]);
    assert.equal(await ledger.findIntent('no such intent'), undefined);
  });

  it('keeps an answer, and a refusal, for good', async () => {
    const ledger = open();
    for (const end of [answered, refused]) {
      const intent = fresh();
      await ledger.beginIntent(intent, never);
      await ledger.endIntent(intent.id, end);
      await ledger.endIntent(intent.id, { state: 'unknown', at: at + 1 });
      const { kind, intent: known } = await ledger.beginIntent({ ...intent, at: at + 2 }, at + 9);
      assert.equal(kind, 'known');
      const { state, receipt, refusal, endedAt } = known;
      assert.deepEqual([state, receipt, refusal, endedAt], [end.state, end.receipt, end.refusal, at]);
    }
  });

  it('lets a caller send one of unknown outcome again, with the same request', async () => {
    const ledger = open();
    for (const state of ['unsent', 'unknown'] as const) {
      const intent = fresh();
      await ledger.beginIntent(intent, never);
      await ledger.endIntent(intent.id, { state, at });
      const other = await ledger.beginIntent({ ...intent, fingerprint: 'other' }, never);
      assert.deepEqual([other.kind, other.intent.state], ['known', state]);
      const again = await ledger.beginIntent({ ...intent, at: at + 5 }, never);
      assert.deepEqual(
        [again.kind, again.intent.state, again.intent.begunAt, again.intent.workedAt],
        ['begun', 'open', at, at + 5],
      );
      assert.equal((await ledger.beginIntent(intent, never)).kind, 'known');
    }
  });

  it('takes what was lost with its process for unknown', async () => {
    const [ledger, intent] = [open(), fresh()];
    await ledger.beginIntent(intent, never);
    assert.equal((await ledger.beginIntent({ ...intent, at: at + 1 }, at)).kind, 'known');
    assert.equal((await ledger.beginIntent({ ...intent, at: at + 2 }, at + 1)).kind, 'begun');
  });

  it('after a doubt takes nothing but an answer for certain', async () => {
    const ledger = open();
    for (const end of [refused, { state: 'unsent', at } as const]) {
      const intent = fresh();
      await ledger.beginIntent(intent, never);
      await ledger.endIntent(intent.id, { state: 'unknown', at });
      await ledger.beginIntent(intent, never);
      await ledger.endIntent(intent.id, end);
      assert.equal((await ledger.findIntent(intent.id))?.state, 'unknown');
      await ledger.endIntent(intent.id, answered);
      assert.equal((await ledger.findIntent(intent.id))?.state, 'answered');
    }
    const harmless = fresh();
    await ledger.beginIntent(harmless, never);
    await ledger.endIntent(harmless.id, { state: 'unsent', at });
    await ledger.beginIntent(harmless, never);
    await ledger.endIntent(harmless.id, refused);
    assert.equal((await ledger.findIntent(harmless.id))?.state, 'refused');
  });

  it('refuses for good only what was never in doubt, whatever became of it before', async () => {
    const [ledger, chance] = [open(), new Chance(2026)];
    let finals = 0;
    for (let round = 0; round < 60; round++) {
      const intent = fresh();
      let isDoubtful = false;
      for (let tries = chance.between(1, 5); tries > 0; tries--) {
        // A try whose sender was given up is in doubt as much as one whose answer was lost.
        const { kind } = await ledger.beginIntent(intent, chance.is(0.2) ? at + 1 : never);
        if (kind === 'known') continue;
        const end = chance.of([
          refused,
          { state: 'unsent', at },
          { state: 'unknown', at },
          undefined,
        ] as const);
        if (end) await ledger.endIntent(intent.id, end);
        const { state } = (await ledger.findIntent(intent.id)) ?? {};
        assert.equal(state === 'refused', end === refused && !isDoubtful);
        isDoubtful ||= end?.state !== 'unsent';
        if (state !== 'refused') continue;
        finals++;
        assert.equal((await ledger.beginIntent(intent, at + 1)).kind, 'known');
        break;
      }
    }
    assert.ok(finals > 10 && finals < 50, `${finals} of 60`);
  });

  it('takes an answer that comes after its sender was given up', async () => {
    const [ledger, intent] = [open(), fresh()];
    await ledger.beginIntent(intent, never);
    await ledger.beginIntent(intent, at + 1);
    await ledger.endIntent(intent.id, { state: 'unknown', at });
    await ledger.endIntent(intent.id, answered);
    assert.deepEqual((await ledger.findIntent(intent.id))?.receipt, answered.receipt);
    await ledger.endIntent(intent.id, { ...answered, receipt: { pspReference: 'PSP-2' } });
    assert.deepEqual((await ledger.findIntent(intent.id))?.receipt, answered.receipt);
  });

  it('finds all that was asked for of some subjects, oldest first, with an amount or without', async () => {
    const ledger = open();
    const { subject } = fresh();
    const [second, first, other] = [
      fresh({ subject, at: at + 1 }),
      fresh({ subject, amount: undefined }),
      fresh(),
    ];
    for (const intent of [second, first, other]) await ledger.beginIntent(intent, never);
    const found = await ledger.findIntents([subject, 'no such subject']);
    assert.deepEqual(
      found.map(({ id, amount }) => [id, amount]),
      [
        [first.id, undefined],
        [second.id, { value: 500, currency: 'EUR' }],
      ],
    );
    assert.equal((await ledger.findIntents([subject, other.subject])).length, 3);
    assert.deepEqual(await ledger.findIntents([]), []);
  });

  it('finds the intents of one caller that are not over', async () => {
    const ledger = open();
    const { id: who } = fresh();
    const intent = {
      id: who,
      key: 'k',
      operation: 'checkout.reversePayment',
      subject: 's',
      who,
      fingerprint: 'f',
      at,
    };
    await ledger.beginIntent(intent, 0);
    assert.equal((await ledger.unfinishedIntents(who, at)).length, 0);
    assert.equal((await ledger.unfinishedIntents(who, at + 1))[0]?.id, who);
    await ledger.endIntent(who, { state: 'answered', receipt: {}, at });
    assert.equal((await ledger.unfinishedIntents(who, at + 1)).length, 0);
  });

  it('finds the intents of one caller that the platform refused, or reported as failed', async () => {
    const ledger = open();
    const { id: who } = fresh();
    const ask = async (name: string, end: IntentEnd, later: number, asker = who) => {
      const id = `${who}-${name}`;
      const intent = { id, key: 'k', operation: 'o', subject: id, who: asker, fingerprint: 'f' };
      await ledger.beginIntent({ ...intent, at: at + later }, 0);
      await ledger.endIntent(id, end);
      return id;
    };
    const taken = (pspReference: string): IntentEnd => ({
      state: 'answered',
      receipt: { pspReference: `${who}-${pspReference}` },
      at,
    });
    const failed = await ask('failed', taken('A'), 2);
    await ask('booked', taken('B'), 1);
    await ask('not-reported', taken('C'), 3);
    await ask('unknown', { state: 'unknown', at }, 4);
    await ask('beside', taken('D'), 9);
    await ask('bare', { state: 'answered', receipt: {}, at }, 5);
    await ask('other', taken('A'), 6, 'another caller');
    const refused = await ask('refused', { state: 'refused', refusal: { code: 'platform-refused' }, at }, 0);
    const doubtful = await ask('doubtful', { state: 'unknown', at }, 7);
    await ask('doubtful', { state: 'refused', refusal: { code: 'platform-refused' }, at }, 8);
    assert.equal((await ledger.findIntent(doubtful))?.state, 'unknown');
    for (const [name, success, kind] of [
      ['A', false, 'reversal'],
      ['B', true, 'reversal'],
      // A payment that was refused is none that could not be given back.
      ['D', false, 'authorisation'],
    ] as const)
      await ledger.keepEvent({
        id: `${who}-${name}-event`,
        kind,
        success,
        reference: who,
        pspReference: `${who}-${name}`,
        at,
      });
    assert.deepEqual(
      (await ledger.failedIntents(who)).map(({ id }) => id),
      [refused, failed, doubtful],
    );
  });
}
