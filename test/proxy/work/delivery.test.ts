import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { memoryLedger, type Identity, type ProxyOptions } from '../../../src/proxy/index.js';
import { event, openReportingShop, report } from '../notifications/reporting.js';
import { operator } from '../policy/office.js';
import { arrive, codeOf, fieldOf, payBody, type Reply } from '../shop.js';

const MINUTE = 60_000;
const hang = (): Promise<void> => new Promise(() => undefined);
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A shop with a clock of its own, several orders, and hooks that may take no longer than a moment. */
function openHanging(options: Partial<ProxyOptions>) {
  let now = 1_800_000_000_000;
  const shop = openReportingShop({ now: () => now, hooks: { timeout: 20 }, ...options });
  const pay = async (order: string) =>
    (await arrive(shop.proxy)).post('/checkout/payments', payBody({ order }), {
      'idempotency-key': `key-of-${order}`,
    });
  const failed = () =>
    shop.events.filter(({ outcome }) => outcome.startsWith('hook-')).map(({ outcome }) => outcome);
  return { ...shop, pay, failed, later: (milliseconds: number) => (now += milliseconds) };
}

describe('a hook that hangs', { timeout: 60_000 }, () => {
  it('keeps no other order from being told, and no upkeep from being done', async () => {
    const heard: string[] = [];
    const { proxy, pay, failed, platform } = openHanging({
      onSettled: async (order) => {
        if (order === 'ORDER-HANGS') await hang();
        heard.push(order);
      },
    });
    await pay('ORDER-HANGS');
    await pay('ORDER-2');
    const { body } = await pay('ORDER-3');
    // A second charge is given back although the first hook never returns.
    const merchantReference = String(body['reference']);
    await report(proxy, event({ merchantReference, pspReference: 'PSP0000000000002' }));
    await proxy.reconcile();
    while (failed().length === 0) await turn();
    assert.deepEqual(heard, ['ORDER-2', 'ORDER-3']);
    assert.equal(platform.got.filter(({ path }) => path.endsWith('/reversals')).length, 1);
  });

  it('does not wait for another: what is due is told at the same time', async () => {
    const [begun, told]: [string[], string[]] = [[], []];
    let isAway = true;
    let release: () => void;
    const areBegun = new Promise<void>((resolve) => (release = resolve));
    const { proxy, pay, failed, later } = openHanging({
      hooks: { timeout: 20_000 },
      onSettled: async (order) => {
        if (isAway) throw new Error('away');
        if (begun.push(order) === 2) release();
        await areBegun;
        told.push(order);
      },
    });
    await pay('ORDER-1');
    await pay('ORDER-2');
    while (failed().length < 2) await turn();
    isAway = false;
    later(MINUTE);
    await proxy.reconcile();
    assert.deepEqual(told.toSorted(), ['ORDER-1', 'ORDER-2']);
    assert.equal(failed().length, 2);
  });

  it('is called again later and later, then listed for an operator instead', async () => {
    let calls = 0;
    const { proxy, pay, failed, later } = openHanging({
      hooks: { timeout: 5, tries: 3 },
      onSettled: () => (calls++, hang()),
    });
    await pay('ORDER-1');
    while (failed().length === 0) await turn();
    assert.equal(calls, 1);
    for (const [wait, told] of [
      [29_000, 1],
      [1000, 2],
      [59_000, 2],
      [1000, 3],
      [DAY, 3],
    ] as const) {
      later(wait);
      await proxy.reconcile();
      assert.equal(calls, told);
    }
    assert.deepEqual(failed(), ['hook-failed', 'hook-failed', 'hook-failed', 'hook-given-up']);
  });

  it('is never told of an outcome after it was told of what came later', async () => {
    const heard: string[] = [];
    let isBroken = true;
    const { proxy, platform, later } = openHanging({
      onSettled: (order, outcome) => {
        if (isBroken && outcome === 'refused') throw new Error('not now');
        heard.push(outcome);
      },
    });
    const browser = await arrive(proxy);
    const { decide } = platform;
    platform.decide = (got) => ({
      resultCode: 'Refused',
      pspReference: 'PSP0000000000000',
      merchantReference: got.body['reference'],
    });
    await browser.pay('k1');
    platform.decide = decide;
    later(1000);
    await browser.pay('k2');
    await proxy.reconcile();
    assert.deepEqual(heard, []);
    isBroken = false;
    later(MINUTE);
    await proxy.reconcile();
    assert.deepEqual(heard, ['refused', 'paid']);
  });

  it('hears of money given back again where it failed, after a restart too', async () => {
    const ledger = memoryLedger();
    const heard: string[] = [];
    const shop = openHanging({
      ledger,
      onReversed: () => {
        throw new Error('not now');
      },
    });
    const { body } = await shop.pay('ORDER-1');
    const merchantReference = String(body['reference']);
    await report(shop.proxy, event({ merchantReference, pspReference: 'PSP0000000000002' }));
    await turn();
    const next = openHanging({
      ledger,
      onReversed: (order, { pspReference }) => void heard.push(`${order} ${pspReference}`),
    });
    next.later(MINUTE);
    await next.proxy.reconcile();
    await next.proxy.reconcile();
    assert.deepEqual(heard, ['ORDER-1 PSP0000000000002']);
  });
});

type Fields = Record<string, unknown>;

/** An order that was paid, and a shop that did not take that, however often it was told. */
async function openDeaf() {
  const heard: string[] = [];
  const state = { isBroken: true };
  const shop = openHanging({
    hooks: { tries: 1 },
    identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null,
    onSettled: (order, outcome) => {
      if (state.isBroken) throw new Error('not now');
      heard.push(`${order} ${outcome}`);
    },
  });
  const browser = await arrive(shop.proxy);
  const as = { 'x-identity': JSON.stringify(operator) };
  const given = async (count: number) => {
    while (shop.failed().filter((word) => word === 'hook-given-up').length < count) await turn();
  };
  return {
    ...shop,
    heard,
    state,
    browser,
    given,
    waiting: async (): Promise<Fields[]> => {
      const headers = { 'sec-fetch-site': 'same-origin', ...as };
      return (await browser.send('/florin/unsettled', { headers })).body['payments'] as Fields[];
    },
    settle: (reference: string, outcome: string, key: string): Promise<Reply> =>
      browser.post(`/payments/${reference}/settlement`, { outcome }, { ...as, 'idempotency-key': key }),
  };
}

describe('what a shop was not told', { timeout: 60_000 }, () => {
  it('waits for an operator, and is told again when they say so', async () => {
    const { browser, waiting, settle, given, heard, state, proxy, idle } = await openDeaf();
    const reference = String((await browser.pay('k1')).body['reference']);
    await given(1);
    const [found = {}, ...others] = await waiting();
    assert.deepEqual([found['reference'], found['outcome'], others], [reference, 'paid', []]);
    assert.deepEqual(found['unsettled'], { since: '2027-01-15T08:00:00.000Z', why: 'not-told' });
    state.isBroken = false;
    const settled = await settle(reference, 'tell-again', 's1');
    assert.deepEqual([settled.status, settled.body['unsettled']], [200, undefined]);
    assert.equal((await settle(reference, 'tell-again', 's1')).status, 200);
    await idle();
    assert.deepEqual([heard, await waiting()], [['ORDER-1 paid'], []]);
    await proxy.reconcile();
    assert.equal(heard.length, 1);
    const named = await browser.post(
      `/payments/${reference}/settlement`,
      { outcome: 'tell-again', pspReference: 'PSP1' },
      { 'x-identity': JSON.stringify(operator), 'idempotency-key': 's2' },
    );
    assert.deepEqual([codeOf(named), fieldOf(named)], ['invalid-request', 'pspReference']);
  });

  it('waits no more once its books were put right by hand, which is kept with the payment', async () => {
    const { browser, waiting, settle, given, heard, state, proxy, later } = await openDeaf();
    const reference = String((await browser.pay('k1')).body['reference']);
    await given(1);
    const { status, body } = await settle(reference, 'told', 's1');
    const history = (body['history'] as Fields[]).map((each) => `${each['kind']} ${each['status']}`);
    assert.deepEqual([status, history], [200, ['authorisation paid', 'settlement told']]);
    assert.equal(codeOf(await settle(reference, 'told', 's2')), 'already-settled');
    state.isBroken = false;
    later(DAY);
    await proxy.reconcile();
    assert.deepEqual([heard, await waiting()], [[], []]);
  });

  it('is not told again after what came later', async () => {
    const { browser, settle, given, heard, state, platform, proxy, later } = await openDeaf();
    const { decide } = platform;
    platform.decide = ({ body }) => ({
      resultCode: 'Refused',
      pspReference: 'PSP0000000000000',
      merchantReference: body['reference'],
    });
    const reference = String((await browser.pay('k1')).body['reference']);
    await given(1);
    platform.decide = decide;
    state.isBroken = false;
    later(1000);
    await browser.pay('k2');
    await proxy.reconcile();
    const { status, ...reply } = await settle(reference, 'tell-again', 's1');
    assert.deepEqual([status, codeOf({ status, ...reply })], [409, 'already-settled']);
    await proxy.reconcile();
    assert.deepEqual(heard, ['ORDER-1 paid']);
    assert.equal((await settle(reference, 'told', 's2')).status, 200);
  });
});
