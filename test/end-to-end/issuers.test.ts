import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { payButton } from './card.js';
import { chooseMethod } from './choose-method.js';
import { openSharedShop, type Shop } from './shop.js';

describe('a shopper who pays at a bank of a list', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  for (const [country, method, bank] of [
    ['AT', 'EPS', 'Oberbank'],
    ['PL', 'Przelewy24', 'mBank'],
    ['CZ', 'Czech online banking', 'Fio banka'],
  ] as const)
    it(`picks ${bank} in ${country}, approves there and has paid`, async () => {
      const { page, complaints } = await shop.visit({ look: `&country=${country}` });
      await chooseMethod(page, method);
      await page.getByRole('radio', { name: bank, exact: true }).check();
      await payButton(page).click();
      await page.getByText(bank, { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('heading', { name: /payment received/i }).waitFor();
      assert.deepEqual(complaints, []);
    });

  it('searches net banking in India and pays by keyboard alone', async () => {
    const { page, complaints } = await shop.visit({ look: '&country=IN' });
    await chooseMethod(page, 'Net banking by BillDesk');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('state bank');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByText('State Bank of India', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Approve' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('is declined by the bank, and can choose another', async () => {
    const { page } = await shop.visit({ look: '&country=AT' });
    await chooseMethod(page, 'EPS');
    await page.getByRole('radio', { name: 'easybank', exact: true }).check();
    await payButton(page).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('heading', { name: /payment refused/i }).waitFor();
  });
});
