import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper } from './browser.js';
import { payButton, typeCard } from './card.js';
import { openShop, orderRow, type OwnShop } from './shop.js';

const VISA = '4111111111111111';

describe('the market', () => {
  let shop: OwnShop;
  before(async () => {
    shop = await openShop();
  });
  after(() => shop.close());

  const go = (page: Page, path: string) => page.goto(shop.address + path);

  const catalogue = (page: Page) => page.locator('florin-listing-catalogue');
  const history = (page: Page) => page.locator('florin-order-history');

  /** Waits until every title of the catalogue is as wanted. */
  const showsOnly = (page: Page, pattern: RegExp) =>
    page.waitForFunction((source) => {
      const root = document.querySelector('florin-listing-catalogue')?.shadowRoot;
      const titles = [...(root?.querySelectorAll('[part~=title]') ?? [])];
      return (
        titles.length > 0 && titles.every(({ textContent }) => new RegExp(source, 'i').test(textContent))
      );
    }, pattern.source);

  /** Puts the first thing that is to be had into the cart. */
  async function addFromCatalogue(page: Page): Promise<void> {
    await go(page, '/');
    await catalogue(page)
      .getByRole('button', { name: /^Add to cart/, disabled: false })
      .first()
      .click();
    await page.getByRole('link', { name: 'Cart (1)' }).waitFor();
  }

  it('sells: found by typing, filtered, opened, added, paid by card, in the history as paid, and still there after a restart', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await go(page, '/');
    const things = catalogue(page).locator('[part~=listing]');
    await things.first().waitFor();
    await page.getByRole('searchbox').fill('lamp');
    await showsOnly(page, /lamp/);
    const found = await things.count();
    const choice = catalogue(page)
      .locator('[part=facet]', { hasText: 'Condition' })
      .getByRole('button')
      .first();
    const [name = '', count = ''] = await choice.locator('span').allInnerTexts();
    await choice.click();
    await page.getByRole('button', { name: `Remove filter: ${name}` }).waitFor();
    await page
      .getByText(count === '1' ? '1 result' : `${count} results`)
      .first()
      .waitFor();
    assert.ok(Number(count) < found, 'the filter leaves less than the search');
    assert.equal(await things.count(), Number(count));
    await things.filter({ hasNotText: 'Sold out' }).first().locator('[part~=title]').first().click();
    await page.waitForURL(/listing\.html\?listing=/);
    await page.locator('florin-listing-details').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('link', { name: 'Cart (1)' }).click();
    await page
      .locator('florin-cart')
      .getByRole('button', { name: /^Order for/ })
      .click();
    await page.waitForURL(/order=FL-/);
    const order = new URL(page.url()).searchParams.get('order') ?? '';
    await typeCard(page, { number: VISA });
    await payButton(page).click();
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    const isPaid = async () => {
      await go(page, '/orders.html');
      await orderRow(page, order).getByText('Paid').waitFor();
    };
    await isPaid();
    await page.getByRole('link', { name: 'Cart', exact: true }).waitFor();
    assert.deepEqual(complaints, []);
    await shop.stop();
    await shop.start();
    await isPaid();
  });

  it('shows an order as paid without a reload, once it was paid beside the history', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await addFromCatalogue(page);
    await go(page, '/cart.html');
    await page
      .locator('florin-cart')
      .getByRole('button', { name: /^Order for/ })
      .click();
    await page.waitForURL(/order=FL-/);
    const order = new URL(page.url()).searchParams.get('order') ?? '';
    await go(page, '/orders.html');
    let loads = 0;
    page.on('load', () => loads++);
    await orderRow(page, order).click();
    await history(page).getByRole('button', { name: /^Pay/ }).click();
    await typeCard(page, { number: VISA });
    await page.locator('florin-checkout').getByRole('button', { name: /^Pay / }).click();
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    await history(page).getByRole('heading', { name: order }).getByText('Paid').waitFor();
    await history(page).getByRole('button', { name: 'All orders' }).click();
    await orderRow(page, order).getByText('Paid').waitFor();
    assert.equal(await page.locator('florin-checkout').isVisible(), false);
    assert.equal(loads, 0);
    assert.deepEqual(complaints, []);
  });

  it('keeps one cart in all tabs', async () => {
    const { page, context } = await newShopper(shop.browser);
    const other = await context.newPage();
    await other.goto(`${shop.address}/cart.html`);
    await other.getByText('Browse the shop').waitFor();
    await addFromCatalogue(page);
    await other
      .locator('florin-cart')
      .getByRole('button', { name: /^Order for/ })
      .waitFor();
    await other.locator('florin-cart').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('link', { name: 'Cart', exact: true }).waitFor();
  });

  it('never shows a shopper another shopper’s order, nor lets them pay it', async () => {
    const { order } = await shop.visit();
    const { page, context } = await newShopper(shop.browser);
    await go(page, '/orders.html');
    await page.getByText('No orders yet. Go to the shop').waitFor();
    const answer = await context.request.get(`${shop.address}/shop/orders/${order}`);
    assert.equal(answer.status(), 404);
  });

  it('lets a seller add a thing, change it in two windows, resolve the conflict, and see it for sale', async () => {
    const { page, context, complaints } = await newShopper(shop.browser);
    const other = await context.newPage();
    await go(page, '/sell.html');
    await page.getByLabel('Title').fill('Lampion rouge');
    await page.getByLabel('Price in EUR', { exact: true }).fill('12.50');
    await page.locator('florin-listing-form').getByLabel('Category').first().selectOption({ index: 1 });
    await page.getByLabel('Visibility').selectOption('active');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('“Lampion rouge” was saved.').first().waitFor();
    await other.goto(page.url());
    await other.getByLabel('Title').fill('Lampion bleu');
    await page.getByLabel('Title').fill('Lampion vert');
    await page.getByLabel('Pieces in stock').fill('7');
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByText('“Lampion bleu” was saved.').first().waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('heading', { name: 'Someone else saved this listing while you were editing' })
      .waitFor();
    await page.getByLabel('Lampion bleu').check();
    await page.getByRole('button', { name: 'Save with these choices' }).click();
    await page.getByText('“Lampion bleu” was saved.').first().waitFor();
    assert.equal(await page.getByLabel('Pieces in stock').inputValue(), '7');
    await go(page, '/');
    await page.getByRole('searchbox').fill('lampion');
    await page.locator('florin-listing-catalogue [part~=title]', { hasText: 'Lampion bleu' }).waitFor();
    // A browser logs every answer that is no success: the one that told of the conflict.
    assert.equal(complaints.length, 1);
    assert.match(complaints[0] ?? '', /status of 409 \(Conflict\)/);
  });
});
