import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readSite, tagsIn } from '../../../src/command/doctor/site.js';
import { UsageError } from '../../../src/command/usage-error.js';
import { serving } from '../serving.js';

const page =
  (html: string, headers: Record<string, string> = {}) =>
  async () =>
    new Response(html, { headers: { 'content-type': 'text/html', ...headers } });

describe('a page that florin doctor reads', () => {
  it('has tags with attributes, however they are quoted, and none in a comment', () => {
    const html = `<!-- <florin-cart proxy="/no"> --><florin-checkout
      proxy='/pay' order=A-1 with-save-card frame-url="https://cards.example/?a=1&amp;b=2"></florin-checkout><br/>`;
    assert.deepEqual(tagsIn(html), [
      {
        name: 'florin-checkout',
        attributes: {
          proxy: '/pay',
          order: 'A-1',
          'with-save-card': '',
          'frame-url': 'https://cards.example/?a=1&b=2',
        },
      },
      { name: 'br', attributes: {} },
    ]);
  });

  it('says where its proxy is, and has the policies of headers and of meta tags', async () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="frame-src 'self'">
      <script type="module" src="/page.js"></script><florin-checkout></florin-checkout>
      <florin-provider proxy="/pay"></florin-provider>`;
    await serving(
      page(html, { 'content-security-policy': "script-src 'self', img-src *" }),
      async (address) => {
        const site = await readSite(`${address}/checkout`, undefined);
        assert.equal(site.proxy.href, `${address}/pay`);
        assert.deepEqual(
          site.policies.map((policy) => policy.trim()),
          ["script-src 'self'", 'img-src *', "frame-src 'self'"],
        );
        assert.equal(site.scripts.length, 1);
        assert.equal(
          (await readSite(address, 'https://pay.example/florin')).proxy.origin,
          'https://pay.example',
        );
      },
    );
  });

  it('that names no proxy, is not there, or does not answer is said to be so', async () => {
    await serving(page('<main></main>'), async (address) => {
      await assert.rejects(readSite(address, undefined), /has a proxy attribute.*--proxy \/florin/);
      await assert.rejects(readSite(address, 'https://['), UsageError);
    });
    await serving(
      async () => new Response('', { status: 404 }),
      (address) => assert.rejects(readSite(address, undefined), /answers with 404/),
    );
    const gone = await serving(page(''), async (address) => address);
    await assert.rejects(readSite(gone, undefined), /Nothing answers at .*ECONNREFUSED/);
  });
});
