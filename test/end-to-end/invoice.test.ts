import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { chooseMethod } from './choose-method.js';
import { openSharedShop, type Shop } from './shop.js';

describe('a shopper who pays later, by who they are', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  /** The form as a shopper fills it in: one key after the other, and Tab between the fields. */
  async function payByKeyboard(page: Page, lastName: string): Promise<void> {
    await chooseMethod(page, 'Riverty');
    await page.getByLabel('First name').focus();
    const next = ['Anneke', lastName, '06051987', '0612345678', 'anneke@shop.example'];
    for (const text of next) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
      // A browser may keep the focus in the parts of a date.
      const inDate = () =>
        page.evaluate(() => {
          const { activeElement } = document.querySelector('florin-checkout')?.shadowRoot ?? {};
          return (activeElement as HTMLInputElement | null)?.type === 'date';
        });
      if (text === '06051987') while (await inDate()) await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    for (const text of ['1012 VC', '7', 'Singel', 'Amsterdam']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }

  it('fills in the form by keyboard alone, and has paid without leaving the page', async () => {
    const { page, complaints } = await shop.visit({ look: '&country=NL' });
    await payByKeyboard(page, 'Vermeer');
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('is declined by the provider, and can choose another method at once', async () => {
    const { page } = await shop.visit({ look: '&country=NL' });
    await payByKeyboard(page, 'Declined');
    await page.getByRole('heading', { name: /payment refused/i }).waitFor();
    await page.getByRole('radio', { name: /^iDEAL/ }).check();
    await page.getByRole('button', { name: /^Pay / }).waitFor();
  });
});
