import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { payButton } from './card.js';
import { openSharedShop, type Shop } from './shop.js';

describe('the country of an order in the demo shop', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  it('a link that names a country opens the order in its currency, with its methods', async () => {
    const { page, complaints } = await shop.visit({ look: '&country=PL' });
    await page.getByRole('radio', { name: 'BLIK' }).waitFor();
    assert.match(await payButton(page).innerText(), /PLN/);
    assert.equal(await page.getByLabel('Country').inputValue(), 'PL');
    assert.match(await page.locator('#total').innerText(), /PLN/);
    assert.deepEqual(complaints, []);
  });

  it('choosing another country changes currency and methods, and Back brings the first ones', async () => {
    const { page, complaints } = await shop.visit();
    await page.getByRole('radio', { name: 'iDEAL | Wero' }).waitFor();
    await page.getByLabel('Country').selectOption('NO');
    await page.getByRole('radio', { name: 'Vipps' }).waitFor();
    assert.match(await payButton(page).innerText(), /NOK/);
    assert.match(page.url(), /country=NO/);
    await page.goBack();
    await page.getByRole('radio', { name: 'iDEAL | Wero' }).waitFor();
    assert.match(await payButton(page).innerText(), /€/);
    assert.equal(await page.getByLabel('Country').inputValue(), 'NL');
    assert.deepEqual(complaints, []);
  });

  it('a currency without decimals is rounded to whole units', async () => {
    const { page } = await shop.visit({ look: '&country=JP' });
    await page.locator('#total', { hasText: '¥' }).waitFor();
    assert.match(await page.locator('#total').innerText(), /^¥[\d,]+$/);
  });

  it('a link with a country and no order makes an order of one thing', async () => {
    const { page } = await shop.visit();
    await page.goto(`${shop.address}/checkout.html?country=GB`);
    await payButton(page).filter({ hasText: '£' }).waitFor();
    assert.match(page.url(), /order=/);
  });

  it('an order whose payment has begun stays in its currency', async () => {
    const { page } = await shop.visit({ look: '&country=PL' });
    await page.getByRole('radio', { name: 'BLIK' }).check();
    await page.getByLabel('BLIK code').fill('123456');
    await payButton(page).click();
    await page
      .getByText(/left to approve/)
      .first()
      .waitFor();
    await page.getByLabel('Country').selectOption('SE');
    await page.getByText('Its currency stays').waitFor();
    assert.equal(await page.getByLabel('Country').inputValue(), 'PL');
    assert.match(await page.locator('#total').innerText(), /PLN/);
  });
});
