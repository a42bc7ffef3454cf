import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { newShopper, until } from './browser.js';
import { focused, pressOn, tabTo } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

const SHOPPER = 'anna-1042';

describe('a shopper’s stored cards in the office, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    // What is disabled is gone for every other test.
    shop = await openShop();
  });
  after(() => shop.close());

  it('finds them, gives and withdraws a permit, announces a charge, updates a card, disables one and then all', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/stored-cards.html#main`);
    const contracts = page.locator('florin-recurring-contracts');
    await contracts.locator('#shopper').waitFor();
    await tabTo(page, /^shopper reference$/i);
    await page.keyboard.type(SHOPPER);
    await page.keyboard.press('Enter');
    await contracts.locator('#found').waitFor();
    assert.equal(await contracts.locator('#found').innerText(), '4 stored payment methods');
    assert.equal(await contracts.locator('[part=standing]').innerText(), 'Expires soon');

    await pressOn(page, /^visa •••• 1111$/i);
    await contracts.locator('[part=tabs]').waitFor();
    await pressOn(page, /^permits$/i);
    await pressOn(page, /^give a permit$/i);
    await tabTo(page, /^partner$/i);
    await page.keyboard.type('HotelPartner');
    await tabTo(page, /^limit of all charges/i);
    await page.keyboard.type('500');
    await pressOn(page, /^continue$/i);
    await contracts.locator('dialog[open]').waitFor();
    assert.equal(await focused(page), 'Cancel');
    await pressOn(page, /^give the permit$/i);
    const token = contracts.locator('[part=token]');
    await token.waitFor();
    const shown = await token.innerText();
    assert.match(shown, /^\w{16}$/);
    await pressOn(page, /^hide it for good$/i);
    await contracts.locator('[part=permit]').waitFor();
    const whole = await contracts.evaluate(
      (element) => element.outerHTML + (element.shadowRoot?.innerHTML ?? ''),
    );
    assert.ok(!whole.includes(shown) && !whole.includes(SHOPPER));
    assert.ok(!page.url().includes(SHOPPER));
    await pressOn(page, /^withdraw: hotelpartner$/i);
    await contracts.locator('[part~=status]').filter({ hasText: 'Withdrawn' }).waitFor();

    await pressOn(page, /^notices$/i, 12, 'Shift+Tab');
    await pressOn(page, /^announce a charge$/i);
    await tabTo(page, /^amount$/i);
    await page.keyboard.type('9.99');
    await tabTo(page, /^day of the charge$/i);
    await page.keyboard.type('01312030');
    await tabTo(page, /^your reference$/i);
    await page.keyboard.type('january');
    await pressOn(page, /^continue$/i);
    await contracts.locator('dialog[open]').waitFor();
    await pressOn(page, /^announce it$/i);
    await contracts.locator('[part=notice]').filter({ hasText: 'january' }).waitFor();
    assert.match(
      await contracts.locator('[part=notice]').innerText(),
      /Accepted[\s\S]*Notification reference/,
    );

    for (let steps = 0; steps < 12 && (await focused(page)) !== 'Back'; steps++)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await contracts.locator('#found').waitFor();
    for (let steps = 0; steps < 20 && !(await focused(page)).startsWith('Update 1 card'); steps++)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await contracts.locator('[part=result]').filter({ hasText: 'Asked' }).waitFor();
    // It is off until the last card of the queue has its answer.
    await contracts.getByRole('button', { name: 'Back', disabled: false }).waitFor();
    await pressOn(page, /^back$/i);
    await contracts.locator('#found').waitFor();

    await pressOn(page, /^mastercard •••• 4444$/i);
    await pressOn(page, /^disable this payment method$/i);
    await contracts.locator('dialog[open]').waitFor();
    await pressOn(page, /^disable$/i);
    await contracts.locator('#found').filter({ hasText: '3 stored' }).waitFor();
    await until(
      async () => (await focused(page)) === '3 stored payment methods',
      'the focus is on the list',
      50,
    );

    await tabTo(page, /^disable several at once$/i);
    await page.keyboard.press('Enter');
    await pressOn(page, /^disable all of this shopper/i);
    await contracts.locator('dialog[open]').waitFor();
    await tabTo(page, /^enter the last 4 characters/i);
    await page.keyboard.type('1042');
    await page.keyboard.press('Enter');
    await contracts.getByText('This shopper has stored no payment method.').waitFor();
    assert.deepEqual(complaints, []);
  });
});
