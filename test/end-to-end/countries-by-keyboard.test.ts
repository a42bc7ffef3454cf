import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { payButton } from './card.js';
import { isFocused, tabTo } from './keys.js';
import { openSharedShop, type Shop } from './shop.js';

interface Country {
  readonly country: string;
  /** Some of what it offers, and the one that is paid by. */
  readonly offers: readonly string[];
  readonly method: string;
  /** What is typed, by the labels of the fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** A bank of its list. */
  readonly bank?: string;
  /** Where it is agreed to: the bank’s own page, an app, or a till. */
  readonly at?: 'bank' | 'app' | 'till';
}

const COUNTRIES: readonly Country[] = [
  { country: 'Netherlands', offers: ['PayPal', 'SEPA Direct Debit'], method: 'iDEAL | Wero', at: 'bank' },
  {
    country: 'Germany',
    offers: ['PayPal', 'Klarna'],
    method: 'SEPA Direct Debit',
    fields: { 'Name of the account holder': 'Ana Jansen', IBAN: 'DE87123456781234567890' },
  },
  { country: 'France', offers: ['PayPal', 'SEPA Direct Debit'], method: 'Alma', at: 'bank' },
  { country: 'Poland', offers: ['Przelewy24'], method: 'BLIK', fields: { 'BLIK code': '123456' }, at: 'app' },
  { country: 'Sweden', offers: ['Klarna', 'Trustly'], method: 'Swish', at: 'app' },
  { country: 'United Kingdom', offers: ['Clearpay', 'Klarna'], method: 'Pay by Bank', at: 'bank' },
  { country: 'United States', offers: ['ACH Direct Debit', 'PayPal'], method: 'Afterpay', at: 'bank' },
  { country: 'Brazil', offers: ['Boleto'], method: 'Pix', at: 'app' },
  { country: 'Mexico', offers: ['PayPal'], method: 'OXXO', at: 'till' },
  { country: 'Japan', offers: ['7-Eleven', 'WeChat Pay'], method: 'Konbini', at: 'till' },
  {
    country: 'India',
    offers: ['Paytm', 'Net banking'],
    method: 'Net banking by BillDesk',
    bank: 'State Bank of India',
    at: 'bank',
  },
  { country: 'Singapore', offers: ['GrabPay'], method: 'PayNow', at: 'app' },
];

describe('a shopper who chooses their country in the demo shop, by keyboard alone', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

  async function chooseCountry(page: Page, country: string): Promise<void> {
    await tabTo(page, page.getByLabel('Country'));
    // Opened first: a list that is closed chooses at each letter.
    await page.keyboard.press('Space');
    await page.keyboard.type(country);
    const listed = page.waitForResponse((response) => response.url().endsWith('/checkout/paymentMethods'));
    await page.keyboard.press('Enter');
    await listed;
  }

  /** Opens the methods that are folded away, and goes through them with the arrow keys. */
  async function chooseMethod(page: Page, name: string): Promise<void> {
    const more = page.getByRole('button', { name: 'More ways to pay' });
    await payButton(page).or(more).first().waitFor();
    if (await more.isVisible()) {
      await tabTo(page, more);
      await page.keyboard.press('Enter');
    }
    const all = page.locator('florin-checkout input[name=card]');
    for (let tabs = 0; tabs < 30 && (await all.evaluateAll(noneFocused)); tabs++)
      await page.keyboard.press('Shift+Tab');
    const count = await all.count();
    for (let arrows = 0; arrows < count && !(await radio(page, name).isChecked()); arrows++)
      await page.keyboard.press('ArrowDown');
    assert.ok(await isFocused(radio(page, name)), `${name} is reached`);
  }

  const noneFocused = (radios: readonly Element[]) =>
    radios.every((each) => (each.getRootNode() as ShadowRoot).activeElement !== each);

  /** Answers in an app or at a till, which a window of the bank’s origin stands for. */
  async function answerElsewhere(page: Page, link: RegExp, choice: RegExp): Promise<void> {
    await tabTo(page, page.getByRole('link', { name: link }));
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const other = await opened;
    await tabTo(other, other.getByRole('button', { name: choice }));
    await other.keyboard.press('Enter');
    await other.getByRole('status').waitFor();
    await other.close();
  }

  for (const { country, offers, method, fields = {}, bank, at } of COUNTRIES)
    it(`sees what ${country} offers, and pays by ${method}`, async () => {
      const { page, complaints } = await shop.visit({ look: '&country=IE' });
      await payButton(page).waitFor();
      await chooseCountry(page, country);
      await chooseMethod(page, method);
      for (const name of offers) await radio(page, name).waitFor();
      for (const [label, text] of Object.entries(fields)) {
        await tabTo(page, page.getByLabel(label, { exact: true }));
        await page.keyboard.type(text);
      }
      if (bank) {
        await tabTo(page, page.getByRole('searchbox'));
        await page.keyboard.type(bank);
        await tabTo(page, radio(page, bank));
        await page.keyboard.press('Space');
      }
      await tabTo(page, payButton(page));
      await page.keyboard.press('Enter');
      if (at === 'bank') {
        await tabTo(page, page.getByRole('button', { name: 'Approve' }));
        await page.keyboard.press('Enter');
      }
      if (at === 'app') await answerElsewhere(page, /open the app/i, /approve/i);
      if (at === 'till') await answerElsewhere(page, /how to pay/i, /^Pay$/);
      await page.getByRole('heading', { name: at ? 'Payment received' : 'Payment pending' }).waitFor();
      assert.deepEqual(complaints, []);
    });
});
