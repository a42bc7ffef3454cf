import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';

import type { Page } from 'playwright-core';

import { familyOf } from '../../src/proxy/paying/method-family.js';
import { newShopper } from '../end-to-end/browser.js';
import { openSharedShop, type Shop } from '../end-to-end/shop.js';
import { answer } from './answer.js';
import { fillIn } from './fill-in.js';
import type { OnOffer } from './methods-on-offer.js';

/** Where a method is tried. The demo offers Bacs in the United Kingdom, and leaves out some others for it. */
const countryOf = ({ countries }: OnOffer): string => countries.find((code) => code !== 'GB') ?? 'GB';

/** Each method is paid once and declined once in Chromium, in the demo shop, by an order that offers nothing else. */
export function everyMethod(methods: readonly OnOffer[]): void {
  let shop: Shop;
  let page: Page;
  before(async () => {
    shop = await openSharedShop();
    ({ page } = await newShopper(shop.browser, { viewport: { width: 800, height: 1800 } }));
    await page.goto(`${shop.address}/cart.html`);
  });
  after(() => shop?.close());

  /** Pays as far as the shopper can; the number of the order. */
  async function pay(method: OnOffer, isDeclined: boolean): Promise<string> {
    const country = countryOf(method);
    // The method that was used last would open at once, with fields of its own to fill in.
    await page.evaluate(() => localStorage.clear());
    const made = await page.request.post(`${shop.address}/shop/orders`);
    const { number } = (await made.json()) as { number: string };
    await page.goto(`${shop.address}/checkout.html?order=${number}&country=${country}`);
    const checkout = page.locator('florin-checkout');
    await checkout.evaluate((element, only) => element.setAttribute('allow-methods', only), method.type);
    await checkout.locator('[part=method-notice], [part=method-fields]').first().waitFor();
    await fillIn(page, country, isDeclined);
    await answer(page, isDeclined).catch(async (cause: unknown) => {
      throw new Error(
        `the page shows\n${await page.locator('florin-checkout, main').first().ariaSnapshot()}`,
        { cause },
      );
    });
    return number;
  }

  /** What the shop's own book says of an order. */
  async function statusOf(order: string): Promise<string> {
    const response = await page.request.get(`${shop.address}/shop/orders/${order}`);
    return ((await response.json()) as { status: string }).status;
  }

  const sees = (heading: RegExp) => page.getByRole('heading', { name: heading }).waitFor();

  for (const method of methods) {
    // A debit has gone out, and its bank answers days later.
    const isDebit = familyOf(method.type) === 'direct-debit';

    it(`${method.type} is paid`, async () => {
      const order = await pay(method, false);
      await sees(isDebit ? /^Payment pending$/ : /^Payment received$/);
      assert.equal((await statusOf(order)) === 'paid', !isDebit);
    });

    it(`${method.type} is declined, and the shop has no money`, async () => {
      const order = await pay(method, true);
      await sees(isDebit ? /^Payment pending$/ : /^Payment refused$/);
      assert.notEqual(await statusOf(order), 'paid');
    });
  }
}
