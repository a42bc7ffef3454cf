import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { CARDS, payButton, received, typeCard } from '../end-to-end/card.js';
import { openSharedShop, type Shop } from '../end-to-end/shop.js';
import { isRefused, statusOf } from './every-method.js';
import { declinedTest, paidTest } from './which-test.js';

describe('a card', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  it(paidTest('scheme'), async () => {
    const { page, order } = await shop.visit();
    await typeCard(page, { number: CARDS.paid });
    await payButton(page).click();
    await received(page);
    assert.equal(await statusOf(page, order), 'paid');
  });

  it(declinedTest('scheme'), async () => {
    const { page, order } = await shop.visit();
    await typeCard(page, { number: CARDS.refused });
    await payButton(page).click();
    await isRefused(page);
    assert.notEqual(await statusOf(page, order), 'paid');
  });
});
