import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { newShopper } from './browser.js';
import { cardFrame, CARDS, payButton, received, typeCard } from './card.js';
import { openSharedShop, type Shop } from './shop.js';

describe('a shopper who adds a card on the account’s page', () => {
  let shop: Shop;
  before(async () => {
    shop = await openSharedShop();
  });
  after(() => shop.close());

  it('sees it there, not one that is refused, and pays with it at the next checkout', async () => {
    const { page, context, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/account.html`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const cards = page.locator('florin-saved-cards');
    const add = cards.getByRole('button', { name: 'Add a card' });
    await add.click();
    await typeCard(page, { number: CARDS.refused });
    await cards.getByRole('button', { name: 'Save' }).click();
    await cards.getByText('These card details were not accepted.').waitFor();
    assert.equal(await cards.getByRole('listitem').count(), 0);
    await cards.getByRole('button', { name: 'Cancel' }).click();

    await add.click();
    await typeCard(page, { number: CARDS.paid });
    await cards.getByRole('button', { name: 'Save' }).click();
    await cards.getByRole('listitem').filter({ hasText: '1111' }).waitFor();

    const ordered = await context.request.post(`${shop.address}/shop/orders`);
    const { number } = (await ordered.json()) as { number: string };
    await page.goto(`${shop.address}/checkout.html?order=${number}`);
    await page.getByRole('radio', { name: /1111/ }).check();
    await cardFrame(page).getByLabel('Security code').pressSequentially('737');
    await payButton(page).click();
    await received(page);
    // A guest has no cards, and one was refused: the browser's console says so.
    const others = complaints.filter((each) => !/status of (?:404|422) .*storedPaymentMethods$/.test(each));
    assert.deepEqual(others, []);
  });
});
