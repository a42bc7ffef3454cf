import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper } from './browser.js';
import { pressOn, tabTo } from './keyboard.js';
import { openShop, type OwnShop } from './shop.js';

describe('a checkout session in the back office, by keyboard alone', () => {
  let shop: OwnShop;
  before(async () => {
    shop = await openShop();
  });
  after(() => shop?.close());

  const sessionsIn = (page: Page) => page.locator('florin-checkout-sessions');

  it('is made, paid by a shopper on its page, and read by what the shopper came back with', async () => {
    const { page, context } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/checkout-sessions.html#main`);
    await sessionsIn(page).locator('[part=form]').waitFor();
    await tabTo(page, /^reference$/i);
    await page.keyboard.type('session-of-a-lamp');
    await tabTo(page, /^amount$/i);
    await page.keyboard.type('25.00');
    await pressOn(page, /^create session$/i);
    const address = await sessionsIn(page).locator('[part=address]').getAttribute('href');

    const shopper = await newShopper(shop.browser);
    await shopper.page.goto(address ?? '');
    const [card = ''] = await shopper.page
      .getByLabel('Test card')
      .locator('option', { hasText: '4111 1111' })
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await shopper.page.getByLabel('Test card').selectOption(card);
    await shopper.page.getByRole('button', { name: 'Pay €25.00' }).click();
    await shopper.page.waitForURL(/sessionResult=/);
    const home = shopper.page.url();
    await shopper.context.close();

    await pressOn(page, /^result$/i);
    await tabTo(page, /^address that the shopper came back to/i);
    await page.keyboard.insertText(home);
    await pressOn(page, /^read the result$/i);
    await sessionsIn(page).locator('[part=status]').filter({ hasText: 'Paid' }).waitFor();

    await page.goto(`${shop.address}/office/journal.html#main`);
    const made = page.locator('florin-journal tbody tr').filter({ hasText: 'session-of-a-lamp' });
    assert.match((await made.first().textContent()) ?? '', /Create a checkout session/);
    await context.close();
  });
});
