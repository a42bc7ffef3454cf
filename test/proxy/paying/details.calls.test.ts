import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';

import type { DetailsRequest } from '../../../src/client/shopper/index.js';
import type { Call, Services } from '../../../src/proxy/services.js';
import { details } from '../../../src/proxy/paying/details.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import type { Result } from '../../../src/proxy/platform/platform.js';
import type { Refusal } from '../../../src/proxy/refusal.js';
import { Work } from '../../../src/proxy/work/work.js';
import { EUR } from '../shop.js';

const NOW = 1_800_000_000_000;
const OWNER = 'owner-1';
const paidAs = (merchantReference: string): Result => ({
  kind: 'answered',
  answer: { resultCode: 'Authorised', pspReference: 'PSP-1', merchantReference, amount: EUR(1999) },
});

afterEach(() => mock.restoreAll());

/** A shop whose attempt waits for a bank, and a platform that gives its answers in turn. */
async function open(...answers: (Result | Promise<Result>)[]) {
  const ledger = memoryLedger();
  const called: { input: object; key: string }[] = [];
  const notes: string[] = [];
  const kept: Promise<unknown>[] = [];
  let at = NOW;
  const services = {
    ledger,
    work: new Work(),
    settings: {
      now: () => at,
      answerWithin: 5000,
      options: {},
      meters: { attempt: () => undefined },
      signer: { sign: async (...parts: string[]) => parts.join('|') },
    },
    limits: { refusals: Infinity, addressRefusals: Infinity },
    delivery: { settled: async () => undefined, answered: async () => undefined },
    platform: {
      call: async (_row: unknown, input: object, key: string) => {
        called.push({ input, key });
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? paidAs('REFERENCE-1');
      },
    },
  } as unknown as Services;
  const callOf = (owner = OWNER): Call =>
    ({
      caller: { owners: [owner], identity: {} },
      note: (word: string) => notes.push(word),
      keepAlive: (work: Promise<unknown>) => void kept.push(work),
    }) as unknown as Call;
  const begin = async (number: number, paymentData?: string, owner = OWNER) => {
    const key = `key-${number}`;
    await ledger.begin({
      key,
      owner,
      order: `ORDER-${number}`,
      orderValue: 1999,
      reference: `REFERENCE-${number}`,
      merchantAccount: 'ShopAccount',
      amount: EUR(1999),
      fingerprint: '',
      at,
    });
    await ledger.settle(key, { outcome: 'action-required', facts: {}, at, paymentData });
  };
  await begin(1, 'state-1');
  const hand = async (fields: object, owner?: string) => {
    try {
      const body = { order: 'ORDER-1', key: 'key-1', ...fields } as DetailsRequest;
      return (await details(services, callOf(owner), body)).outcome;
    } catch (error) {
      const { code, facts } = error as Refusal;
      return facts.field === undefined ? code : `${code} ${facts.field}`;
    }
  };
  return { services, ledger, called, notes, kept, begin, hand, later: (ms: number) => (at += ms) };
}

describe('a result of a bank', () => {
  for (const [name, platformName, scope] of [
    ['redirectResult', 'redirectResult', ''],
    ['payload', 'payload', ''],
    ['threeDSFingerprint', 'threeds2.fingerprint', 'key-1'],
    ['threeDSResult', 'threeDSResult', 'key-1'],
  ] as const)
    it(`goes to the platform as ${platformName}, with what the platform gave to keep`, async () => {
      const { hand, called, kept, ledger } = await open();
      assert.equal(await hand({ [name]: 'abc' }), 'paid');
      const digest = `details|${name}|abc|${scope}`;
      assert.deepEqual(called, [
        {
          input: { details: { [platformName]: 'abc' }, paymentData: 'state-1' },
          key: `details-key|key-1|REFERENCE-1|${digest}`,
        },
      ]);
      assert.equal((await ledger.findDetails(digest))?.key, 'key-1');
      assert.ok(kept.length > 0, 'an edge runtime is told that work goes on');
    });

  it('goes without a state where the platform gave none', async () => {
    const { hand, called, begin } = await open(paidAs('REFERENCE-2'));
    await begin(2);
    await hand({ order: 'ORDER-2', key: 'key-2', redirectResult: 'abc' });
    assert.deepEqual(called[0]?.input, { details: { redirectResult: 'abc' } });
  });

  it('is one result: none, or two, are refused by name', async () => {
    const { hand, called } = await open();
    assert.equal(await hand({}), 'invalid-request body');
    assert.equal(await hand({ redirectResult: 'a', payload: 'b' }), 'invalid-request payload');
    assert.deepEqual(called, []);
  });

  it('belongs to an attempt of this session and of this order', async () => {
    const { hand, called } = await open();
    assert.equal(await hand({ redirectResult: 'a' }, 'owner-2'), 'unknown-attempt');
    assert.equal(await hand({ redirectResult: 'a', order: 'ORDER-2' }), 'unknown-attempt');
    assert.equal(await hand({ redirectResult: 'a', key: 'key-9' }), 'unknown-attempt');
    assert.deepEqual(called, []);
    assert.equal(await hand({ redirectResult: 'a', key: undefined }), 'paid');
  });

  it('that the platform refuses is told by its field, now and when it comes again, and the attempt waits on', async () => {
    const refused = { kind: 'not-executed', status: 422, code: '101' } as unknown as Result;
    const { hand, called, ledger, notes } = await open(refused);
    for (let time = 0; time < 2; time++)
      assert.equal(await hand({ redirectResult: 'abc' }), 'platform-refused number');
    assert.equal(called.length, 1);
    assert.equal((await ledger.find('key-1'))?.state, 'settled');
    assert.deepEqual(notes, ['platform-422']);
  });

  it('that never reached the platform is noted under no status', async () => {
    const { hand, notes } = await open({ kind: 'not-executed' } as unknown as Result);
    assert.equal(await hand({ redirectResult: 'abc' }), 'platform-unavailable');
    assert.deepEqual(notes, []);
  });

  it('keeps an edge runtime awake while the platform takes its time', async () => {
    let answerNow: (result: Result) => void = () => assert.fail();
    const { hand, called, kept } = await open(new Promise<Result>((resolve) => (answerNow = resolve)));
    const outcome = hand({ redirectResult: 'abc' });
    while (called.length === 0) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(kept.length, 1);
    answerNow(paidAs('REFERENCE-1'));
    assert.equal(await outcome, 'paid');
  });

  it('that got lost is sent again under the same key when it comes again', async () => {
    const { hand, called } = await open({ kind: 'unknown' } as unknown as Result, paidAs('REFERENCE-1'));
    assert.equal(await hand({ redirectResult: 'abc' }), 'unknown');
    assert.equal(await hand({ redirectResult: 'abc' }), 'paid');
    assert.deepEqual([called.length, called[0]?.key], [2, called[1]?.key]);
  });

  it('is handed in once, and its outcome is told whenever it comes again', async () => {
    const { hand, called } = await open();
    for (let time = 0; time < 3; time++) assert.equal(await hand({ redirectResult: 'abc' }), 'paid');
    assert.equal(called.length, 1);
  });

  it('counts for another attempt of the session where the platform says so, which is noted', async () => {
    const { hand, notes, begin, ledger } = await open(paidAs('REFERENCE-2'));
    await begin(2);
    await hand({ redirectResult: 'abc' });
    assert.deepEqual(notes, ['answer-mismatch']);
    assert.equal((await ledger.find('key-2'))?.outcome, 'paid');
    assert.equal((await ledger.find('key-1'))?.outcome, 'action-required');
  });

  it('changes nothing of another session’s attempt', async () => {
    const { hand, begin, ledger } = await open(paidAs('REFERENCE-2'));
    await begin(2, undefined, 'owner-2');
    await hand({ redirectResult: 'abc' });
    assert.equal((await ledger.find('key-2'))?.outcome, 'action-required');
  });

  it('is about its own attempt where the answer names none', async () => {
    const answer = { resultCode: 'Refused', pspReference: 'PSP-1', refusalReasonCode: '2' };
    const { hand, notes } = await open({ kind: 'answered', answer });
    assert.equal(await hand({ redirectResult: 'abc' }), 'refused');
    assert.ok(!notes.includes('answer-mismatch'));
  });
});

/** A payment that another process has sent, and whose answer is not written down yet. */
const SENT = {
  key: 'key-2',
  owner: OWNER,
  order: 'ORDER-2',
  orderValue: 1999,
  reference: 'REFERENCE-2',
  merchantAccount: 'ShopAccount',
  amount: EUR(1999),
  fingerprint: '',
};

/** Another process has begun a result of the attempt; `after` so many pauses it ends as `end` says. */
async function contended(
  end?: (made: Awaited<ReturnType<typeof open>>) => unknown,
  after = Infinity,
  fields: object = {},
) {
  const made = await open();
  await made.ledger.beginDetails({ digest: 'other', key: 'key-1', at: NOW, lostBefore: 0 });
  await made.ledger.begin({ ...SENT, at: NOW });
  const pauses: number[] = [];
  const set = globalThis.setTimeout;
  mock.method(globalThis, 'setTimeout', (act: () => void, ms: number) => {
    if (ms > 2000) return set(act, ms).unref();
    pauses.push(ms);
    if (pauses.length === after) void end?.(made);
    return set(act, 0);
  });
  const outcome = await made.hand({ redirectResult: 'abc', ...fields });
  return { ...made, outcome, pauses };
}

describe('a result that comes while another process hands one in', () => {
  it('waits for its turn: 200 ms, 400, 800, 1600, and then no longer', async () => {
    const { outcome, pauses, called } = await contended();
    assert.deepEqual(pauses, [200, 400, 800, 1600]);
    assert.deepEqual([outcome, called], ['unknown', []]);
  });

  it('waits as long for a payment whose answer is not written down yet', async () => {
    const { outcome, pauses } = await contended(undefined, Infinity, { order: 'ORDER-2', key: 'key-2' });
    assert.deepEqual([outcome, pauses], ['unknown', [200, 400, 800, 1600]]);
  });

  it('is handed in as soon as the other one is done and the bank is waited for again', async () => {
    const { outcome, pauses, called } = await contended(({ ledger }) => ledger.endDetails('other', {}), 2);
    assert.deepEqual([outcome, pauses.length, called.length], ['paid', 2, 1]);
  });

  it('is not handed in where the other one ended the attempt', async () => {
    const { outcome, pauses, called } = await contended(
      ({ ledger }) => ledger.settle('key-1', { outcome: 'refused', facts: {}, at: NOW }),
      2,
    );
    assert.deepEqual([outcome, pauses.length, called], ['refused', 2, []]);
  });

  it('waits no longer than a reply may take, whatever this process is doing for the attempt', async () => {
    const { services, ledger, hand, called } = await open();
    await ledger.beginDetails({ digest: 'other', key: 'key-1', at: NOW, lostBefore: 0 });
    void services.work.start('key-1', () => new Promise(() => undefined));
    Object.assign(services.settings, { answerWithin: 30 });
    assert.equal(await hand({ redirectResult: 'abc' }), 'unknown');
    assert.deepEqual(called, []);
  });

  it('waits not at all where no time is left', async () => {
    const { services, ledger, hand } = await open();
    await ledger.beginDetails({ digest: 'other', key: 'key-1', at: NOW, lostBefore: 0 });
    Object.assign(services.settings, { answerWithin: 0 });
    mock.method(performance, 'now', () => 1000);
    const pauses = mock.method(globalThis, 'setTimeout', (act: () => void) => setImmediate(act));
    assert.equal(await hand({ redirectResult: 'abc' }), 'unknown');
    assert.equal(pauses.mock.callCount(), 0);
  });

  it('is handed in where the other one ends in that very moment', async () => {
    const { ledger, hand } = await open();
    const begin = ledger.beginDetails.bind(ledger);
    let asked = 0;
    ledger.beginDetails = async (call) => asked++ > 0 && begin(call);
    assert.equal(await hand({ redirectResult: 'abc' }), 'paid');
    assert.equal(asked, 2);
  });
});
