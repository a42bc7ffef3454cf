import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import type { Browser, Page } from 'playwright-core';

import { checkout } from '../../src/client/checkout/index.js';
import { addressOf, createClient } from '../../src/client/index.js';
import { DAY } from '../../src/facts/instant.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/index.js';
import { createApp } from '../package/installed-app.js';
import { newShopper, openBrowser } from './browser.js';
import { snippet } from './readme-blocks.js';
import { closeAll, listen } from './site.js';

interface Order {
  readonly amount: { readonly value: number; readonly currency: string };
  session?: { readonly id: string; readonly sessionData?: string };
}

interface Options {
  readonly apiKey: string;
  readonly merchantAccount: string;
  readonly shop: string;
  readonly orders: ReadonlyMap<string, Order>;
  readonly fetch: typeof fetch;
}

interface Shown {
  sessionShop(options: Options): (request: Request) => Promise<Response>;
}

describe('what docs/sessions.md shows', () => {
  let folder: string;
  let browser: Browser;
  let shown: Shown;
  let sandbox: Sandbox;
  let isLost = false;
  let ahead = 0;
  let shop = '';
  const orders = new Map<string, Order>();
  const servers: Parameters<typeof closeAll>[0][number][] = [];
  before(async () => {
    folder = createApp('/shop.js');
    const path = join(folder, 'sessions.mjs');
    writeFileSync(path, snippet('sessions', 'docs/sessions.md'));
    [shown, browser] = await Promise.all([import(pathToFileURL(path).href) as Promise<Shown>, openBrowser()]);
    let answer: (request: Request) => Response | Promise<Response> = () =>
      new Response(null, { status: 503 });
    let merchant = answer;
    const platform = await listen((request) => answer(request), '127.0.0.1');
    const site = await listen((request) => merchant(request), 'localhost');
    servers.push(platform.server, site.server);
    shop = site.address;
    sandbox = await createSandbox({ origin: platform.address, now: () => Date.now() + ahead });
    answer = sandbox;
    const options = { apiKey: 'key', merchantAccount: 'FlorinShop', shop, orders };
    merchant = shown.sessionShop({
      ...options,
      fetch: (input, init) =>
        isLost ? Promise.reject(new Error('lost')) : sandbox.fetch(input as string, init),
    });
  });
  after(async () => {
    await browser?.close();
    await closeAll(servers);
    rmSync(folder, { recursive: true, force: true });
  });

  let count = 0;
  function place(): string {
    const number = `ORDER-${++count}`;
    orders.set(number, { amount: { value: 1999, currency: 'EUR' } });
    return number;
  }

  const charges = (order: string): number =>
    sandbox.books().filter(({ charged, reference }) => charged && reference === order).length;

  async function visit(order: string): Promise<Page> {
    const { page } = await newShopper(browser);
    await page.goto(`${shop}/pay?order=${order}`);
    return page;
  }

  async function pay(page: Page, number: string): Promise<void> {
    await page.getByLabel('Test card').focus();
    await page.keyboard.type(number);
    await page.getByRole('button', { name: 'Pay €19.99' }).click();
  }

  const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

  it('takes a payment on the platform’s page, and the shop says that the order is paid', async () => {
    const order = place();
    const page = await visit(order);
    await pay(page, '4111 1111');
    await says(page, 'Your order is paid.');
    assert.ok(page.url().startsWith(`${shop}/return?order=${order}&sessionId=`));
    assert.equal(charges(order), 1);
    await page.context().close();
  });

  it('a shopper who clicks twice, or in two tabs, comes to one page that is paid once', async () => {
    const order = place();
    const [one, other] = await Promise.all([visit(order), visit(order)]);
    assert.equal(one.url(), other.url());
    await pay(one, '4111 1111');
    await says(one, 'Your order is paid.');
    await pay(other, '4111 1111');
    await says(other, 'Your order is paid.');
    assert.equal(charges(order), 1);
    await Promise.all([one.context().close(), other.context().close()]);
  });

  it('the result of another order does not pay this one', async () => {
    const [paid, dear] = [place(), place()];
    const page = await visit(paid);
    await pay(page, '4111 1111');
    await says(page, 'Your order is paid.');
    const result = new URL(page.url());
    await page.goto(`${shop}/pay?order=${dear}`);
    await page.goto(`${shop}/return${result.search.replace(paid, dear)}`);
    await says(page, 'We do not know yet whether you have paid.');
    await page.context().close();
  });

  it('a lost answer is never “not paid”', async () => {
    const order = place();
    const page = await visit(order);
    await pay(page, '4111 1111');
    await says(page, 'Your order is paid.');
    isLost = true;
    await page.reload();
    await says(page, 'We do not know yet whether you have paid.');
    isLost = false;
    await page.reload();
    await says(page, 'Your order is paid.');
    await page.context().close();
  });

  it('a bank that is still deciding, and a session that has expired, are told', async () => {
    const waiting = place();
    const page = await visit(waiting);
    await pay(page, '4000 0000 0000 0077');
    await says(page, 'Your bank is still deciding.');
    const late = place();
    await page.goto(`${shop}/pay?order=${late}`);
    ahead += DAY;
    await page.reload();
    await page.getByRole('heading', { name: 'This payment page has expired' }).waitFor();
    const { id, sessionData = '' } = orders.get(late)?.session ?? { id: '' };
    const result = new URLSearchParams({ order: late, sessionId: id, sessionResult: sessionData });
    await page.goto(`${shop}/return?${result}`);
    await says(page, 'The time to pay is over.');
    await page.context().close();
  });

  it('two sessions of one order are two charges, as the page warns', async () => {
    const client = createClient({
      baseUrl: addressOf('checkout', { environment: 'test' }),
      headers: { 'x-api-key': 'key' },
      fetch: sandbox.fetch,
    });
    const order = place();
    for (const key of ['one', 'other']) {
      const asked = { reference: order, amount: { value: 1999, currency: 'EUR' }, mode: 'hosted' as const };
      const options = { merchantAccount: 'FlorinShop', returnUrl: `${shop}/return?order=${order}` };
      const { url = '' } = await client.call(
        checkout.createSession,
        { ...asked, ...options },
        { idempotencyKey: key },
      );
      const { page } = await newShopper(browser);
      await page.goto(url);
      await pay(page, '4111 1111');
      await says(page, 'We do not know yet');
      await page.context().close();
    }
    assert.equal(charges(order), 2);
  });
});
