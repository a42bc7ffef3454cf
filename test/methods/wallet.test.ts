import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { openSharedShop, type Shop } from '../end-to-end/shop.js';
import { isRefused, statusOf } from './every-method.js';
import { declinedTest, paidTest } from './which-test.js';

describe('a method that the browser opens a sheet for', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  /** Pays by a card of the sheet, which is named by its last digits. */
  async function pay(name: string, lastFour: string) {
    const { page, order } = await shop.visit({ look: '&country=NL' });
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog', { name: `${name}, simulated` }).waitFor();
    await page.getByRole('button', { name: new RegExp(lastFour) }).click();
    return { page, order };
  }

  for (const [type, name] of [
    ['googlepay', 'Google Pay'],
    ['applepay', 'Apple Pay'],
  ] as const) {
    it(paidTest(type), async () => {
      const { page, order } = await pay(name, '1142');
      await page.getByRole('heading', { name: /payment received/i }).waitFor();
      assert.equal(await statusOf(page, order), 'paid');
    });

    it(declinedTest(type), async () => {
      const { page, order } = await pay(name, '0069');
      await isRefused(page);
      assert.notEqual(await statusOf(page, order), 'paid');
    });
  }
});
