import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Services } from '../../../src/proxy/services.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import type { MerchantOrder } from '../../../src/proxy/platform/merchant-order.js';
import type { Result } from '../../../src/proxy/platform/platform.js';
import { CANCEL_ORDER, endOrder, leavingId, orderOfPart } from '../../../src/proxy/platform/kept-orders.js';
import {
  atPlatform,
  currentOrder,
  platformOrder,
  rememberOrder,
} from '../../../src/proxy/platform/platform-order.js';
import { EUR } from '../shop.js';

const KIND = 'platform-order';
const NOW = 1_800_000_000_000;
const NAMED = { pspReference: 'ORDER-PSP-1', orderData: 'data-1' };
const orderOf = (value: number) => ({ amount: EUR(value) }) as MerchantOrder;
const attemptOf = (value: number, rest: number) =>
  ({
    key: `key-${value}`,
    order: 'ORDER-1',
    merchantAccount: 'ShopAccount',
    amount: EUR(value),
    rest,
  }) as unknown as Attempt;

function open(result: object = { kind: 'answered', answer: { ...NAMED, amount: EUR(5000) } }) {
  const called: { input: Record<string, unknown>; key: string }[] = [];
  const notes: string[] = [];
  const ledger = memoryLedger();
  const services = {
    ledger,
    settings: { now: () => NOW, signer: { sign: async (...parts: string[]) => parts.join('|') } },
    platform: {
      call: async (_row: unknown, input: Record<string, unknown>, key: string) => {
        called.push({ input, key });
        return result as Result;
      },
    },
  } as unknown as Services;
  const around = { note: (word: string) => notes.push(word), keepAlive: () => undefined };
  return {
    services,
    called,
    notes,
    keep: (kept: object, name = 'ORDER-1') => ledger.remember(KIND, name, JSON.stringify(kept)),
    part: (order: number, value: number, rest: number) =>
      platformOrder(services, around, orderOf(order), attemptOf(value, rest), false),
    authorised: (value: number) => (ledger.findOrder = async () => ({ authorised: value }) as never),
  };
}

describe('the order at the platform that parts belong to', () => {
  it('is none where one payment pays all', async () => {
    const { part, called } = open();
    assert.deepEqual(await part(5000, 5000, 0), { kind: 'fields', fields: {} });
    assert.deepEqual(called, []);
  });

  it('is made for the first part, of the whole amount, under a key of its own, and kept for the others', async () => {
    const { part, called, notes } = open();
    assert.deepEqual(await part(5000, 2000, 3000), { kind: 'fields', fields: { order: NAMED } });
    assert.deepEqual(await part(5000, 3000, 0), { kind: 'fields', fields: { order: NAMED } });
    assert.deepEqual(called, [
      {
        input: { merchantAccount: 'ShopAccount', reference: 'ORDER-1', amount: EUR(5000) },
        key: 'platform-order|ORDER-1|ShopAccount|5000 EUR',
      },
    ]);
    assert.deepEqual(notes, []);
  });

  it('is another one for what was added once the first is full', async () => {
    const { part, called, keep } = open();
    await keep({ ...NAMED, value: 5000 });
    await part(7000, 1000, 1000);
    assert.deepEqual(called[0]?.input['amount'], EUR(2000));
    assert.equal(called[0]?.key, 'platform-order|ORDER-1 5000|ShopAccount|2000 EUR');
  });

  it('is none where one payment pays all that was added', async () => {
    const { part, called, keep } = open();
    await keep({ ...NAMED, value: 5000 });
    assert.deepEqual(await part(7000, 2000, 0), { kind: 'fields', fields: {} });
    assert.deepEqual(called, []);
  });

  it('is made too for the last part where no part before it named one', async () => {
    const { part, called } = open();
    await part(5000, 3000, 0);
    assert.equal(called.length, 1);
  });

  it('costs nothing where it cannot be made: the part is not sent', async () => {
    const refused = open({ kind: 'not-executed', status: 422, code: '130' });
    assert.deepEqual(await refused.part(5000, 2000, 3000), {
      kind: 'not-executed',
      status: 422,
      code: '130',
    });
    assert.deepEqual(refused.notes, []);
    for (const result of [
      { kind: 'unknown' },
      { kind: 'answered', answer: {} },
      { kind: 'answered', answer: { ...NAMED, orderData: 7 } },
      { kind: 'answered', answer: { ...NAMED, pspReference: undefined } },
    ]) {
      const { part, notes } = open(result);
      assert.deepEqual(await part(5000, 2000, 3000), { kind: 'not-executed' });
      assert.deepEqual(notes, ['order-unknown']);
    }
  });
});

describe('an order at the platform that ended', () => {
  const kept = { ...NAMED, value: 5000 };
  const after = 'ORDER-1 after ORDER-PSP-1';

  it('is followed by another one once its parts were given back', async () => {
    const { services, part, called, keep } = open({
      kind: 'answered',
      answer: { ...NAMED, pspReference: 'B' },
    });
    await keep(kept);
    await endOrder(services, NAMED.pspReference, 'removed');
    await part(5000, 1000, 4000);
    assert.deepEqual(called[0]?.key, `platform-order|${after}|ShopAccount|5000 EUR`);
    assert.equal((await currentOrder(services, 'ORDER-1', 0)).before, 'removed');
  });

  it('is followed by another one when its time is over, unless it is full', async () => {
    const { services, keep } = open();
    await keep({ ...kept, expiresAt: NOW });
    const next = await currentOrder(services, 'ORDER-1', 1000);
    assert.deepEqual([next.name, next.before], [after, 'expired']);
    assert.deepEqual((await currentOrder(services, 'ORDER-1', 5000)).name, 'ORDER-1 5000');
  });

  it('needs no successor for a payment of all', async () => {
    const { services, part, called, keep } = open();
    await keep(kept);
    await endOrder(services, NAMED.pspReference, 'expired');
    assert.deepEqual(await part(5000, 5000, 0), { kind: 'fields', fields: {} });
    assert.deepEqual(called, []);
  });

  it('takes no part while its own are on their way back', async () => {
    const { services, part, keep } = open();
    await keep(kept);
    const id = await leavingId(services, NAMED.pspReference);
    const intent = { id, key: id, operation: CANCEL_ORDER, subject: NAMED.pspReference, who: 'proxy' };
    await services.ledger.beginIntent({ ...intent, fingerprint: id, at: NOW }, NOW);
    assert.deepEqual(await part(5000, 1000, 4000), { kind: 'not-executed' });
    assert.equal((await atPlatform(services, 'ORDER-1', 0)).isLeaving, true);
    await services.ledger.endIntent(id, { state: 'refused', at: NOW });
    assert.equal((await part(5000, 1000, 4000)).kind, 'fields');
  });

  it('is named with what the newest answer renewed', async () => {
    const { services, part, keep } = open();
    await keep(kept);
    const parts = ['a', 'b'].map((key) => ({ ...attemptOf(1000, 0), key }));
    services.ledger.partsOf = async () => parts;
    for (const [at, one] of parts.entries())
      await rememberOrder(services, one, { ...NAMED, orderData: `data-${at + 2}` });
    const order = { pspReference: NAMED.pspReference, orderData: 'data-3' };
    assert.deepEqual(await part(5000, 1000, 4000), { kind: 'fields', fields: { order } });
  });
});

describe('what an order at the platform still takes', () => {
  it('is its amount, less what is authorised', async () => {
    const { services, keep } = open();
    await keep({ ...NAMED, value: 5000 });
    assert.equal((await atPlatform(services, 'ORDER-1', 2000)).open, 3000);
    assert.equal((await atPlatform(services, 'ORDER-1', 4999)).open, 1);
  });

  it('is that of the next order once one is full', async () => {
    const { services, keep } = open();
    await keep({ ...NAMED, value: 5000 });
    assert.equal((await atPlatform(services, 'ORDER-1', 5000)).open, undefined);
    await keep({ ...NAMED, value: 2000 }, 'ORDER-1 5000');
    assert.equal((await atPlatform(services, 'ORDER-1', 5000)).open, 2000);
    assert.equal((await atPlatform(services, 'ORDER-1', 6500)).open, 500);
  });

  it('is not known where there is none, or it did not say', async () => {
    const { services, keep } = open();
    assert.equal((await atPlatform(services, 'ORDER-1', 2000)).open, undefined);
    await keep(NAMED);
    assert.equal((await atPlatform(services, 'ORDER-1', 2000)).open, undefined);
  });

  it('takes another part where it did not say', async () => {
    for (const kept of [NAMED, { ...NAMED, value: 0 }]) {
      const { part, called, keep } = open();
      await keep(kept);
      assert.deepEqual(await part(5000, 3000, 1000), { kind: 'fields', fields: { order: NAMED } });
      assert.deepEqual(called, []);
    }
  });
});

describe('an order that an answer of the platform speaks of', () => {
  it('is kept for the parts to come, and what was kept first stands', async () => {
    const { services, authorised } = open();
    authorised(0);
    await rememberOrder(services, attemptOf(1000, 0), { ...NAMED, amount: EUR(5000) });
    await rememberOrder(services, attemptOf(1000, 0), {
      pspReference: 'OTHER',
      orderData: 'other',
      amount: EUR(1),
    });
    const kept = await services.ledger.recall(KIND, 'ORDER-1');
    assert.deepEqual(JSON.parse(kept ?? ''), { ...NAMED, value: 5000 });
  });

  it('has the payment as one of its parts, which goes back with it', async () => {
    const { services, authorised } = open();
    authorised(0);
    const attempt = attemptOf(1000, 0);
    await rememberOrder(services, attempt, { ...NAMED, amount: EUR(5000) });
    assert.equal(await orderOfPart(services, attempt), NAMED.pspReference);
  });

  it('is not kept without a name: the payment counts all the same', async () => {
    const { services, authorised } = open();
    authorised(0);
    const attempt = attemptOf(1000, 0);
    await rememberOrder(services, attempt, { orderData: 'data-1' });
    assert.equal(await services.ledger.recall(KIND, 'ORDER-1'), undefined);
    assert.equal(await orderOfPart(services, attempt), undefined);
  });

  it('is kept as the next one where those before it are full', async () => {
    const { services, keep, authorised } = open();
    await keep({ ...NAMED, value: 5000 });
    authorised(5000);
    await rememberOrder(services, attemptOf(1000, 0), {
      pspReference: 'NEXT',
      orderData: 'next',
      amount: { value: 'x' },
    });
    const kept = await services.ledger.recall(KIND, 'ORDER-1 5000');
    assert.deepEqual(JSON.parse(kept ?? ''), { pspReference: 'NEXT', orderData: 'next' });
  });

  it('is kept for an order of which nothing is known yet', async () => {
    const { services } = open();
    await rememberOrder(services, { ...attemptOf(1000, 0), order: 'ORDER-9' }, NAMED);
    assert.deepEqual(JSON.parse((await services.ledger.recall(KIND, 'ORDER-9')) ?? ''), NAMED);
  });
});
