import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import type { ProxyHandler } from '../../src/proxy/index.js';
import { createApp, link } from '../package/installed-app.js';
import { event, post, signed } from '../proxy/notifications/reporting.js';
import { snippet } from './readme-blocks.js';

const PAGE = 'docs/going-live.md';

/** What the page leaves to the merchant: who asks, what is ordered, and where records go. */
const MERCHANT = `const sessionOf = () => null;
const addressOf = () => '192.0.2.1';
const orderOf = () => null;
const shipOnce = () => {};
const log = () => {};
`;

/** Live takes no key that can be guessed. */
const HMAC_KEY = randomBytes(32).toString('hex').toUpperCase();

const ENVIRONMENT = {
  FLORIN_LIVE_PREFIX: '1797a841fbb37ca7-Shop',
  FLORIN_MERCHANT_ACCOUNT: 'ShopAccount',
  FLORIN_API_KEY: 'key',
  FLORIN_CLIENT_KEY: 'live_KEY',
  FLORIN_SECRET: randomBytes(32).toString('base64url'),
  FLORIN_HMAC_KEY: HMAC_KEY,
};

describe('what is shown for going live', () => {
  let folder: string;
  before(() => {
    folder = createApp('/shop.js');
    link(folder, ['@electric-sql/pglite']);
    Object.assign(process.env, ENVIRONMENT);
  });
  after(() => {
    for (const name of Object.keys(ENVIRONMENT)) Reflect.deleteProperty(process.env, name);
    rmSync(folder, { recursive: true, force: true });
  });

  async function run<Exports>(name: string, code: string): Promise<Exports> {
    const path = join(folder, `${name}.mjs`);
    writeFileSync(path, code);
    return import(pathToFileURL(path).href) as Promise<Exports>;
  }

  /** With the ledger in a folder, where no database server is. */
  const live = MERCHANT + snippet('live', PAGE).replaceAll('postgresLedger', 'pgliteLedger');

  it('starts in live, takes what the platform has signed, and nothing that it has not', async () => {
    const code = live.replace('env.DATABASE_URL', JSON.stringify(join(folder, 'ledger')));
    const { proxy } = await run<{ proxy: ProxyHandler }>('live', code);
    const accepted = await post(proxy, {
      live: 'true',
      notificationItems: [await signed(event(), HMAC_KEY)],
    });
    assert.equal(await accepted.text(), '[accepted]');
    const forged = await signed(event({ pspReference: 'PSP0000000000002' }), randomBytes(32).toString('hex'));
    const refused = await post(proxy, { live: 'true', notificationItems: [forged] });
    assert.equal(refused.status, 401);
    await proxy.reconcile();
  });

  it('does not start without what the page names', async () => {
    const lines = live.split('\n');
    const needed = ['livePrefix', 'merchantAccount', 'apiKey', 'clientKey', 'secret', 'ledger'];
    for (const name of [...needed, 'identify', 'clientAddress']) {
      const without = lines.filter((line) => !line.startsWith(`  ${name}:`)).join('\n');
      assert.notEqual(without, live, name);
      await assert.rejects(run(`without-${name}`, without), new RegExp(name), name);
    }
  });

  it('answers 404 to the platform where no notifications are set', async () => {
    const lines = live.replace('env.DATABASE_URL', JSON.stringify(join(folder, 'other'))).split('\n');
    const code = lines.filter((line) => !line.startsWith('  notifications:')).join('\n');
    const { proxy } = await run<{ proxy: ProxyHandler }>('silent', code);
    assert.equal((await post(proxy, { notificationItems: [await signed(event(), HMAC_KEY)] })).status, 404);
  });

  it('looks after what was interrupted on an edge worker, whenever its schedule says so', async () => {
    const made = `const optionsOf = (env) => env;
const reconciled = [];
const createProxy = (env) =>
  Object.assign(async () => new Response('proxy'), { reconcile: async () => void reconciled.push(env) });
`;
    interface Worker {
      fetch(request: Request, env: object, context: object): Promise<Response>;
      scheduled(event: object, env: object, context: { waitUntil(work: Promise<unknown>): void }): void;
    }
    const { default: worker, reconciled } = await run<{ default: Worker; reconciled: object[] }>(
      'edge',
      `${made}${snippet('live-edge', PAGE)}\nexport { reconciled };\n`,
    );
    const env = { name: 'production' };
    const waited: Promise<unknown>[] = [];
    assert.equal(await (await worker.fetch(new Request('https://shop.example/'), env, {})).text(), 'proxy');
    worker.scheduled({}, env, { waitUntil: (work) => void waited.push(work) });
    await Promise.all(waited);
    assert.deepEqual([waited.length, reconciled], [1, [env]]);
  });
});
