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

  it('picks a UPI app on a phone in India, answers there and has paid; a computer is not offered any', async () => {
    const phone = {
      userAgent:
        'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 400, height: 1400 },
    };
    const look = '&country=IN';
    const { page, complaints } = await shop.visit({ context: phone, look });
    await chooseMethod(page, 'UPI app');
    await page.getByRole('radio', { name: 'PhonePe', exact: true }).check();
    await payButton(page).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the app' }).click();
    const app = await opened;
    await app.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    assert.deepEqual(complaints, []);
    const other = await shop.visit({ look });
    await chooseMethod(other.page, 'Net banking by BillDesk');
    assert.equal(await other.page.getByRole('radio', { name: 'UPI app', exact: true }).count(), 0);
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
