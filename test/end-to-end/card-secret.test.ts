import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { newShopper } from './browser.js';
import { openShop, type Shop } from './shop.js';

describe('a card’s secret in the seller’s hub', () => {
  let shop: Shop;
  before(async () => {
    shop = await openShop();
  });
  after(() => shop.close());

  it('a seller confirms who they are, sees their card’s number, and it goes when they leave the frame', async () => {
    const { page, complaints, context } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/seller/cards.html`);
    await page.locator('florin-issued-cards [part~=card] a').first().click();
    const frame = page.frameLocator('iframe[src*="/secret-frame/"]');
    await frame.getByRole('button', { name: 'Show card details' }).click();
    await page.getByLabel('Code').fill('111111');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('This is not the code').waitFor();
    await page.getByLabel('Code').fill('246810');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await frame.locator('.number dd').waitFor();
    const number = (await frame.locator('.number dd').innerText()).replaceAll(' ', '');
    assert.match(number, /^\d{16}$/);
    const shown = await page.evaluate(() => document.documentElement.outerHTML + location.href);
    assert.ok(!shown.includes(number));
    await page.locator('h1').click();
    await frame.locator('.number dd').waitFor({ state: 'detached' });
    assert.deepEqual(
      complaints.filter((text) => !text.includes('401')),
      [],
    );
    await context.close();
  });
});
