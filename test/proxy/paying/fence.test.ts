import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import { answer } from '../fake-platform.js';
import { arrive, type Browser, codeOf, EUR, fieldOf, openShop, ORIGIN, type Reply } from '../shop.js';

const fence = (browser: Browser, key: string, order = 'ORDER-1'): Promise<Reply> =>
  browser.post(`/attempts/${key}/fence`, { order });
const said = ({ status, body }: Reply) => [status, body['outcome'], body['settled'], body['reason']];

describe('an attempt that may never have arrived', () => {
  it('C7-117: is ended for good: what still arrives under its key is never sent', async () => {
    const { proxy, platform } = openShop();
    const browser = await arrive(proxy);
    assert.deepEqual(said(await fence(browser, 'k1')), [200, 'cancelled', true, 'not-sent']);
    const late = await browser.pay('k1');
    assert.deepEqual([late.status, codeOf(late)], [409, 'attempt-fenced']);
    assert.equal(platform.paid.length, 0);
    assert.deepEqual(said(await browser.attempt('k1')), [200, 'cancelled', true, 'not-sent']);
    assert.deepEqual(said(await fence(browser, 'k1')), [200, 'cancelled', true, 'not-sent']);
    assert.equal((await browser.pay('k2')).body['outcome'], 'paid');
  });

  it('C7-117: is ended too where it was one too many: a copy that comes when it no longer is does nothing', async () => {
    let now = 1_800_000_000_000;
    const { proxy, platform } = openShop({ now: () => now, limits: { session: 2 } });
    const browser = await arrive(proxy);
    for (const key of ['k1', 'k2']) await browser.pay(key, { order: `ORDER-${key}` });
    assert.equal((await browser.pay('k3', { order: 'ORDER-3' })).status, 429);
    assert.deepEqual(said(await fence(browser, 'k3', 'ORDER-3')), [200, 'cancelled', true, 'not-sent']);
    now += 60_001;
    assert.equal(codeOf(await browser.pay('k3', { order: 'ORDER-3' })), 'attempt-fenced');
    assert.equal(platform.paid.length, 2);
  });

  it('C5-106: is limited all the same, at twice as many', async () => {
    const { proxy } = openShop({ now: () => 1_800_000_000_000, limits: { session: 2 } });
    const browser = await arrive(proxy);
    const statuses = [];
    for (const key of ['k1', 'k2', 'k3', 'k4', 'k5']) statuses.push((await fence(browser, key)).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 429]);
  });

  it('C7-117: stays as it is where it did arrive', async () => {
    const { proxy, platform } = openShop();
    const browser = await arrive(proxy);
    platform.network = () => answer(503, {});
    await browser.pay('k1');
    assert.deepEqual(said(await fence(browser, 'k1')), [200, 'unknown', true, undefined]);
    platform.network = (_, execute) => execute();
    assert.equal(codeOf(await browser.pay('k2')), 'attempt-open');
  });

  it('is told as it stands where the shop has forgotten its order since, and counts as no try', async () => {
    let isThere = true;
    const { proxy } = openShop({
      limits: { session: 2 },
      resolveOrder: () => (isThere ? { amount: EUR(1999), returnUrl: `${ORIGIN}/return` } : null),
    });
    const browser = await arrive(proxy);
    await browser.pay('k1');
    isThere = false;
    for (let time = 0; time < 5; time++)
      assert.deepEqual(said(await fence(browser, 'k1')), [200, 'paid', true, undefined]);
  });

  it("C5-110: another session's attempt looks like one that cannot be", async () => {
    const { proxy } = openShop();
    const browser = await arrive(proxy);
    await browser.pay('k1');
    const stranger = await arrive(proxy);
    assert.deepEqual([codeOf(await fence(stranger, 'k1'))], ['unknown-attempt']);
    assert.equal(codeOf(await fence(stranger, 'k2', 'NO-SUCH-ORDER')), 'unknown-order');
  });

  it('is found again by a page that could not store it, once it was announced', async () => {
    const { proxy } = openShop();
    const browser = await arrive(proxy);
    const announced = await browser.post('/attempts', { order: 'ORDER-1', key: 'k1' });
    assert.equal(announced.status, 204);
    assert.equal((await browser.methods()).body['attempt'], 'k1');
    assert.equal((await (await arrive(proxy)).methods()).body['attempt'], undefined);
    await fence(browser, 'k1');
    assert.equal((await browser.methods()).body['attempt'], undefined);
    const wrong = await browser.post('/attempts', { order: 'ORDER-1', key: 'a b' });
    assert.deepEqual([codeOf(wrong), fieldOf(wrong)], ['invalid-request', 'key']);
  });

  it('is announced of an order that is there alone, and not too often', async () => {
    const { proxy } = openShop({ now: () => 1_800_000_000_000, limits: { session: 2 } });
    const browser = await arrive(proxy);
    const announce = (key: string, order = 'ORDER-1') => browser.post('/attempts', { order, key });
    assert.equal(codeOf(await announce('k1', 'NO-SUCH-ORDER')), 'unknown-order');
    const statuses = [];
    for (const key of ['k1', 'k2', 'k3']) statuses.push((await announce(key)).status);
    assert.deepEqual(statuses, [204, 204, 429]);
  });

  it("C5-110: looks like one that cannot be, where another session's comes first in that moment", async () => {
    const ledger = memoryLedger();
    const write = ledger.fence.bind(ledger);
    ledger.fence = (attempt) => write({ ...attempt, owner: 'another' });
    const { proxy } = openShop({ ledger });
    const reply = await fence(await arrive(proxy), 'k1');
    assert.deepEqual([reply.status, codeOf(reply)], [404, 'unknown-attempt']);
  });
});
