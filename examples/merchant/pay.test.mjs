import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { env, execPath } from 'node:process';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';

import { TEST_CARDS } from 'florin/sandbox';
import { CheckoutPage } from 'florin/testing';
import { chromium } from 'playwright-core';

/** The card whose bank asks for a code, which is 1234. */
const { number } = TEST_CARDS.find(({ brand, steps }) => brand === 'visa' && steps[0] === 'challenge');
const PORT = '8099';
const address = `http://localhost:${PORT}`;
let server;
let browser;
let said = '';

before(async () => {
  server = spawn(execPath, ['server.mjs'], {
    env: { ...env, PORT, SHOP_ORIGIN: address, FLORIN_ENVIRONMENT: 'sandbox' },
  });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  while (!(await fetch(address).catch(() => undefined))) {
    assert.equal(server.exitCode, null, said);
    await setTimeout(100);
  }
  // CHROME_PATH names a Chromium where Chrome is not installed.
  browser = await chromium.launch(
    env.CHROME_PATH ? { executablePath: env.CHROME_PATH, args: ['--no-sandbox'] } : { channel: 'chrome' },
  );
});

after(async () => {
  await browser?.close();
  if (server.exitCode === null && server.kill()) await once(server, 'exit');
});

test('a shopper pays with a card whose bank asks for a code', { timeout: 60_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });
  // A database remembers what was paid before: each run pays an order of its own.
  const order = `ORDER-${Date.now()}`;
  await page.goto(`${address}/?order=${order}`);
  await page.locator('florin-checkout').evaluate((element, reference) => {
    element.order = reference;
  }, order);
  const checkout = new CheckoutPage(page);
  await checkout.typeCard({ number });
  await checkout.pay();
  await checkout.answerChallenge();
  assert.equal(await checkout.outcome(), 'paid');
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  assert.match(said, new RegExp(`${order}: paid`));

  await page.goto(`${address}/return.html?order=${order}`);
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
});

test(
  'a shopper sees the checkout before any script runs, and nothing moves when it does',
  { timeout: 60_000 },
  async () => {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.goto(address);
    await still.getByText('Card number').waitFor();

    const page = await browser.newPage();
    await page.addInitScript(() => {
      globalThis.moved = 0;
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries())
          if (!hadRecentInput) globalThis.moved += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Pay / }).waitFor();
    const moved = await page.evaluate(() => globalThis.moved);
    // Half of what browsers call good for a page.
    assert.ok(moved <= 0.05, `the page moved by ${moved}`);
  },
);
