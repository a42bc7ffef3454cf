import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper } from './browser.js';
import { answerChallenge } from './card.js';
import { openShop, type OwnShop } from './shop.js';

/** What the post takes for a parcel within the Netherlands, in cents. */
const POST = 495;

interface Balances {
  readonly sellers: readonly { readonly balances: readonly { readonly value: number }[] }[];
}

describe('a shopper who pays from the cart', () => {
  let shop: OwnShop;
  before(async () => void (shop = await openShop()));
  after(() => shop?.close());

  /** The address of a thing that is there, which its own page shows. */
  async function openThing(page: Page): Promise<void> {
    await page.goto(shop.address);
    const there = page.locator(
      'florin-listing-catalogue [part~=listing]:has([part=add]:not([aria-disabled=true]))',
    );
    await there.getByRole('link').first().click();
    await page.locator('florin-listing-details').getByRole('button', { name: 'Add to cart' }).waitFor();
  }

  async function withCart() {
    const shopper = await newShopper(shop.browser);
    await openThing(shopper.page);
    await shopper.page.locator('florin-listing-details').getByRole('button', { name: 'Add to cart' }).click();
    await shopper.page.getByRole('link', { name: 'Cart (1)' }).click();
    await express(shopper.page).getByRole('button', { name: 'Pay with Google Pay' }).waitFor();
    return shopper;
  }

  const express = (page: Page) => page.locator('florin-express-checkout');
  const sheet = (page: Page, wallet: string) => page.getByRole('dialog', { name: `${wallet}, simulated` });

  it('chooses an address in the sheet, sees its price, and has paid it, by the keyboard alone', async () => {
    const { page, complaints } = await withCart();
    await express(page).getByRole('button', { name: 'Pay with Google Pay' }).focus();
    await page.keyboard.press('Enter');
    await sheet(page, 'Google Pay')
      .getByText(/^Total \d/)
      .waitFor();
    const total = async () =>
      /[\d.]+/.exec(
        await sheet(page, 'Google Pay')
          .getByText(/^Total/)
          .innerText(),
      )?.[0];
    const post = Number(await total());
    await sheet(page, 'Google Pay').getByLabel('Delivery').selectOption('courier');
    await sheet(page, 'Google Pay')
      .getByText(`Total ${(post + 4.95).toFixed(2)}`)
      .waitFor();
    await sheet(page, 'Google Pay').getByRole('button', { name: /1142/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    assert.match(page.url(), /return\.html\?order=CART-/);
    await page.getByText(`€${(post + 4.95).toFixed(2)}`).waitFor();
    // It is an order now, and the cart is empty.
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    // The filter of the list has an option of that name.
    await page.locator('florin-order-history').getByText('Paid').filter({ visible: true }).first().waitFor();
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await page.getByText('Browse the shop').waitFor();
    assert.equal(await express(page).evaluate(({ offsetHeight }: HTMLElement) => offsetHeight), 0);
    assert.deepEqual(complaints, []);
  });

  it('has paid the seller nine tenths of the goods, and the shop the delivery, once it is captured', async () => {
    const { page, complaints } = await withCart();
    await express(page).getByRole('button', { name: 'Pay with Google Pay' }).click();
    const shown = await sheet(page, 'Google Pay')
      .getByText(/^Total \d/)
      .innerText();
    const [total = ''] = /[\d.]+/.exec(shown) ?? [];
    await page.getByRole('button', { name: /1142/ }).click();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    const order = new URL(page.url()).searchParams.get('order') ?? '';
    await page.goto(`${shop.address}/office/payments.html`);
    const payments = page.locator('florin-payment-operations');
    await payments.locator('[part~=payment]').filter({ hasText: order }).click();
    await payments.getByRole('button', { name: /^Capture/ }).click();
    await payments.locator('#amount').fill(total);
    await page.keyboard.press('Enter');
    await payments.getByRole('button', { name: /^(?:Yes|Capture)/ }).click();
    await payments.locator('[part~=notice]').waitFor();
    const paid = Math.round(Number(total) * 100);
    const goods = paid - POST;
    await page.waitForFunction(
      async (share) => {
        const { sellers } = (await (await fetch('/shop/balances')).json()) as Balances;
        return sellers.some(({ balances }) => balances.some(({ value }) => value === share));
      },
      // The seller sells all of it, and so pays what the payment costs.
      goods - Math.round(goods / 10) - Math.max(1, Math.round(paid / 100)),
    );
    assert.deepEqual(complaints, []);
  });

  it('answers the bank’s challenge above the cart, and has paid', async () => {
    const { page, complaints } = await withCart();
    await express(page).getByRole('button', { name: 'Pay with Google Pay' }).click();
    await sheet(page, 'Google Pay')
      .getByText(/^Total \d/)
      .waitFor();
    await page.getByRole('button', { name: /5454/ }).click();
    await sheet(page, 'Google Pay').waitFor({ state: 'detached' });
    await answerChallenge(page);
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('closes the sheet, orders in the normal way, and is at the checkout', async () => {
    const { page } = await withCart();
    await express(page).getByRole('button', { name: 'Pay with Apple Pay' }).click();
    await page.getByRole('button', { name: 'Close without paying' }).click();
    await sheet(page, 'Apple Pay').waitFor({ state: 'detached' });
    await page
      .locator('florin-cart')
      .getByRole('button', { name: /^Order for/ })
      .click();
    await page.waitForURL(/checkout\.html\?order=FL-/);
  });

  it('pays for a thing from its own page', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await openThing(page);
    await express(page).getByRole('button', { name: 'Pay with Apple Pay' }).click();
    await sheet(page, 'Apple Pay')
      .getByText(/^Total \d/)
      .waitFor();
    await page.getByRole('button', { name: /1142/ }).click();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    assert.deepEqual(complaints, []);
  });
});
