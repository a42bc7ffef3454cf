import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import type { Browser, Page } from 'playwright-core';

import { createClient } from '../../src/client/index.js';
import { createLegalEntity } from '../../src/client/legal-entity/index.js';
import type { Listings } from '../../src/listings/index.js';
import type { Identity, ProxyOptions } from '../../src/proxy/index.js';
import { createApp, link } from '../package/installed-app.js';
import { newShopper, openBrowser, until } from './browser.js';
import { CARDS, pay, received } from './card.js';
import { snippet } from './readme-blocks.js';
import { openSite, pageWith, STRICT, type Site } from './site.js';

type Selling = Partial<ProxyOptions> & { readonly listings: Listings };

const SHOPPER: Identity = { audience: 'shopper', session: 's-7', email: 'ann@shop.example' };
const PICTURES = `${STRICT}; img-src 'self'`;

const addButton = (page: Page) =>
  page.locator('florin-listing-details').getByRole('button', { name: 'Add to cart' }).first();

describe('what the documentation shows about selling', () => {
  let folder: string;
  let browser: Browser;
  let selling: Selling;
  const sites: Site[] = [];

  before(async () => {
    folder = createApp('/shop.js');
    link(folder, ['@electric-sql/pglite']);
    const code = snippet('selling').replace("'.florin/listings'", JSON.stringify(join(folder, 'listings')));
    ({ selling } = await run<{ selling: Selling }>(
      'selling',
      `const sessionOf = () => (${JSON.stringify(SHOPPER)});\n${code}`,
    ));
    // Filled before a request waits for it.
    await selling.listings(new Request('https://own.invalid/allListing?limit=1'));
    browser = await openBrowser();
  });

  after(async () => {
    await browser?.close();
    for (const site of sites) await site.close();
    await selling?.listings.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs what the README shows as a module of an app that has the package installed. */
  async function run<Exports>(name: string, code: string): Promise<Exports> {
    const path = join(folder, `${name}.mjs`);
    writeFileSync(path, code);
    return import(pathToFileURL(path).href) as Promise<Exports>;
  }

  async function open(proxy: Partial<ProxyOptions>, policy = PICTURES): Promise<Site> {
    const site = await openSite({ folders: [join(folder, 'node_modules/florin/dist/cdn')], proxy, policy });
    // Where pictures are allowed, a browser looks for the site's own too.
    site.files.set('/favicon.ico', '');
    sites.push(site);
    return site;
  }

  /** From the catalogue to an order, on one page. */
  async function order(page: Page): Promise<void> {
    const inStock = page
      .locator('florin-listing-catalogue [part~=listing]')
      .filter({ hasNotText: 'Sold out' });
    await inStock.first().locator('[part~=title]').first().click();
    await addButton(page).click();
    await page.getByRole('button', { name: /^Order for/ }).click();
  }

  async function buy(page: Page): Promise<void> {
    await order(page);
    await pay(page, CARDS.paid);
    await received(page);
  }

  it('sells in a plain page: found, opened, put into the cart, ordered, paid, and among the orders as paid', async () => {
    const site = await open(selling);
    site.files.set('/', pageWith(snippet('shop')));
    site.files.set('/orders.html', pageWith(snippet('orders')));
    const { page, complaints } = await newShopper(browser);
    await page.goto(site.address);
    await buy(page);
    const listed = await selling.listings(new Request('https://own.invalid/getOrders/ann%40shop.example'));
    const { orders } = (await listed.json()) as { orders: { number: string; status: string }[] };
    assert.equal(orders.length, 1);
    await page.goto(`${site.address}/orders.html`);
    const bought = page
      .locator('florin-order-history [part~=order]')
      .filter({ hasText: orders[0]?.number ?? '' });
    await bought.getByText('Paid').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('sells where a page has two of the files, which share their elements without a fault', async () => {
    const site = await open(selling, PICTURES.replace('lit-html', "lit-html 'allow-duplicates'"));
    site.files.set('/', pageWith(`<script type="module" src="/checkout.en.js"></script>${snippet('shop')}`));
    const { page, complaints } = await newShopper(browser);
    await page.goto(site.address);
    await buy(page);
    assert.deepEqual(complaints, []);
  });

  it('keeps the first of two files working where the policy takes one copy of Lit', async () => {
    const site = await open(selling);
    site.files.set('/', pageWith(`${snippet('shop')}<script type="module" src="/checkout.en.js"></script>`));
    const { page, complaints } = await newShopper(browser);
    await page.goto(site.address);
    await buy(page);
    assert.match(complaints.join('\n'), /lit-html/);
  });

  it('lets a seller put a thing up for sale', async () => {
    const found = await selling.listings(
      new Request('https://own.invalid/getUserByEmail?email=seller%40example.com'),
    );
    const { id, email } = (await found.json()) as { id: string; email: string };
    const seller: Identity = { audience: 'seller', session: 's-9', userId: id, email };
    const site = await open({ ...selling, identify: () => seller });
    site.files.set('/', pageWith(snippet('listing-form')));
    const { page, complaints } = await newShopper(browser);
    await page.goto(site.address);
    await page.getByLabel('Title').fill('Lampion rouge');
    await page.getByLabel('Price in EUR', { exact: true }).fill('12.50');
    await page.getByLabel('Category').selectOption({ index: 1 });
    await page.getByLabel('Visibility').selectOption('active');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('“Lampion rouge” was saved.').first().waitFor();
    const search = await selling.listings(new Request('https://own.invalid/allListing?search=lampion'));
    assert.match(await search.text(), /Lampion rouge/);
    assert.deepEqual(complaints, []);
  });

  it('takes a seller to the hosted pages, and nowhere without `link-origins`', async () => {
    let legalEntity = '';
    Object.assign(globalThis, {
      readmeSeller: () => ({ audience: 'seller', session: 's-9', legalEntities: [legalEntity] }),
    });
    const { onboarding } = await run<{ onboarding: Partial<ProxyOptions> }>(
      'onboarding',
      `const sellerOf = () => globalThis.readmeSeller();\n${snippet('onboarding-proxy')}`,
    );
    const site = await open(onboarding, STRICT);
    const platform = createClient({
      baseUrl: 'https://sandbox.florin.invalid/lem/v3',
      fetch: site.sandbox.fetch,
      headers: { 'x-api-key': 'sandbox' },
    });
    const individual = {
      name: { firstName: 'Sam', lastName: 'Jansen' },
      email: 'sam@shop.example',
      residentialAddress: { country: 'NL' },
    };
    ({ id: legalEntity } = await platform.call(createLegalEntity, { type: 'individual', individual }));
    const shown = snippet('onboarding').replace('LE-OF-THE-SELLER', legalEntity);
    const platformOrigin = 'https://onboarding.platform.example';
    assert.ok(shown.includes(platformOrigin));
    site.files.set('/', pageWith(shown.replace(platformOrigin, new URL(site.sandbox.origin).origin)));
    site.files.set('/nowhere.html', pageWith(shown.replace(/\s+link-origins="[^"]*"/, '')));

    const { page, complaints } = await newShopper(browser);
    await page.goto(`${site.address}/nowhere.html`);
    await page.locator('[part=needs]').first().waitFor();
    if (await page.locator('[part=go]').isVisible()) {
      await page.locator('[part=go]').click();
      await page.getByText('is not set up safely').waitFor();
    }
    assert.equal(new URL(page.url()).pathname, '/nowhere.html');

    await page.goto(site.address);
    await page.locator('[part=go]').click();
    await until(() => page.url().startsWith(site.sandbox.origin), 'the hosted pages are open');
    assert.deepEqual(complaints, []);
  });

  it('shows a seller which documents are needed, and that there is no bank account', async () => {
    const identity = { audience: 'seller' as const, session: 's-9', legalEntities: [''] };
    const site = await open({ identify: () => identity }, `${STRICT}; img-src blob:`);
    const platform = createClient({
      baseUrl: 'https://sandbox.florin.invalid/lem/v3',
      fetch: site.sandbox.fetch,
      headers: { 'x-api-key': 'sandbox' },
    });
    const individual = {
      name: { firstName: 'Sam', lastName: 'Jansen' },
      residentialAddress: { country: 'NL' },
    };
    const { id } = await platform.call(createLegalEntity, { type: 'individual', individual });
    identity.legalEntities = [id];
    site.files.set('/', pageWith(snippet('documents')));
    const { page, complaints } = await newShopper(browser);
    await page.goto(site.address);
    await page.locator('florin-verification-documents').getByText('Proof of identity').waitFor();
    await page.getByText('To receive payouts, add a bank account').waitFor();
    site.files.set('/matters.html', pageWith(snippet('onboarding-matters')));
    await page.goto(`${site.address}/matters.html`);
    await page.locator('florin-business-lines [part=add]').waitFor();
    await page.locator('florin-terms-of-service [part=terms]').first().waitFor();
    await page.locator('florin-data-review [part=fact]').first().waitFor();
    await page.locator('florin-pci-questionnaires [part=prepare]').waitFor();
    const form = snippet('legal-entity-form').replace('LE-OF-THE-SELLER', id);
    site.files.set('/form.html', pageWith(form));
    await page.goto(`${site.address}/form.html`);
    await page.getByLabel('First name').waitFor();
    assert.equal(await page.getByLabel('First name').inputValue(), 'Sam');
    assert.deepEqual(complaints, []);
  });
});
