import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { findings } from './axe.js';
import { CARDS, pay, received } from './card.js';
import { chooseMethod } from './choose-method.js';
import { openShop, type OwnShop } from './shop.js';

describe('a shopper who gives to a good cause', () => {
  let shop: OwnShop;
  before(async () => void (shop = await openShop()));
  after(() => shop?.close());

  const offer = (page: Page) => page.getByRole('region', { name: 'Give to a good cause' });
  const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your donation' });

  async function give(page: Page): Promise<void> {
    await offer(page).getByRole('radio', { name: '€3.00' }).check();
    await page.getByRole('button', { name: 'Give €3.00' }).click();
  }

  it('is asked after the success screen alone, and sees the thanks again after a reload', async () => {
    const { page, complaints } = await shop.visit();
    assert.equal(await offer(page).count(), 0);
    await pay(page, CARDS.paid);
    await received(page);
    await give(page);
    await thanks(page).waitFor();
    assert.deepEqual(await findings(page, page.mainFrame()), []);
    await page.reload();
    await thanks(page).waitFor();
    assert.equal(await offer(page).count(), 0);
    assert.deepEqual(complaints, []);
  });

  it('by iDEAL goes to the bank once more, and comes back to an order that stays paid', async () => {
    const { page, complaints } = await shop.visit({ look: '&country=NL' });
    await chooseMethod(page, 'iDEAL | Wero');
    await page
      .getByRole('button', { name: /^Continue|^Pay/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await received(page);
    await give(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await thanks(page).waitFor();
    await received(page);
    assert.ok(!page.url().includes('redirectResult'));
    assert.deepEqual(complaints, []);
  });
});
