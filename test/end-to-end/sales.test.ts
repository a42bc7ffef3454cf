import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper, until } from './browser.js';
import { focused, pressOn, tabTo } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

interface Sale {
  readonly number: string;
  readonly buyer: string;
  readonly total: { readonly value: number };
  readonly lines: readonly { readonly title: string; readonly seller: { readonly id: string } }[];
  readonly payments: readonly { readonly pspReference: string }[];
}

interface Booked {
  readonly data: readonly {
    readonly amount: { readonly value: number };
    readonly transfer: { readonly categoryData: { readonly pspPaymentReference?: string } };
  }[];
}

const SELLER = { 'x-demo-role': 'seller' };
const OTHER = { ...SELLER, 'x-demo-person': 'other' };

/** Without the marks that keep directions apart. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
const euros = (value: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(value / 100);

describe('a seller’s sales, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    // What the seller has sold is counted, and other tests sell too.
    shop = await openShop();
  });
  after(() => shop.close());

  const ask = async <Answer>(page: Page, path: string, who = SELLER): Promise<Answer> => {
    const headers = { ...who, origin: shop.address };
    return (await (await page.request.get(`${shop.address}/florin/${path}`, { headers })).json()) as Answer;
  };

  it('finds a sale, sees it captured and booked to the cent, and its figures', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/seller/sales.html#main`);
    const sales = page.locator('florin-sales');
    await sales.locator('[part~=sale]').first().waitFor();
    assert.match(await sales.locator('[part=count]').innerText(), /Sales: 6/);
    const { sales: known } = await ask<{ sales: readonly Sale[] }>(page, 'sales');
    const [latest] = known;
    assert.ok(latest);
    assert.ok(known.every(({ lines }) => new Set(lines.map(({ seller }) => seller.id)).size === 1));
    await tabTo(page, new RegExp(`^${latest.number}$`));
    await page.keyboard.press('Enter');
    await until(async () => (await focused(page)) === `Order ${latest.number}`, 'the sale has the focus');
    await sales.locator('[part=notice]', { hasText: 'captures the payment' }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get('sale'), latest.number);

    const office = await newShopper(shop.browser);
    await office.page.goto(`${shop.address}/office/payments.html#main`);
    const operations = office.page.locator('florin-payment-operations');
    await operations.locator('[part~=payment]').first().waitFor();
    await pressOn(office.page, new RegExp(latest.number));
    await pressOn(office.page, /^Capture/);
    await operations.locator('#amount').waitFor();
    await pressOn(office.page, /amount/i);
    await pressOn(office.page, /^(Yes|Capture)/i);
    await operations.locator('[part~=notice]').waitFor();
    await office.context.close();

    // The sandbox's books, by another row.
    const { payments, total } = await ask<Sale>(page, `sales/${latest.number}`);
    const window = `createdSince=${new Date(Date.now() - 3_600_000).toISOString()}&createdUntil=${new Date(Date.now() + 60_000).toISOString()}`;
    const booked = async (): Promise<readonly number[]> => {
      const { data } = await ask<Booked>(
        page,
        `transfers/transactions?accountHolderId=me&limit=100&${window}`,
      );
      return data
        .filter(({ transfer }) => transfer.categoryData.pspPaymentReference === payments[0]?.pspReference)
        .map(({ amount }) => amount.value);
    };
    await until(async () => (await booked()).length === 2, 'a share and a fee are booked', 400);
    const commission = Math.round(total.value / 10);
    const fee = Math.max(1, Math.round(total.value / 100));
    assert.deepEqual((await booked()).toSorted(), [total.value - commission, -fee].toSorted());
    await pressOn(page, /^Refresh$/);
    await sales.locator('[part=notice].good', { hasText: 'Booked in full' }).waitFor();
    assert.deepEqual(
      (await sales.locator('[part=money] li').allInnerTexts()).map((text) =>
        plain(text).replaceAll('\n', ' '),
      ),
      [
        `Your items ${euros(total.value)}`,
        `Commission ${euros(-commission)}`,
        `Fees ${euros(-fee)}`,
        `Booked on your accounts ${euros(total.value - commission - fee)}`,
      ],
    );
    await pressOn(page, /^Back to the sales$/, 60, 'Shift+Tab');
    await until(async () => (await focused(page)) === latest.number, 'back at the row');
    await tabTo(page, /^Figures$/, 60, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await sales.locator('[part=bar]').first().waitFor({ state: 'attached' });
    await sales.locator('[part=best] tbody tr').first().waitFor();
    assert.deepEqual(complaints, []);
  });

  it('shows another seller, who sells nothing, none of them', async () => {
    const { page } = await newShopper(shop.browser);
    const { sales: known } = await ask<{ sales: readonly Sale[] }>(page, 'sales');
    const theirs = await ask<{ sales: readonly Sale[] }>(page, 'sales', OTHER);
    assert.deepEqual(theirs, { sales: [] });
    for (const { number } of known)
      assert.deepEqual(await ask(page, `sales/${number}`, OTHER), { error: { code: 'not-found' } });
    await page.goto(`${shop.address}/seller/sales.html?person=other&sale=${known[0]?.number}`);
    await page.locator('florin-sales').getByText('You have no sale with this order number').waitFor();
  });
});
