import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper } from './browser.js';
import { focused, pressOn, tabTo } from './keyboard.js';
import { openShop, type OwnShop } from './shop.js';

const HOUR = 3_600_000;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('payment links in the back office, by keyboard alone', () => {
  let shop: OwnShop;
  before(async () => {
    // Its own: the clock goes on.
    shop = await openShop();
  });
  after(() => shop?.close());

  const linksIn = (page: Page) => page.locator('florin-payment-links');
  const standing = (page: Page, text: string) =>
    linksIn(page).locator('.head [part=status]').filter({ hasText: text }).waitFor();

  async function visit() {
    const operator = await newShopper(shop.browser);
    await operator.page.goto(`${shop.address}/office/payment-links.html#main`);
    await linksIn(operator.page).locator('[part=new]').waitFor();
    return operator;
  }

  /** Makes a link; its address. The list, or the link that was open before, is where this begins. */
  async function make(page: Page, reference: string, expires = ''): Promise<string> {
    await pressOn(page, /^create payment link$/i);
    await linksIn(page).locator('[part=form]').waitFor();
    await tabTo(page, /^reference$/i);
    await page.keyboard.type(reference);
    await tabTo(page, /^amount$/i);
    await page.keyboard.type('25.00');
    await tabTo(page, /^expires after$/i);
    if (expires) await page.keyboard.type(expires);
    await pressOn(page, /^create payment link$/i);
    await standing(page, 'Not paid yet');
    assert.equal(await focused(page), reference);
    return (await linksIn(page).locator('[part=address]').getAttribute('href')) ?? '';
  }

  async function payAt(url: string) {
    const { page, context } = await newShopper(shop.browser);
    await page.goto(url);
    const [card = ''] = await page
      .getByLabel('Test card')
      .locator('option', { hasText: '4111 1111' })
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await page.getByLabel('Test card').selectOption(card);
    await page.getByRole('button', { name: 'Pay €25.00' }).click();
    return { page, context };
  }

  it('is made, paid on its own page, from where the shopper comes back, and the list says so', async () => {
    const { page, complaints, context } = await visit();
    const shopper = await payAt(await make(page, 'lamp-1'));
    await title(shopper.page, 'Paid');
    await pressOn(page, /^refresh$/i);
    await standing(page, 'Paid');
    await pressOn(page, /^back to the payment links$/i, 60, 'Shift+Tab');
    await linksIn(page)
      .locator('tbody tr')
      .filter({ hasText: 'lamp-1' })
      .filter({ hasText: 'Paid' })
      .waitFor();
    await shopper.page.getByRole('link', { name: 'Continue' }).click();
    await shopper.page.waitForURL(`${shop.address}/`);
    assert.deepEqual(complaints, []);
    await Promise.all([context.close(), shopper.context.close()]);
  });

  it('is ended after a question, stays ended after a reload, and takes nothing', async () => {
    const { page, complaints, context } = await visit();
    const url = await make(page, 'chair-2');
    await pressOn(page, /^end this link$/i);
    await linksIn(page).locator('dialog[open]').waitFor();
    assert.equal(await focused(page), 'Cancel');
    await pressOn(page, /^end the link$/i);
    await standing(page, 'Expired');
    await page.reload();
    await standing(page, 'Ended');
    const shopper = await newShopper(shop.browser);
    await shopper.page.goto(url);
    await title(shopper.page, 'This payment link has expired');
    assert.deepEqual(complaints, []);
    await Promise.all([context.close(), shopper.context.close()]);
  });

  it('expires by the platform’s clock, whichever time the browser has', async () => {
    const { page, context } = await visit();
    const advance = () => page.request.post(`${shop.address}/shop/clock`, { data: { by: 2 * HOUR } });
    await advance();
    await page.reload();
    await linksIn(page).locator('[part=new]').waitFor();
    await make(page, 'hour-3', '1 hour');
    await advance();
    await pressOn(page, /^refresh$/i);
    await standing(page, 'Expired');
    await context.close();
  });
});
