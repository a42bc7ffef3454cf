import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger, type Identity } from '../../../src/proxy/index.js';
import { arrive, Browser, codeOf, openShop, SECRET } from '../shop.js';

const cookieOf = (headers: Headers): string => headers.getSetCookie().join();

describe('knowing who asks', () => {
  it('gives a guest a signed cookie that scripts and other sites cannot use, once', async () => {
    const { proxy } = openShop();
    const guest = new Browser(proxy);
    const cookie = cookieOf((await guest.methods()).headers);
    assert.match(
      cookie,
      /^__Host-florin-guest=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
    assert.equal(cookieOf((await guest.methods()).headers), '');
    assert.equal(cookieOf((await guest.attempt('key-1')).headers), '');
  });

  it('uses a name without a promise on plain http, which exists in the sandbox alone', async () => {
    const sandbox = openShop({ environment: 'sandbox' });
    const local = new Browser(sandbox.proxy, 'http://localhost:8080');
    assert.match(
      cookieOf((await local.methods()).headers),
      /^florin-guest=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
    const behindTls = new Browser(openShop().proxy, 'http://10.0.0.1');
    assert.match(cookieOf((await behindTls.methods()).headers), /^__Host-florin-guest=.*; Secure$/);
  });

  it('trusts no cookie that it did not sign', async () => {
    const { proxy } = openShop();
    const owner = await arrive(proxy);
    await owner.pay('key-1');
    const [cookie = ''] = owner.cookies;
    const [id = ''] = cookie.split('.');
    const forged = [
      `${id}.${'A'.repeat(43)}`,
      id,
      `${id}.`,
      cookie.slice(0, -1),
      '__Host-florin-guest=',
      `x${cookie}`,
    ];
    for (const value of forged) {
      const reply = await new Browser(proxy).send('/florin/attempts/key-1', {
        headers: { cookie: value, 'sec-fetch-site': 'same-origin' },
      });
      assert.equal(codeOf(reply), 'unknown-attempt');
    }
    assert.equal((await owner.attempt('key-1')).body['outcome'], 'paid');
  });

  it('keeps an attempt within reach of a guest who signs in meanwhile', async () => {
    let identity: Identity | null = null;
    const { proxy } = openShop({ identify: () => identity });
    const shopper = await arrive(proxy);
    await shopper.pay('key-1');
    identity = { audience: 'shopper', shopperReference: 'shopper-7' };
    assert.equal((await shopper.attempt('key-1')).body['outcome'], 'paid');
    assert.equal(codeOf(await new Browser(proxy).attempt('key-1')), 'unknown-attempt');
  });

  it("goes by the merchant's own session, and sets no cookie then", async () => {
    const { proxy } = openShop({
      identify: (request) => ({ audience: 'shopper', session: request.headers.get('x-session') ?? '' }),
    });
    const shopper = new Browser(proxy);
    const { headers } = await shopper.pay('key-1', {}, { 'x-session': 'one' });
    assert.equal(cookieOf(headers), '');
    const ask = (session: string) =>
      new Browser(proxy).send('/florin/attempts/key-1', {
        headers: { 'x-session': session, 'sec-fetch-site': 'same-origin' },
      });
    assert.equal((await ask('one')).status, 200);
    assert.equal((await ask('two')).status, 404);
  });

  it('works inside a page, where requests carry neither Origin nor cookies', async () => {
    const { proxy } = openShop({ environment: 'sandbox', inPage: true });
    const post = (path: string, body: unknown, headers = {}) =>
      proxy(
        new Request(`http://localhost/florin${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        }),
      );
    const { payBody } = await import('../shop.js');
    const paid = await post('/checkout/payments', payBody(), { 'idempotency-key': 'key-1' });
    assert.equal(paid.status, 200);
    const status = await proxy(new Request('http://localhost/florin/attempts/key-1'));
    assert.equal(((await status.json()) as { outcome: unknown }).outcome, 'paid');
  });

  it('writes no session, cookie or shopper reference into the ledger', async () => {
    const ledger = memoryLedger();
    const { proxy } = openShop({ ledger, identify: () => null });
    const guest = await arrive(proxy);
    await guest.pay('key-1');
    const written = JSON.stringify(await ledger.find('key-1'));
    const [, id = assert.fail()] = /=([\w-]{22})\./.exec(guest.cookies.join()) ?? [];
    for (const secret of [id, SECRET, 'encrypted', 'eyJ']) assert.ok(!written.includes(secret), secret);
  });

  it('refuses, as its own fault, a shopper reference that the platform would not take', async () => {
    for (const shopperReference of ['ab', 'x'.repeat(257), 'line\nbreak']) {
      const { proxy, platform, events } = openShop({
        identify: () => ({ audience: 'shopper', shopperReference }),
      });
      const refused = await new Browser(proxy).methods();
      assert.deepEqual([refused.status, codeOf(refused)], [500, 'internal']);
      assert.deepEqual(events[0]?.notes, ['identify.shopperReference']);
      assert.equal(platform.got.length, 0);
    }
  });
});
