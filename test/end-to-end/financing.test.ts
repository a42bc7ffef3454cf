import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper, until } from './browser.js';
import { payButton, typeCard } from './card.js';
import { focused, pressOn, tabTo } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

interface Grant {
  readonly id: string;
  readonly status: string;
  readonly grantOfferId: string;
  readonly grantAccountId: string;
  readonly counterparty: Readonly<Record<string, string>>;
  readonly balances: { readonly total: number };
}

interface Thing {
  readonly id: string;
  readonly stock: number;
  readonly price: { readonly value: number };
}

const OFFICE = { 'x-demo-office': 'open' };
const SELLER = { 'x-demo-role': 'seller' };
const OTHER = { ...SELLER, 'x-demo-person': 'other' };

/** Without the marks that keep directions apart. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

describe('a seller’s financing, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    // What a sale repays is compared to the cent, and other tests sell too.
    shop = await openShop();
  });
  after(() => shop.close());

  /** What the proxy answers to one of the demonstration's people. */
  async function ask<Answer>(page: Page, who: Readonly<Record<string, string>>, path: string) {
    const answer = await page.request.get(`${shop.address}/florin/${path}`, {
      headers: { ...who, origin: shop.address },
    });
    return { status: answer.status(), body: (await answer.json()) as Answer };
  }

  const grantsOf = async (page: Page, who = SELLER): Promise<readonly Grant[]> =>
    (await ask<{ grants: readonly Grant[] }>(page, who, 'transfers/grants?counterpartyAccountHolderId=me'))
      .body.grants;

  /** Sells one thing of this seller's to a shopper, who pays; the operator captures it. */
  async function sell(page: Page): Promise<number> {
    const { body } = await ask<{ listings: readonly Thing[] }>(
      page,
      SELLER,
      'listings/allListing?seller=me&limit=100',
    );
    const thing = body.listings.find(({ stock, price }) => stock > 0 && price.value >= 100);
    assert.ok(thing);
    const shopper = await newShopper(shop.browser);
    await shopper.context.request.get(`${shop.address}/cart.html`);
    const ordered = await shopper.context.request.post(`${shop.address}/florin/listings/addOrder/me`, {
      headers: { origin: shop.address, 'idempotency-key': 'sale-1' },
      data: { lines: [{ listingId: thing.id, quantity: 1 }] },
    });
    const { number } = (await ordered.json()) as { number: string };
    await shopper.page.goto(`${shop.address}/checkout.html?order=${number}`);
    await typeCard(shopper.page, { number: '4111111111111111' });
    await payButton(shopper.page).click();
    await shopper.page.getByRole('heading', { name: /payment received/i }).waitFor();
    await shopper.context.close();
    const office = await newShopper(shop.browser);
    await office.page.goto(`${shop.address}/office/payments.html#main`);
    const operations = office.page.locator('florin-payment-operations');
    await operations.locator('[part~=payment]').first().waitFor();
    await pressOn(office.page, new RegExp(number));
    await pressOn(office.page, /^Capture/);
    await operations.locator('#amount').waitFor();
    await pressOn(office.page, /amount/i);
    await pressOn(office.page, /^(Yes|Capture)/i);
    await operations.locator('[part~=notice]').waitFor();
    await office.context.close();
    return thing.price.value;
  }

  it('takes an offer, sees it active, and a sale repays a part; another seller sees none of it', async () => {
    const { page, complaints, context } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/seller/financing.html#main`);
    const financing = page.locator('florin-financing');
    const offer = (await financing.locator('[part~=offer]').getAttribute('data-offer')) ?? '';
    await tabTo(page, /^take this offer: €10,000\.00$/i);
    await page.keyboard.press('Enter');
    await financing.locator('#target').waitFor();
    const account = (await financing.locator('#target').inputValue()).replace('balanceAccountId:', '');
    /** What the seller can spend, by another row of the platform's. */
    const available = async (): Promise<number> => {
      const { body } = await ask<{ balances: { currency: string; available: number }[] }>(
        page,
        OFFICE,
        `balance-platform/balanceAccounts/${account}`,
      );
      return body.balances.find(({ currency }) => currency === 'EUR')?.available ?? 0;
    };
    const before = await available();
    await pressOn(page, /^review$/i);
    await financing.locator('[part~=review]').waitFor();
    const agreed = await financing.locator('[part=sentence]').innerText();
    assert.match(plain(agreed), /You pay back €11,000\.00 in all/);
    await tabTo(page, /^i have read the terms/i);
    await page.keyboard.press(' ');
    await pressOn(page, /^take €10,000\.00$/i);
    await financing.locator('dialog[open]').waitFor();
    await tabTo(page, /^enter the amount/i);
    await page.keyboard.type('10,000.00');
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/transfers/grants') && request.method() === 'POST',
    );
    await page.keyboard.press('Enter');
    assert.deepEqual((await sent).postDataJSON(), {
      grantOfferId: offer,
      counterparty: { balanceAccountId: account },
    });
    await financing.locator('[part~=grant]').waitFor();
    const [taken] = await grantsOf(page);
    // The page says neither who lends nor to whom: the platform has both all the same.
    assert.deepEqual(
      [taken?.grantOfferId, taken?.grantAccountId, taken?.counterparty['balanceAccountId']],
      [offer, 'FlorinGrants', account],
    );
    await financing.locator('[part~=status]').filter({ hasText: 'Active' }).waitFor();
    assert.equal((await available()) - before, 1_000_000);

    const price = await sell(page);
    const share = Math.round(price * 0.9);
    const repaid = Math.floor(share / 10);
    await until(
      async () => (await grantsOf(page))[0]?.balances.total === 1_100_000 - repaid,
      'the sale has repaid a tenth of what the seller has of it',
      400,
    );
    const fee = Math.max(1, Math.round(price / 100));
    assert.equal((await available()) - before, 1_000_000 + share - repaid - fee);
    // The grant has had the focus since it was taken; what reads it again stands before it.
    await page.keyboard.press('Shift+Tab');
    assert.equal(await focused(page), 'Refresh');
    await page.keyboard.press('Enter');
    const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
    await financing
      .locator('[part=left]')
      .filter({ hasText: money.format((1_100_000 - repaid) / 100) })
      .waitFor();
    await pressOn(page, /^show repayments/i);
    await financing
      .locator('table:has(caption) tbody tr')
      .filter({ hasText: money.format(repaid / 100) })
      .waitFor();
    assert.equal(new URL(page.url()).searchParams.get('grant'), taken?.id);
    await page.reload();
    await financing.locator('table:has(caption) tbody tr').first().waitFor();

    const owed = await ask<{ balances: { total: number }[] }>(
      page,
      OFFICE,
      'balance-platform/grantAccounts/FlorinGrants',
    );
    assert.equal(owed.body.balances[0]?.total, 1_100_000 - repaid);
    assert.deepEqual(await grantsOf(page, OTHER), []);
    assert.equal((await ask(page, OTHER, `transfers/grants/${taken?.id}`)).status, 404);
    assert.equal((await ask(page, OTHER, `balance-platform/grantOffers/${offer}`)).status, 404);
    assert.equal((await ask(page, OTHER, 'balance-platform/grantAccounts/FlorinGrants')).status, 404);
    await page.goto(`${shop.address}/seller/financing.html?person=other#main`);
    await financing.locator('[part~=offer] h4').filter({ hasText: '£10,000.00' }).waitFor();
    assert.equal(await financing.locator('[part~=grant]').count(), 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('an operator watches it in the office, and has no button that takes anything', async () => {
    const { page, complaints, context } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/financing.html#main`);
    const financing = page.locator('florin-financing');
    await financing.locator('[part~=grant]').waitFor();
    assert.match(plain(await financing.locator('[part=account]').innerText()), /of at most €1,000,000\.00/);
    assert.equal(await financing.locator('[part=take]').count(), 0);
    await tabTo(page, /^show repayments/i);
    await page.keyboard.press('Enter');
    await financing.locator('[part=chart]').waitFor();
    await financing.locator('table:has(caption) tbody tr').first().waitFor();
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
