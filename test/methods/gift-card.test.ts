import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { CARDS, payButton, received, typeCard } from '../end-to-end/card.js';
import { chooseMethod } from '../end-to-end/choose-method.js';
import { openSharedShop, type Shop } from '../end-to-end/shop.js';
import { statusOf } from './every-method.js';
import { declinedTest, paidTest } from './which-test.js';

describe('a method that pays a part of an order', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  async function check(page: Page, number: string): Promise<void> {
    await chooseMethod(page, 'Givex');
    const frame = page.frameLocator('iframe[title="Gift card details"]');
    await frame.getByLabel('Gift card number').pressSequentially(number);
    await frame.getByLabel('PIN').pressSequentially('123');
    await page.getByRole('button', { name: 'Check balance' }).click();
  }

  it(paidTest('giftcard'), async () => {
    const { page, order } = await shop.visit({ look: '&country=IE' });
    await check(page, '6036280000000000010');
    await page.getByRole('button', { name: /^Use .* from this card$/ }).click();
    await page.getByText('Your gift card was used.').waitFor();
    await chooseMethod(page, 'Card');
    await typeCard(page, { number: CARDS.paid });
    await payButton(page).click();
    await received(page);
    assert.equal(await statusOf(page, order), 'paid');
  });

  it('ancv pays the part that the shopper approves in the app, and a card pays the rest', async () => {
    const { page, order } = await shop.visit({ look: '&country=FR' });
    await chooseMethod(page, 'Chèques-Vacances');
    await page.getByLabel('ANCV number or email').fill('12345678901');
    await payButton(page).click();
    const opened = page.waitForEvent('popup');
    await page.locator('florin-checkout [part=open-app]').click();
    const app = await opened;
    await app.getByRole('button', { name: 'Approve half' }).click();
    await app.close();
    const parts = page.getByRole('region', { name: 'Paid so far' });
    await parts.getByText('ANCV').waitFor();
    await page.reload();
    await parts.getByText('ANCV').waitFor();
    await chooseMethod(page, 'Card');
    await typeCard(page, { number: CARDS.paid });
    await payButton(page).click();
    await received(page);
    assert.equal(await statusOf(page, order), 'paid');
  });

  it(declinedTest('giftcard'), async () => {
    const { page, order } = await shop.visit({ look: '&country=IE' });
    await check(page, '6036280000000000020');
    await page.getByText('This gift card has expired.').waitFor();
    assert.notEqual(await statusOf(page, order), 'paid');
  });
});
