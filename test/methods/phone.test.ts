import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { payButton } from '../end-to-end/card.js';
import { chooseMethod } from '../end-to-end/choose-method.js';
import { openSharedShop, type Shop } from '../end-to-end/shop.js';
import { statusOf } from './every-method.js';
import { declinedTest, paidTest } from './which-test.js';

const PHONE = {
  userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  hasTouch: true,
  isMobile: true,
  viewport: { width: 400, height: 1400 },
};

describe('a method that is offered on phones alone', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  async function answer(choice: 'Approve' | 'Decline') {
    const { page, order } = await shop.visit({ context: PHONE, look: '&country=IN' });
    await chooseMethod(page, 'UPI app');
    await page.getByRole('radio', { name: 'PhonePe', exact: true }).check();
    await payButton(page).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the app' }).click();
    await (await opened).getByRole('button', { name: choice }).click();
    return { page, order };
  }

  it(paidTest('upi_intent'), async () => {
    const { page, order } = await answer('Approve');
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    assert.equal(await statusOf(page, order), 'paid');
  });

  it(declinedTest('upi_intent'), async () => {
    const { page, order } = await answer('Decline');
    await page.getByRole('heading', { name: /payment refused/i }).waitFor();
    assert.notEqual(await statusOf(page, order), 'paid');
  });
});
