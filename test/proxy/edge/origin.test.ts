import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { arrive, Browser, codeOf, openShop, ORIGIN, payBody } from '../shop.js';

const post = (proxy: ReturnType<typeof openShop>['proxy'], headers: Record<string, string>, url = ORIGIN) =>
  proxy(
    new Request(`${url}/florin/checkout/payments`, {
      method: 'POST',
      body: JSON.stringify(payBody()),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1', ...headers },
    }),
  );

describe('which pages may ask', () => {
  it('C5-98: refuses what another site sends, whatever it calls itself', async () => {
    const { proxy, platform } = openShop();
    const foreign: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
      { origin: ORIGIN, 'sec-fetch-site': 'same-site' },
      { origin: 'https://shop.example.evil.example' },
      { origin: 'https://shop.example:8443' },
      { origin: 'http://shop.example' },
    ];
    for (const headers of foreign) {
      const response = await post(proxy, headers);
      assert.equal(response.status, 403, JSON.stringify(headers));
    }
    assert.equal(platform.paid.length, 0);
  });

  it('C5-98: takes no form post, which a browser sends without asking', async () => {
    const { proxy, platform } = openShop();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      assert.equal((await post(proxy, { origin: ORIGIN, 'content-type': type })).status, 415);
    assert.equal(platform.paid.length, 0);
  });

  it('takes its own page behind a server that ends TLS', async () => {
    const { proxy } = openShop();
    const response = await post(
      proxy,
      { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' },
      'http://shop.example',
    );
    assert.equal(response.status, 200);
  });

  it('C5-99: answers CORS to the origins that were named, exactly, and to no other', async () => {
    const named = 'https://www.shop.example';
    const { proxy } = openShop({ origins: [named] });
    const preflight = (origin: string) =>
      proxy(
        new Request(`${ORIGIN}/florin/checkout/payments`, {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST' },
        }),
      );
    const allowed = await preflight(named);
    assert.equal(allowed.status, 204);
    assert.equal(allowed.headers.get('access-control-allow-origin'), named);
    assert.equal(allowed.headers.get('access-control-allow-credentials'), 'true');
    assert.equal(allowed.headers.get('access-control-allow-methods'), 'POST');
    assert.equal(allowed.headers.get('access-control-allow-headers'), 'Content-Type, Idempotency-Key');
    assert.equal(
      allowed.headers.get('access-control-expose-headers'),
      'Retry-After, WWW-Authenticate, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id',
    );
    for (const origin of ['null', 'https://evil.example', ORIGIN, 'https://www.shop.example.evil.example']) {
      const refused = await preflight(origin);
      assert.equal(refused.status, 403, origin);
      assert.equal(refused.headers.get('access-control-allow-origin'), null);
      assert.equal(refused.headers.get('vary'), 'Origin');
    }
    const paid = await post(proxy, { origin: named, 'sec-fetch-site': 'same-site' });
    assert.deepEqual([paid.status, paid.headers.get('access-control-allow-origin')], [200, named]);
    const refused = await post(proxy, { origin: 'https://evil.example' });
    assert.deepEqual([refused.status, refused.headers.get('access-control-allow-origin')], [403, null]);
  });

  it('C5-110: tells another site nothing about an attempt, even with the cookie', async () => {
    const { proxy } = openShop();
    const owner = await arrive(proxy);
    await owner.pay('key-1');
    const spied = await owner.send('/florin/attempts/key-1', { headers: { 'sec-fetch-site': 'cross-site' } });
    assert.deepEqual([spied.status, codeOf(spied)], [403, 'origin-refused']);
    const [exists, not] = [
      await new Browser(proxy).attempt('key-1'),
      await new Browser(proxy).attempt('key-9'),
    ];
    assert.deepEqual([exists.status, exists.body], [not.status, not.body]);
  });

  it('C4-87: lets no cache keep anything personal', async () => {
    const { proxy } = openShop();
    const browser = await arrive(proxy);
    const replies = [
      await browser.methods(),
      await browser.pay('key-1'),
      await browser.attempt('key-1'),
      await browser.attempt('none'),
    ];
    for (const { headers } of replies) assert.equal(headers.get('cache-control'), 'no-store');
  });
});
