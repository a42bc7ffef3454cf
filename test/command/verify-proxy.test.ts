import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { UsageError } from '../../src/command/usage-error.js';
import { verifyProxy } from '../../src/command/verify-proxy.js';
import type { Audience, ProxyHandler, ProxyOptions } from '../../src/proxy/index.js';
import { LISTINGS } from '../proxy/marketplace-platform.js';
import { credentials, OPT_IN, someone } from '../proxy/marketplace.js';
import { openShop } from '../proxy/shop.js';
import { FAULTS, type Serving } from './faulty-proxies.js';
import { hastyProxy } from './hasty-proxy.js';
import { serving } from './serving.js';

/** A merchant's session is a cookie that says who it is. */
const identify: ProxyOptions['identify'] = ({ headers }) => {
  const [, audience] = /session=(\w+)/.exec(headers.get('cookie') ?? '') ?? [];
  return audience ? someone(audience as Audience) : null;
};

/** The proxy alone, without what Node's adapter knows of the socket: every visitor is of one address. */
const bare =
  (proxy: ProxyHandler): Serving =>
  (request) =>
    proxy(request);

const shop = (options: Partial<ProxyOptions> = {}) =>
  openShop({
    identify,
    credentials,
    enable: OPT_IN,
    limits: { session: 1000, address: 1000 },
    ...options,
    platform: { urls: { listings: LISTINGS }, ...options.platform },
  });

const verify = (fetch: Serving, ...args: readonly string[]) =>
  serving(fetch, (address) => verifyProxy([`${address}/florin`, ...args]));

describe('florin verify-proxy', () => {
  it('finds nothing at our own proxy, pays once and says what it looked at', async () => {
    const { proxy, platform } = shop();
    const { said, differences } = await verify(bare(proxy), '--order', 'ORDER-1');
    assert.equal(differences, 0, said);
    assert.equal(said.match(/^the same/gm)?.length, 7, said);
    assert.equal(platform.executed.length, 1);
  });

  for (const audience of ['shopper', 'seller', 'operator', 'approver'])
    it(`finds nothing at our own proxy for a ${audience}, and changes nothing at the platform`, async () => {
      const { proxy, platform } = shop();
      const { said, differences } = await verify(bare(proxy), '--cookie', `session=${audience}`);
      assert.equal(differences, 0, said);
      assert.match(said, /^left out {2}paying once: --order names none/m);
      assert.deepEqual(platform.got, []);
    });

  it('finds nothing in the sandbox, at a page of another origin, and where little is set up', async () => {
    const named = 'https://www.shop.example';
    for (const options of [
      { environment: 'sandbox', cardPublicKey: undefined },
      { origins: [named] },
      { cardFont: { 400: 'https://shop.example/a.woff2' } },
      { identify: undefined, credentials: {}, enable: [] },
    ] as const) {
      const { said, differences } = await verify(
        bare(shop(options).proxy),
        '--order',
        'ORDER-1',
        ...('origins' in options ? ['--origin', named] : []),
      );
      assert.equal(differences, 0, said);
    }
  });

  it('says what is wrong with its arguments, or that no server answers', async () => {
    for (const args of [
      [],
      ['shop.example'],
      ['https://a.example', 'https://b.example'],
      ['https://a.example', '--colour', 'red'],
    ])
      await assert.rejects(verifyProxy(args), UsageError);
    const address = await serving(
      async () => new Response(),
      async (there) => there,
    );
    await assert.rejects(verifyProxy([`${address}/florin`]), /Nothing answers at/);
  });

  it('ends with 0 where nothing differs, and with 1 where something does', async () => {
    const florin = fileURLToPath(new URL('../../dist/command/florin.js', import.meta.url));
    const run = (address: string) =>
      new Promise<[code: number, said: string]>((resolve) => {
        execFile(process.execPath, [florin, 'verify-proxy', address], (error, said) =>
          resolve([error ? Number(error.code) : 0, said]),
        );
      });
    const { proxy } = shop();
    await serving(bare(proxy), async (address) => {
      const [[good, said], [bad, complaint]] = [
        await run(`${address}/florin`),
        await run(`${address}/elsewhere`),
      ];
      assert.deepEqual([good, bad], [0, 1]);
      assert.match(said, /\n0 differences\n$/);
      assert.match(complaint, /GET \/config: expected 200, found 404 not-found/);
    });
  });
});

describe('a proxy that gets it wrong', () => {
  it('is told of each fault once, however many answers have it, and of nothing that it may go without', async () => {
    const server = hastyProxy().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const url = `http://127.0.0.1:${port}/florin`;
    const { said, differences } = await verifyProxy([url, '--order', 'ORDER-1']).finally(() =>
      server.close(),
    );
    assert.match(said, /and \d\d more: header x-request-id: expected one, found none/);
    assert.match(said, /and \d\d more: expected 422 clear-card-data, found 404 unknown-order/);
    assert.match(
      said,
      /payments for an order that is paid: expected 409 order-paid, found 200 and no \{ "error"/,
    );
    assert.match(said, /→ npx florin build-frame/);
    assert.match(said, /^the same {2}openapi\.json$/m);
    assert.ok(differences < 75, said);
  });

  for (const [what, [fault, complaint]] of Object.entries(FAULTS))
    it(`is told of ${what}`, async () => {
      const { said, differences } = await verify(fault(shop().proxy), '--order', 'ORDER-1');
      assert.ok(differences > 0);
      assert.match(said, complaint);
    });
});
