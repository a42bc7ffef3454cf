import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Call, Services } from '../../../src/proxy/services.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import type { MerchantOrder } from '../../../src/proxy/platform/merchant-order.js';
import { dueOf, isHeld, resolveOrder } from '../../../src/proxy/paying/order.js';
import type { Refusal } from '../../../src/proxy/refusal.js';
import type { HookTimedOut } from '../../../src/proxy/work/hooks.js';
import { EUR } from '../shop.js';

const NOW = 1_800_000_000_000;
const GOOD = { amount: EUR(1999), returnUrl: 'https://shop.example/return' };
const call = {
  caller: { identity: { shopperReference: 'me' } },
  request: new Request('https://shop.example/florin'),
} as unknown as Call;

const refusalOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'nothing refused',
    ({ code, facts }: Refusal) => [code, facts.field],
  );

describe('what the merchant says an order costs', () => {
  const resolved = (order: unknown, environment = 'test') =>
    resolveOrder(
      { settings: { environment, options: { resolveOrder: () => order } } } as unknown as Services,
      call,
      'ORDER-1',
    );

  it('is asked for by its name, for the shopper whose session it is', async () => {
    const asked: unknown[] = [];
    const options = {
      resolveOrder: (...args: unknown[]) => {
        asked.push(args);
        return GOOD;
      },
    };
    const services = { settings: { environment: 'test', options } } as unknown as Services;
    assert.equal(await resolveOrder(services, call, 'ORDER-1'), GOOD as unknown);
    assert.deepEqual(asked, [['ORDER-1', { shopperReference: 'me' }, call.request]]);
  });

  it('is nothing where there is no such order', async () => {
    for (const order of [null, undefined])
      assert.deepEqual(await refusalOf(resolved(order)), ['unknown-order', undefined]);
  });

  it('is refused as the shop’s own mistake where it is no amount, or leads nowhere safe', async () => {
    const amount = ['internal', 'resolveOrder.amount'];
    for (const wrong of [EUR(19.99), EUR(-1), { value: 1999 }, { value: '1999', currency: 'EUR' }, undefined])
      assert.deepEqual(await refusalOf(resolved({ ...GOOD, amount: wrong })), amount, JSON.stringify(wrong));
    const address = ['internal', 'resolveOrder.returnUrl'];
    for (const returnUrl of ['/return', 'javascript:alert(1)', 'http://shop.example/', undefined])
      assert.deepEqual(await refusalOf(resolved({ ...GOOD, returnUrl })), address, String(returnUrl));
  });

  it('may lead back to this machine without https, but not where money is real', async () => {
    const local = { ...GOOD, returnUrl: 'http://localhost:8080/return' };
    assert.equal(await resolved(local), local as unknown);
    assert.deepEqual(await refusalOf(resolved(local, 'live')), ['internal', 'resolveOrder.returnUrl']);
  });
});

interface Standing {
  readonly authorised: number;
  readonly isPaid?: boolean;
  readonly currency?: string;
  /** What the platform's own order still takes. */
  readonly openAtPlatform?: number;
  /** Whether the ledger finds that what is authorised pays the order. */
  readonly isCovered?: boolean;
}

/** What is left of an order of so much, and what happens on the way. */
async function due(value: number, standing?: Standing, order = {}) {
  const ledger = memoryLedger();
  let isPaid = standing?.isPaid ?? false;
  const covered: unknown[] = [];
  const told: unknown[] = [];
  const notes: string[] = [];
  ledger.findOrder = async () =>
    standing && ({ authorised: standing.authorised, isPaid, currency: standing.currency ?? 'EUR' } as never);
  ledger.cover = async (order, amount, at) => {
    covered.push([order, amount, at]);
    if (!standing?.isCovered) return undefined;
    isPaid = true;
    return { key: 'key-1' } as never;
  };
  if (standing?.openAtPlatform !== undefined)
    await ledger.remember(
      'platform-order',
      'ORDER-1',
      JSON.stringify({
        pspReference: 'P',
        orderData: 'D',
        value: standing.authorised + standing.openAtPlatform,
      }),
    );
  const services = {
    ledger,
    settings: { now: () => NOW, signer: { sign: async (...parts: string[]) => parts.join('|') } },
    delivery: { settled: async (attempt: unknown) => void told.push(attempt) },
  } as unknown as Services;
  const around = { note: (word: string) => notes.push(word), keepAlive: () => undefined };
  const result = await refusalOr(
    dueOf(services, around, 'ORDER-1', { amount: EUR(value), ...order } as MerchantOrder),
  );
  return { result, covered, told: told.length, notes };
}
const refusalOr = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch(({ code, facts }: Refusal) => [code, facts.field]);
const NOTHING = { covered: [], told: 0, notes: [] };

describe('what is left to pay of an order', () => {
  it('is all of it while nothing is authorised', async () => {
    const all = { amount: EUR(1999), isPaid: false, paidBefore: 0 };
    assert.deepEqual(await due(1999), { result: all, ...NOTHING });
    assert.deepEqual(await due(1999, { authorised: 0 }), { result: all, ...NOTHING });
  });

  it('is said to be all of it where it is paid, which is said too', async () => {
    const result = { amount: EUR(1999), isPaid: true, paidBefore: 1999 };
    assert.deepEqual(await due(1999, { authorised: 1999, isPaid: true }), { result, ...NOTHING });
  });

  it('is the rest after a part, and of that no more than the platform’s own order takes', async () => {
    const left = async (open?: number) =>
      (
        await due(1999, {
          authorised: 500,
          ...(open !== undefined && { openAtPlatform: open }),
        })
      ).result;
    assert.deepEqual(await left(), { amount: EUR(1499), isPaid: false, paidBefore: 500 });
    assert.deepEqual(await left(1000), { amount: EUR(1000), isPaid: false, paidBefore: 500 });
    assert.deepEqual(await left(9000), { amount: EUR(1499), isPaid: false, paidBefore: 500 });
  });

  it('is nothing where it costs no more than what is authorised: it is paid, and the shop is told', async () => {
    const isCovered = true;
    assert.deepEqual(await due(500, { authorised: 500, isCovered }), {
      result: { amount: EUR(500), isPaid: true },
      covered: [['ORDER-1', EUR(500), NOW]],
      told: 1,
      notes: [],
    });
    const more = await due(499, { authorised: 500, isCovered });
    assert.deepEqual([more.told, more.notes], [1, ['authorised-more']]);
  });

  it('is not called paid before it is known where it goes, and so what it costs', async () => {
    const goods = { shippingOptions: [] };
    assert.deepEqual(await due(500, { authorised: 500, isCovered: true }, goods), {
      result: { amount: EUR(0), isPaid: false, paidBefore: 500 },
      ...NOTHING,
    });
  });

  it('is not called paid where the ledger does not find it so', async () => {
    assert.deepEqual(await due(499, { authorised: 500 }), {
      result: { amount: EUR(499), isPaid: false },
      covered: [['ORDER-1', EUR(499), NOW]],
      told: 0,
      notes: [],
    });
  });

  it('is the shop’s mistake where its currency has changed', async () => {
    const { result } = await due(1999, { authorised: 500, currency: 'USD' });
    assert.deepEqual(result, ['internal', 'resolveOrder.amount.currency']);
  });
});

describe('whether the shop still keeps the items of an order', () => {
  const held = (holdOrder?: () => unknown) =>
    isHeld({ settings: { options: { holdOrder } } } as unknown as Services, 'ORDER-1');

  it('is so unless its hook says that it does not', async () => {
    assert.equal(await held(), true);
    assert.equal(await held(() => undefined), true);
    assert.equal(await held(() => true), true);
    assert.equal(await held(() => false), false);
  });
});

describe('a hook about an order that does not return', () => {
  it('is named to the merchant’s log, and no shopper waits for it', async () => {
    const hang = () => new Promise<never>(() => undefined);
    const options = { hooks: { timeout: 1 }, resolveOrder: hang, holdOrder: hang };
    const services = { settings: { environment: 'test', options } } as unknown as Services;
    const named = ({ hook }: HookTimedOut) => hook;
    assert.equal(await resolveOrder(services, call, 'ORDER-1').then(String, named), 'resolveOrder');
    assert.equal(await isHeld(services, 'ORDER-1').then(String, named), 'holdOrder');
  });
});
