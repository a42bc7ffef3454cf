import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import './quick-waits.js';

import { chromium } from 'playwright-core';

import { CHROMIUM_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import type { ServerPlaces } from './server-places.js';
import { openShopServer } from './shop-server.js';

// Runs a command with one demo shop and one Chromium for all test files that need none of their own: to start them for each
// file takes longer than most of the tests. `node --import tsx test/end-to-end/one-shop-for-all.ts <arguments of node>`

const folder = mkdtempSync(join(tmpdir(), 'florin-shared-'));
const places = join(folder, 'places.json');

async function open(): Promise<() => Promise<void>> {
  const log = join(folder, 'shop.log');
  writeFileSync(log, '');
  const [shop, browser] = await Promise.all([
    openShopServer({}, (text) => appendFileSync(log, text)),
    chromium.launchServer({ executablePath: await findBrowser(), args: CHROMIUM_ARGUMENTS }),
  ]);
  const opened: ServerPlaces = { shop: shop.address, log, browser: browser.wsEndpoint() };
  // The tests wait for this file, so that the servers start while the first tests do.
  writeFileSync(`${places}.new`, JSON.stringify(opened));
  renameSync(`${places}.new`, places);
  return async () => void (await Promise.all([shop.close(), browser.close()]));
}

const opening = open().catch((error: unknown) => {
  writeFileSync(places, JSON.stringify({ failure: String(error) }));
  return undefined;
});
const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...process.env, FLORIN_SHARED: places },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  void opening
    .then((close) => close?.())
    .finally(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(code ?? 1);
    });
});
