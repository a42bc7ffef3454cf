import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Identity } from '../../../src/proxy/index.js';
import { answer, serviceError, type Got } from '../fake-platform.js';
import { event, openReportingShop, report } from '../notifications/reporting.js';
import { operator } from '../policy/office.js';
import { arrive, codeOf, fieldOf, type Reply } from '../shop.js';

type Fields = Record<string, unknown>;

const SECOND = 'PSP0000000000002';
const isReversal = ({ path }: Got): boolean => path.endsWith('/reversals');

/** An order that is paid, and a second charge of it that the platform has reported: it is given back. */
async function openPaidTwice({ isFenced = false } = {}) {
  let at = 1_800_000_000_000;
  const shop = openReportingShop({
    now: () => at,
    identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null,
  });
  const { platform, proxy, idle } = shop;
  platform.network = (got, execute) => {
    if (!isReversal(got)) return execute();
    const pspReference = `REVERSAL-${reversals().length}`;
    return answer(201, { ...got.body, paymentPspReference: SECOND, pspReference, status: 'received' });
  };
  const reversals = () => platform.got.filter(isReversal);
  const browser = await arrive(proxy);
  const { body } = isFenced
    ? await browser.post('/attempts/key-1/fence', { order: 'ORDER-1' })
    : await browser.pay('key-1');
  const reference = String(body['reference']);
  const as = (who: Identity) => ({ 'x-identity': JSON.stringify(who) });
  const twice = async () => {
    await report(proxy, event({ merchantReference: reference, pspReference: SECOND }));
    await idle();
  };
  return {
    ...shop,
    browser,
    reference,
    reversals,
    later: (ms: number) => (at += ms),
    twice,
    /** What the platform says became of its reversal by this number. */
    reported: (number: number, success: boolean, eventCode = 'CANCEL_OR_REFUND') => {
      at += 60_000;
      const named = { pspReference: `REVERSAL-${number}`, originalReference: SECOND };
      const facts = { eventCode, merchantReference: reference, success: String(success) as 'true' };
      return report(proxy, event({ ...facts, ...named }));
    },
    waiting: async (): Promise<Fields[]> => {
      const reply = await browser.send('/florin/unsettled', {
        headers: { 'sec-fetch-site': 'same-origin', ...as(operator) },
      });
      return reply.body['payments'] as Fields[];
    },
    settle: async (outcome: string, key = 'settle-1', changes: Fields = {}): Promise<Reply> => {
      at += 60_000;
      const path = `/payments/${reference}/settlement`;
      const input = { outcome, pspReference: SECOND, ...changes };
      const reply = await browser.post(path, input, { ...as(operator), 'idempotency-key': key });
      await idle();
      return reply;
    },
  };
}

describe('money that the platform did not give back', () => {
  it('waits for an operator once the platform reports that the reversal failed, and not before', async () => {
    const { twice, reversals, reported, waiting, reference, events } = await openPaidTwice();
    await twice();
    assert.deepEqual([reversals().length, await waiting()], [1, []]);
    await reported(1, false);
    const [found = {}, ...others] = await waiting();
    assert.deepEqual([found['reference'], found['outcome'], others], [reference, 'paid', []]);
    assert.deepEqual(found['unsettled'], {
      since: '2027-01-15T08:01:00.000Z',
      why: 'not-given-back',
      pspReference: SECOND,
    });
    assert.ok(events.some(({ notes }) => notes.includes('reversal-failed')));
    const history = (found['history'] as Fields[]).map(({ kind, status }) => `${kind} ${status}`);
    assert.deepEqual(history, ['authorisation paid', 'authorisation paid', 'reversal failed']);
  });

  it('waits too where it came for a payment that was fenced', async () => {
    const { twice, reported, waiting, settle } = await openPaidTwice({ isFenced: true });
    await twice();
    await reported(1, false);
    const [{ unsettled } = {}] = await waiting();
    assert.equal((unsettled as Fields)['pspReference'], SECOND);
    assert.equal((await settle('given-back')).status, 200);
    assert.deepEqual(await waiting(), []);
  });

  it('waits too where the platform refused at once, or what it had booked came back from the bank', async () => {
    const refused = await openPaidTwice();
    refused.platform.network = (got, execute) => (isReversal(got) ? serviceError(422, '168') : execute());
    await refused.twice();
    assert.equal((await refused.waiting()).length, 1);
    const undone = await openPaidTwice();
    await undone.twice();
    await undone.reported(1, true);
    assert.deepEqual(await undone.waiting(), []);
    await undone.reported(1, true, 'REFUND_FAILED');
    assert.equal((await undone.waiting()).length, 1);
  });

  it('is asked for again under another key, once for each time an operator says so', async () => {
    const { twice, reversals, reported, waiting, settle, browser } = await openPaidTwice();
    await twice();
    await reported(1, false);
    const reply = await settle('reverse-again');
    await settle('reverse-again');
    const [first, second, ...others] = reversals();
    assert.deepEqual([reply.status, others], [200, []]);
    assert.notEqual(first?.key, second?.key);
    assert.deepEqual(await waiting(), []);
    const { status, by } =
      (reply.body['history'] as Fields[]).find(({ kind }) => kind === 'settlement') ?? {};
    assert.deepEqual([status, by], ['reverse-again', 'olga@shop.example']);
    await reported(2, false);
    const [{ unsettled } = {}, ...more] = await waiting();
    assert.deepEqual([(unsettled as Fields)['since'], more], ['2027-01-15T08:04:00.000Z', []]);
    await settle('reverse-again', 'settle-2');
    await reported(3, true);
    assert.deepEqual([reversals().length, await waiting()], [3, []]);
    assert.equal((await browser.attempt('key-1')).body['outcome'], 'paid');
  });

  it('is asked for again by another process where this one could not reach the platform', async () => {
    const { twice, reported, settle, later, ...shop } = await openPaidTwice();
    const { proxy, platform, reversals, reversed } = shop;
    await twice();
    await reported(1, false);
    const { network } = platform;
    platform.network = () => answer(503, {});
    await settle('reverse-again');
    platform.network = network;
    const before = reversals();
    later(2 * 60_000);
    await proxy.reconcile();
    assert.equal(reversals().length, before.length + 1);
    assert.equal(reversals().at(-1)?.key, before.at(-1)?.key);
    assert.deepEqual(reversed, [`ORDER-1 ${SECOND}`, `ORDER-1 ${SECOND}`]);
  });

  it('is settled as given back by hand, for good, and nothing is sent', async () => {
    const { twice, reversals, reported, waiting, settle } = await openPaidTwice();
    await twice();
    await reported(1, false);
    const reply = await settle('given-back');
    assert.deepEqual([reply.status, reply.body['outcome']], [200, 'paid']);
    assert.deepEqual([reversals().length, await waiting()], [1, []]);
    assert.equal(codeOf(await settle('reverse-again', 'settle-2')), 'already-settled');
    assert.equal((await settle('given-back')).status, 200);
    assert.equal(codeOf(await settle('reverse-again')), 'key-reused');
  });

  it('is settled of no other payment than the one that waits', async () => {
    const { twice, reported, settle, waiting } = await openPaidTwice();
    await twice();
    assert.equal(codeOf(await settle('given-back')), 'already-settled');
    await reported(1, false);
    const unnamed = await settle('given-back', 'b', { pspReference: undefined });
    assert.deepEqual([codeOf(unnamed), fieldOf(unnamed)], ['invalid-request', 'pspReference']);
    assert.equal(codeOf(await settle('given-back', 'c', { pspReference: 'OTHER' })), 'already-settled');
    assert.equal((await waiting()).length, 1);
  });
});
