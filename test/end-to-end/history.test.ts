import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { newShopper } from './browser.js';
import { openShop, type OwnShop } from './shop.js';

describe('the demonstration opens with a month behind it', () => {
  let shop: OwnShop;
  before(async () => {
    // As `npm start` opens it.
    shop = await openShop({ FLORIN_HISTORY: 'full' });
  });
  after(() => shop.close());

  it('payments of a month stand in the office, some of them refused and some refunded', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office.html`);
    const overview = page.locator('florin-overview');
    await overview.locator('[data-kind=payouts-to-review]').waitFor();
    await overview.locator('[part=chart]').first().waitFor();
    const days = await overview
      .locator('table tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')),
      );
    const captured = days.filter(([amount = '']) => /[1-9]/.test(amount));
    assert.ok(captured.length > 25, `${captured.length} of ${days.length} days have captures`);

    await page.goto(`${shop.address}/office/payments.html`);
    const payments = page.locator('florin-payment-operations');
    await payments.getByText('Refused').filter({ visible: true }).first().waitFor();
    await payments.getByText('Authorised').filter({ visible: true }).first().waitFor();
    assert.deepEqual(complaints, []);
  });

  it('what staff did stands in its lists and in the journal: payouts, links, rules and refunds', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    for (const [name, text] of [
      ['payouts', 'Waiting for review'],
      ['payouts', 'Sent to the bank'],
      ['payment-links', 'Expired'],
      ['payment-links', 'Not paid yet'],
      ['transaction-rules', 'Block transfers over €25,000'],
      ['journal', 'Refund a payment'],
      ['journal', 'arno@gulden.example'],
    ] as const) {
      await page.goto(`${shop.address}/office/${name}.html`);
      await page.getByText(text).filter({ visible: true }).first().waitFor();
    }
    assert.deepEqual(complaints, []);
  });

  it('begins again with each start, because the simulated platform does', async () => {
    const order = await shop.order();
    assert.equal(typeof (await shop.statusOf(order)), 'string');
    await shop.stop();
    await shop.start();
    assert.equal(await shop.statusOf(order), undefined);
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/payment-links.html`);
    await page.getByText('Not paid yet').filter({ visible: true }).first().waitFor();
    assert.equal(await page.getByText('Not known').filter({ visible: true }).count(), 0);
    assert.deepEqual(complaints, []);
  });
});
