import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { familyOf } from '../../src/proxy/paying/method-family.js';
import type { FlorinCheckout } from '../../src/components/checkout/checkout.js';
import { newShopper, until } from '../end-to-end/browser.js';
import { openSharedShop, type Shop } from '../end-to-end/shop.js';
import { answer } from './answer.js';
import { fillIn } from './fill-in.js';
import type { OnOffer } from './methods-on-offer.js';
import { declinedTest, paidTest } from './which-test.js';

/** Shoppers who pay at once: a page waits for the shop and its bank more than it computes. */
const SHOPPERS = 3;

/** A connection that the shop closes while it is taken up again is no answer: it is asked once more. */
const AGAIN = { maxRetries: 2 };

/** Where a method is tried. The demo offers Bacs in the United Kingdom, and leaves out some others for it. */
const countryOf = ({ countries }: OnOffer): string => countries.find((code) => code !== 'GB') ?? 'GB';

/** A direct debit has gone out, and its bank answers days later. */
const isDebit = ({ type }: OnOffer): boolean => familyOf(type) === 'direct-debit';

/** What the shop's own book says of an order. */
export async function statusOf(page: Page, order: string): Promise<string> {
  const response = await page.request.get(new URL(`/shop/orders/${order}`, page.url()).href, AGAIN);
  return ((await response.json()) as { status: string }).status;
}

/** Waits until a checkout that stays in its page says that the payment was refused. */
export const isRefused = (page: Page): Promise<void> =>
  until(
    () =>
      page.locator('florin-checkout').evaluate((element: FlorinCheckout) => element.outcome === 'refused'),
    'the page is told that it was refused',
  );

/** Pays a new order as far as the shopper can; the number of the order. */
async function pay(page: Page, method: OnOffer, isDeclined: boolean): Promise<string> {
  const country = countryOf(method);
  // The method that was used last would open at once, with fields of its own to fill in.
  await page.evaluate(() => localStorage.clear());
  const made = await page.request.post(new URL('/shop/orders', page.url()).href, AGAIN);
  const { number } = (await made.json()) as { number: string };
  await page.goto(new URL(`/checkout.html?order=${number}&country=${country}`, page.url()).href);
  const checkout = page.locator('florin-checkout');
  await checkout.evaluate((element, only) => element.setAttribute('allow-methods', only), method.type);
  // On a busy machine the whole list may be there first, with the fields of another method.
  await checkout.locator('[name=card]').first().waitFor({ state: 'detached' });
  await checkout.locator('[part=method-notice], [part=method-fields]').first().waitFor();
  await fillIn(page, country, isDeclined);
  await answer(page, isDeclined).catch(async (cause: unknown) => {
    throw new Error(`the page shows\n${await page.locator('florin-checkout, main').first().ariaSnapshot()}`, {
      cause,
    });
  });
  return number;
}

/** Each method is paid once and declined once in Chromium, in the demo shop, by an order that offers nothing else. */
export function everyMethod(name: string, methods: readonly OnOffer[]): void {
  describe(name, { concurrency: SHOPPERS }, () => {
    let shop: Shop;
    const idle: Page[] = [];
    before(async () => void (shop = await openSharedShop()));
    after(() => shop?.close());

    async function newPage(): Promise<Page> {
      const { page } = await newShopper(shop.browser, { viewport: { width: 800, height: 1800 } });
      await page.goto(`${shop.address}/cart.html`);
      return page;
    }

    /** Lends a page to one test; what a test has left broken, no other one gets. */
    async function withPage(use: (page: Page) => Promise<void>): Promise<void> {
      const page = idle.pop() ?? (await newPage());
      await use(page).catch(async (error: unknown) => {
        await page.context().close();
        throw error;
      });
      idle.push(page);
    }

    const sees = (page: Page, heading: RegExp) => page.getByRole('heading', { name: heading }).waitFor();

    for (const method of methods) {
      it(paidTest(method.type), () =>
        withPage(async (page) => {
          const order = await pay(page, method, false);
          await sees(page, isDebit(method) ? /^Payment pending$/ : /^Payment received$/);
          assert.equal((await statusOf(page, order)) === 'paid', !isDebit(method));
        }),
      );

      it(declinedTest(method.type), () =>
        withPage(async (page) => {
          const order = await pay(page, method, true);
          await sees(page, isDebit(method) ? /^Payment pending$/ : /^Payment refused$/);
          assert.notEqual(await statusOf(page, order), 'paid');
        }),
      );
    }
  });
}
