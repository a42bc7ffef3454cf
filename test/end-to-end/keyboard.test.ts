import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { cardFrame, CARDS, challengeFrame, received } from './card.js';
import { isFocused, tabTo } from './keys.js';
import { openSharedShop, type Shop } from './shop.js';

describe('a shopper with nothing but a keyboard', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  async function typeCardByKeys(page: Page, number: string): Promise<void> {
    await tabTo(page, cardFrame(page).getByLabel('Card number'));
    await page.keyboard.type(number);
    assert.equal(await tabTo(page, cardFrame(page).getByLabel('Expiry')), 1);
    await page.keyboard.type('0330');
    assert.equal(await tabTo(page, cardFrame(page).getByLabel('Security code')), 1);
    await page.keyboard.type('737');
  }

  const heading = (page: Page) => page.getByRole('heading', { name: 'Payment received' });

  it('types a card, goes on to the button, answers the bank, and has paid', async () => {
    const { page, complaints } = await shop.visit();
    await typeCardByKeys(page, CARDS.challenge);
    assert.equal(await tabTo(page, page.getByRole('button', { name: 'More ways to pay' })), 1);
    assert.equal(await tabTo(page, page.getByRole('button', { name: /^Pay / })), 1);
    await page.keyboard.press('Enter');
    const code = challengeFrame(page).getByLabel(/code/i);
    await tabTo(page, code);
    await page.keyboard.type('1234');
    await page.keyboard.press('Enter');
    await received(page);
    assert.ok(await isFocused(heading(page)), 'the focus is on how the payment ended');
    assert.deepEqual(complaints, []);
  });

  it('pays with Enter in a card field', async () => {
    const { page } = await shop.visit();
    await typeCardByKeys(page, CARDS.paid);
    await page.keyboard.press('Enter');
    await received(page);
    assert.ok(await isFocused(heading(page)), 'the focus is on how the payment ended');
  });

  it('gives to a good cause once the order is paid, or closes the offer', async () => {
    const { page, complaints } = await shop.visit();
    await typeCardByKeys(page, CARDS.paid);
    await page.keyboard.press('Enter');
    await received(page);
    await tabTo(page, page.getByRole('radio', { name: '€1.00' }));
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('button', { name: 'Give €3.00' }));
    await page.keyboard.press('Enter');
    const thanks = page.getByRole('heading', { name: 'Thank you for your donation' });
    await thanks.waitFor();
    assert.ok(await isFocused(thanks), 'the focus is on what became of it');
    assert.equal(await tabTo(page, page.getByRole('button', { name: 'Close' })), 1);
    await page.keyboard.press('Enter');
    await thanks.waitFor({ state: 'detached' });
    assert.ok(await heading(page).isVisible());
    assert.deepEqual(complaints, []);
  });

  it('leaves the bank’s question with Escape, is asked, and goes back to it', async () => {
    const { page } = await shop.visit();
    await typeCardByKeys(page, CARDS.challenge);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await challengeFrame(page).getByLabel(/code/i).waitFor();
    await page.keyboard.press('Escape');
    const keep = dialog.getByRole('button', { name: 'Keep confirming' });
    assert.ok(await isFocused(keep), 'the safe answer has the focus');
    await page.keyboard.press('Enter');
    await tabTo(page, challengeFrame(page).getByLabel(/code/i));
    await page.keyboard.type('1234');
    await page.keyboard.press('Enter');
    await received(page);
  });

  it('comes out of the card fields again, backwards too', async () => {
    const { page } = await shop.visit();
    await tabTo(page, cardFrame(page).getByLabel('Card number'));
    await tabTo(page, page.getByRole('link', { name: 'Cart' }), 'Shift+Tab');
  });

  it('is led to what is missing', async () => {
    const { page } = await shop.visit();
    await tabTo(page, page.getByRole('button', { name: /^Pay / }));
    await page.keyboard.press('Enter');
    const number = cardFrame(page).getByLabel('Card number');
    await cardFrame(page).getByText('Enter the card number.').waitFor();
    assert.ok(await isFocused(number), 'the first field that is not fine has the focus');
  });
});
