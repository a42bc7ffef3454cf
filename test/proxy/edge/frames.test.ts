import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { Browser, openShop, ORIGIN } from '../shop.js';

const KEY = `10001|${'B3'.repeat(256)}`;
const frameAt = (browser: Browser, protocol: string, headers: Record<string, string> = {}) =>
  browser.send(`/florin/card-frame/${protocol}/frame.html`, {
    headers: { 'sec-fetch-site': 'cross-site', ...headers },
  });

describe('the frames that the proxy serves', () => {
  it('serves the card frame with the key in it, for the named origins to embed', async () => {
    const { proxy } = openShop({ origins: ['https://www.shop.example'] });
    const { status, body, headers } = await frameAt(new Browser(proxy), '1');
    assert.equal(status, 200);
    assert.match(headers.get('content-type') ?? '', /^text\/html/);
    assert.ok(String(body['text']).includes(KEY));
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /frame-ancestors 'self' https:\/\/www\.shop\.example/);
    assert.match(policy, /sandbox allow-scripts/);
    assert.equal(headers.get('cache-control'), 'no-cache');
    assert.equal(headers.getSetCookie().length, 0);
  });

  it('names the merchant’s font in the frame and in its policy, and is the same as ever where there is none', async () => {
    const font = { 400: 'https://shop.example/a-400.woff2', 500: 'https://shop.example/a-500.woff2' };
    const plain = await frameAt(new Browser(openShop().proxy), '1');
    const themed = await frameAt(new Browser(openShop({ cardFont: font }).proxy), '1');
    const policyOf = ({ headers }: typeof plain) => headers.get('content-security-policy') ?? '';
    assert.match(policyOf(plain), /script-src '[^']+'; .*font-src 'none';/);
    assert.match(
      policyOf(themed),
      /script-src '[^']+' '[^']+'; .*font-src https:\/\/shop\.example\/a-400\.woff2 https:\/\/shop\.example\/a-500\.woff2;/,
    );
    assert.ok(String(themed.body['text']).includes(`"font":${JSON.stringify(font)}`));
    assert.ok(!String(plain.body['text']).includes('card-font'));
    assert.notEqual(plain.headers.get('etag'), themed.headers.get('etag'));
  });

  it('answers 304 to a browser that has the frame, and the frame once the key has changed', async () => {
    const browser = new Browser(openShop().proxy);
    const etag = (await frameAt(browser, '1')).headers.get('etag') ?? '';
    assert.equal((await frameAt(browser, '1', { 'if-none-match': etag })).status, 304);
    assert.equal((await frameAt(browser, '1', { 'if-none-match': `"x", W/${etag}` })).status, 304);
    const other = new Browser(openShop({ cardPublicKey: `10001|${'C5'.repeat(256)}` }).proxy);
    assert.equal((await frameAt(other, '1', { 'if-none-match': etag })).status, 200);
  });

  it('names both sides where the page speaks a protocol that it does not', async () => {
    const browser = new Browser(openShop().proxy);
    const { status, body, headers } = await frameAt(browser, '2');
    assert.equal(status, 404);
    assert.match(String(body['text']), /protocol 1; the page asked for 2\b/);
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
    const hostile = await frameAt(browser, '<script>');
    assert.ok(!String(hostile.body['text']).includes('<script>'));
    assert.equal((await browser.send('/florin/action-frame/2')).status, 404);
  });

  it('serves the action frame with a policy of its own', async () => {
    const { status, headers } = await new Browser(openShop().proxy).send('/florin/action-frame/1');
    assert.equal(status, 200);
    assert.match(headers.get('content-security-policy') ?? '', /frame-src https:;/);
    const sandbox = await new Browser(openShop({ environment: 'sandbox' }).proxy).send(
      '/florin/action-frame/1',
    );
    assert.match(sandbox.headers.get('content-security-policy') ?? '', /frame-src https: .*localhost/);
  });

  it('takes the key of the page in the sandbox alone', async () => {
    const page = async (environment: 'sandbox' | 'test') => {
      const { proxy } = openShop({
        environment,
        ...(environment === 'sandbox' && { cardPublicKey: undefined }),
      });
      return String((await frameAt(new Browser(proxy), '1')).body['text']);
    };
    assert.match(await page('sandbox'), /"allowPageKey":true/);
    assert.doesNotMatch(await page('test'), /"allowPageKey":true/);
  });

  it('fetches the key by the client key once, and says so where it cannot', async () => {
    const asked: string[] = [];
    let answer = (): Response => new Response('<html>', { status: 200 });
    const { proxy } = openShop({
      cardPublicKey: undefined,
      clientKey: 'test_ABCDEFGH12345678',
      platform: {
        fetch: async (url) => {
          asked.push(url);
          return answer();
        },
      },
    });
    const browser = new Browser(proxy);
    assert.deepEqual((await frameAt(browser, '1')).body, {
      error: { code: 'platform-unavailable', field: 'clientKey' },
    });
    answer = () => Response.json({ publicKey: '10001|ABCD' });
    assert.equal((await frameAt(browser, '1')).status, 502);
    answer = () => Response.json({ publicKey: KEY });
    assert.equal((await frameAt(browser, '1')).status, 200);
    assert.equal((await frameAt(browser, '1')).status, 200);
    assert.equal(asked.length, 3);
    assert.equal(
      asked[0],
      'https://checkoutshopper-test.adyen.com/checkoutshopper/v1/clientKeys/test_ABCDEFGH12345678',
    );
  });

  it('gives HEAD the headers and nothing else', async () => {
    const { proxy } = openShop();
    const response = await proxy(new Request(`${ORIGIN}/florin/card-frame/1/frame.html`, { method: 'HEAD' }));
    assert.deepEqual([response.status, await response.text()], [200, '']);
  });
});
