import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper, until } from './browser.js';
import { CARDS, payButton, typeCard } from './card.js';
import { pressOn, tabTo } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

interface Payment {
  readonly order: string;
  readonly reference: string;
  readonly pspReference?: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly outcome: string;
  readonly brand?: string;
  readonly lastFour?: string;
  readonly at: string;
  readonly history?: readonly Readonly<Record<string, unknown>>[];
}

const element = (page: Page) => page.locator('florin-payment-operations');
const rows = (page: Page) => element(page).locator('[part~=payment]');

describe('payments in the back office, by keyboard alone', () => {
  let shop: Shop;
  const orders: string[] = [];

  /** Orders and pays; resolves once the shopper has heard how it ended, or what else they have to do. */
  async function pay(number: string, heard: RegExp): Promise<string> {
    const { page, order, context } = await shop.visit();
    await typeCard(page, { number });
    await payButton(page).click();
    await page.getByText(heard).filter({ visible: true }).first().waitFor();
    await context.close();
    return order;
  }

  /** What the proxy tells an operator. */
  async function told<Answer>(page: Page, path: string): Promise<Answer> {
    const answer = await page.request.get(`${shop.address}/florin${path}`, {
      headers: { 'x-demo-office': 'open', origin: shop.address },
    });
    return (await answer.json()) as Answer;
  }

  const known = async (page: Page, order: string): Promise<Payment> => {
    const { payments } = await told<{ payments: Payment[] }>(page, `/payments?search=${order}`);
    return payments[0] ?? assert.fail(`no payment of ${order}`);
  };

  async function openOffice(): Promise<{ page: Page; complaints: string[] }> {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/payments.html#main`);
    await rows(page).first().waitFor();
    return { page, complaints };
  }

  /** Finds the payment of an order by typing, and opens it. */
  async function open(page: Page, order: string): Promise<void> {
    await tabTo(page, /start of an order number/i);
    await page.keyboard.type(order);
    await until(async () => (await rows(page).count()) === 1, 'one payment is found');
    await pressOn(page, new RegExp(`^${order}`));
    await element(page).locator('[part~=facts]').waitFor();
  }

  before(async () => {
    shop = await openShop();
    for (let count = 0; count < 3; count++) orders.push(await pay(CARDS.paid, /payment received/i));
    orders.push(await pay(CARDS.refused, /another card|your bank/i));
  });
  after(() => shop.close());

  it('narrows and sorts them, and takes along a file that is the ledger’s books, byte for byte', async () => {
    const { page, complaints } = await openOffice();
    await tabTo(page, /^Filters/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Status/);
    await page.keyboard.type('Auth');
    // Three of these orders, and six from before the shop opened.
    await until(async () => (await rows(page).count()) === 9, 'those that were paid');
    await element(page).getByText('EUR: 9 payments').waitFor();
    await pressOn(page, /^Order$/);
    await element(page).locator('th[aria-sort=ascending]').first().waitFor();
    assert.equal(new URL(page.url()).searchParams.get('payments-outcome'), 'paid');
    assert.equal(new URL(page.url()).searchParams.get('payments-sort'), 'order');
    const download = page.waitForEvent('download');
    await page.keyboard.down('Shift');
    await tabTo(page, /^Download as CSV$/);
    await page.keyboard.up('Shift');
    await page.keyboard.press('Enter');
    const file = await download;
    assert.match(file.suggestedFilename(), /^Payments paid \d{4}-\d\d-\d\d\.csv$/);
    const { payments } = await told<{ payments: Payment[] }>(page, '/payments?limit=100');
    const wall = new Intl.DateTimeFormat('sv', {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone: 'Europe/Amsterdam',
    });
    const lines = payments
      .filter(({ outcome }) => outcome === 'paid')
      .toSorted((one, other) => one.order.localeCompare(other.order))
      .map(({ order, reference, pspReference = '', amount, outcome, brand = '', lastFour = '', at }) => [
        order,
        reference,
        pspReference,
        at.replace(/\.\d+Z$/, 'Z'),
        wall.format(new Date(at)),
        amount.currency,
        `${Math.floor(amount.value / 100)}.${String(amount.value % 100).padStart(2, '0')}`,
        String(amount.value),
        outcome,
        brand,
        lastFour,
      ]);
    const header =
      'order,reference,psp_reference,started_utc,started (Europe/Amsterdam),currency,amount,amount_minor_units,outcome,brand,last_four';
    const expected = [header.split(','), ...lines].map(
      (cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`,
    );
    assert.equal(lines.length, 9);
    const bytes = await buffer(await file.createReadStream());
    assert.ok(bytes.equals(Buffer.from(`\ufeff${expected.join('')}`)), bytes.toString());
    assert.deepEqual(complaints, []);
  });

  it('keeps what narrows them on the way to a payment and Back', async () => {
    const { page } = await openOffice();
    await page.goto(`${shop.address}/office/payments.html?payments-outcome=refused#main`);
    await until(async () => (await rows(page).count()) === 1, 'the one that was refused');
    await pressOn(page, new RegExp(`^${orders[3]}`));
    await element(page).locator('[part~=facts]').waitFor();
    await page.goBack();
    await until(async () => (await rows(page).count()) === 1, 'the list as it was');
    assert.equal(new URL(page.url()).searchParams.get('payments-outcome'), 'refused');
  });

  it('gives a part back with a reason, which the platform hears and the history repeats', async () => {
    const { page, complaints } = await openOffice();
    const order = orders[0] ?? '';
    await open(page, order);
    await pressOn(page, /^Capture$/);
    await element(page).locator('#amount').waitFor();
    await pressOn(page, /^Continue$/);
    await pressOn(page, /^Capture €/);
    await element(page).getByRole('button', { name: 'Refund', exact: true }).waitFor();
    await pressOn(page, /^Refund$/);
    await tabTo(page, /amount/i);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('0.50');
    await tabTo(page, /reason/i);
    await page.keyboard.type('Goods');
    await pressOn(page, /^Continue$/);
    await element(page).getByText('Reason: Goods returned.').waitFor();
    const sent = page.waitForRequest(/\/refunds$/);
    await pressOn(page, /^Refund €0\.50$/);
    assert.deepEqual((await sent).postDataJSON(), {
      amount: { value: 50, currency: 'EUR' },
      merchantRefundReason: 'RETURN',
    });
    await element(page).locator('[part~=event]', { hasText: 'Goods returned' }).waitFor();
    // The platform reports it as booked: it was carried out there, under this reason.
    const refund = async () => {
      const { history = [] } = await told<Payment>(page, `/payments/${(await known(page, order)).reference}`);
      return history.find(({ kind }) => kind === 'refund');
    };
    await until(async () => (await refund())?.['status'] === 'booked', 'the refund is booked', 400);
    assert.equal((await refund())?.['reason'], 'RETURN');
    assert.deepEqual(complaints, []);
  });

  it('cancels by the merchant’s reference what the shopper left at the bank, and nothing can be charged', async () => {
    const { page: shopper, order } = await shop.visit();
    await typeCard(shopper, { number: CARDS.challenge });
    await payButton(shopper).click();
    const { page, complaints } = await openOffice();
    await until(async () => (await known(page, order)).outcome === 'action-required', 'it waits', 400);
    const { reference, pspReference } = await known(page, order);
    assert.equal(pspReference, undefined);
    await page.reload();
    await rows(page).first().waitFor();
    await open(page, order);
    await pressOn(page, /^Cancel$/);
    await element(page).getByText('cancel everything that it holds under the reference').waitFor();
    const sent = page.waitForRequest(/\/cancels$/);
    await pressOn(page, /^Cancel the payment$/);
    assert.deepEqual((await sent).postDataJSON(), { paymentReference: reference });
    await element(page).locator('[part~=event]', { hasText: 'Cancel' }).first().waitFor();
    await until(
      async () => (await known(page, order)).outcome === 'cancelled',
      'the platform has ended it',
      400,
    );
    assert.deepEqual(complaints, []);
  });
});
