import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { payButton } from './card.js';
import { chooseMethod } from './choose-method.js';
import { openSharedShop, type Shop } from './shop.js';

/** Pays at the till that the details lead to, and waits until the shop has heard of it. */
async function payElsewhere(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /How to pay/ }).click();
  const till = await opened;
  await till.getByRole('button', { name: 'Pay', exact: true }).click();
  await till.getByRole('status').waitFor();
  await till.close();
  await page.getByRole('heading', { name: /payment received/i }).waitFor({ timeout: 60_000 });
}

describe('a shopper who pays at a till', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  it('copies the lines of Multibanco, reloads, pays at the till, and has paid', async () => {
    const { page, context, complaints } = await shop.visit({ look: '&country=PT' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('radio', { name: 'Multibanco' }).check();
    await payButton(page).click();
    await page.getByRole('button', { name: 'Copy all as text' }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /Amount: €[\d,.]+\nEntity: \d{5}\nReference: \d{3} \d{3} \d{3}\nPay by /);
    await page.reload();
    await payElsewhere(page);
    assert.deepEqual(complaints, []);
  });

  it('is told where the lines to pay by cannot be loaded, and sees them with one click once they can', async () => {
    const { page } = await shop.visit({ look: '&country=PT' });
    const lines = (url: URL) => /\/papers-[\w-]+\.js$/.test(url.pathname);
    await page.route(lines, (route) => route.abort());
    await chooseMethod(page, 'Multibanco');
    await payButton(page).click();
    await page.getByText('The shop cannot be reached.').waitFor();
    await page.unroute(lines);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Pay with Multibanco' }).waitFor();
  });

  it('fills in who pays a boleto, pays it in a bank, and has paid', async () => {
    const { page, complaints } = await shop.visit({ look: '&country=BR' });
    await page.getByRole('radio', { name: 'Boleto', exact: true }).check();
    for (const [label, text] of [
      ['First name', 'Ana'],
      ['Last name', 'Lima'],
      ['CPF or CNPJ', '123.456.789-09'],
      ['Street', 'Rua Augusta'],
      ['House number', '10'],
      ['Postal code', '01305-000'],
      ['Town or city', 'São Paulo'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('State or province', { exact: true }).selectOption('São Paulo');
    await payButton(page).click();
    await page.getByRole('img', { name: 'Barcode of the reference' }).waitFor();
    await payElsewhere(page);
    assert.deepEqual(complaints, []);
  });

  it('is shown the account to transfer the amount to', async () => {
    const { page, complaints } = await shop.visit({ look: '&country=NL' });
    await chooseMethod(page, 'Bank transfer');
    await payButton(page).click();
    await page.getByRole('button', { name: 'Copy IBAN' }).waitFor();
    assert.deepEqual(complaints, []);
  });
});
