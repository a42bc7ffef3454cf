import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { answerChallenge } from './card.js';
import { openSharedShop, type Shop } from './shop.js';

describe('a shopper who pays by a wallet', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  it('chooses Google Pay, takes a card in its sheet and has paid, by the keyboard alone', async () => {
    const { page, complaints } = await shop.visit({ look: '&country=NL' });
    await page.getByRole('radio', { name: 'Google Pay' }).focus();
    await page.keyboard.press('Space');
    const button = page.getByRole('button', { name: 'Google Pay' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Google Pay, simulated' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('pays by Apple Pay, for which the proxy vouches, by the keyboard alone', async () => {
    const { page, complaints } = await shop.visit({ look: '&country=NL' });
    await page.getByRole('radio', { name: 'Apple Pay' }).focus();
    await page.keyboard.press('Space');
    const button = page.getByRole('button', { name: 'Apple Pay' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Apple Pay, simulated' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('answers the bank’s challenge where the wallet knows the number alone, and has paid', async () => {
    const { page, complaints } = await shop.visit({ look: '&country=NL' });
    await page.getByRole('radio', { name: 'Google Pay' }).check();
    await page.getByRole('button', { name: 'Google Pay' }).click();
    await page.getByRole('button', { name: /5454/ }).click();
    await page.getByRole('dialog', { name: 'simulated' }).waitFor({ state: 'detached' });
    await answerChallenge(page);
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    assert.deepEqual(complaints, []);
  });
});
