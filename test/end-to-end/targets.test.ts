import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { findings } from './axe.js';
import { newShopper } from './browser.js';
import { openSharedShop, type Shop } from './shop.js';

/** A page of the demo, and what stands there once it is whole. */
const PLACES: Readonly<Record<string, string>> = {
  '/': 'florin-listing-catalogue [part~=listing]',
  '/account.html': 'florin-saved-cards [part~=panel], florin-saved-cards li',
  '/sell.html': 'florin-listing-form input',
  '/seller/money.html': 'florin-balances h3',
  '/office.html': 'florin-overview h2',
  '/office/terminals.html': 'florin-terminals tbody tr',
  '/office/transfers.html': 'florin-transfers tbody tr',
  '/office/payouts.html': 'florin-payouts button:visible',
  '/office/account-holders.html': 'florin-account-holders tbody tr',
  '/workspace.html': 'florin-workspace h2',
};

describe('what a finger has to hit, on a screen of 320 pixels', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  for (const [path, whole] of Object.entries(PLACES))
    it(`is 24 pixels in each direction, or has that room, on ${path}`, async () => {
      const { page, context } = await newShopper(shop.browser, { viewport: { width: 320, height: 800 } });
      await page.goto(`${shop.address}${path}`);
      await page.locator(whole).first().waitFor();
      assert.deepEqual(await findings(page, page.mainFrame(), ['target-size']), []);
      await context.close();
    });
});
