import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { payButton } from './card.js';
import { openSharedShop, type Shop } from './shop.js';

describe('a shopper who pays at a till', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  it('copies the lines of Multibanco, reloads, pays at the till, and has paid', async () => {
    const { page, context, complaints } = await shop.visit({ look: '&country=PT' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('radio', { name: 'Multibanco' }).check();
    await payButton(page).click();
    await page.getByRole('button', { name: 'Copy all as text' }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /Amount: €[\d,.]+\nEntity: \d{5}\nReference: \d{3} \d{3} \d{3}\nPay by /);
    await page.reload();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /How to pay/ }).click();
    const till = await opened;
    await till.getByRole('button', { name: 'Pay', exact: true }).click();
    await till.getByRole('status').waitFor();
    await till.close();
    await page.getByRole('heading', { name: /payment received/i }).waitFor({ timeout: 60_000 });
    assert.deepEqual(complaints, []);
  });
});
