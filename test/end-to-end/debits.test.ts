import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { payButton } from './card.js';
import { chooseMethod } from './choose-method.js';
import { openSharedShop, type Shop } from './shop.js';

describe('a shopper who pays from a bank account', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  for (const country of ['DE', 'NL'])
    it(`reads the mandate, corrects the IBAN and pays by keyboard alone (${country})`, async () => {
      const { page, order, complaints } = await shop.visit({ look: `&country=${country}` });
      await chooseMethod(page, 'SEPA Direct Debit');
      await page.getByText('When you pay, you agree to this mandate.').waitFor();
      await page.getByLabel('Name of the account holder').focus();
      await page.keyboard.type('Ana Jansen');
      await page.keyboard.press('Tab');
      await page.keyboard.type('NL14TEST0123456789');
      await page.keyboard.press('Enter');
      await page.getByText('Enter the IBAN').waitFor();
      assert.equal(await page.getByLabel('IBAN').getAttribute('aria-invalid'), 'true');
      await page.getByLabel('IBAN').fill('');
      await page.keyboard.type('NL13TEST0123456789');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
      const reference = await page
        .getByText('Mandate reference')
        .locator('xpath=..')
        .locator('dd')
        .innerText();
      assert.match(reference, /^[A-Z0-9]{16}$/);
      await page.goto(`${shop.address}/return.html?order=${order}`);
      await page.getByText(reference).waitFor();
      assert.deepEqual(complaints, []);
    });

  it('is not asked to pay again while the debit is in progress', async () => {
    const { page, order } = await shop.visit({ look: '&country=DE' });
    await chooseMethod(page, 'SEPA Direct Debit');
    await page.getByLabel('Name of the account holder').fill('Ana Jansen');
    await page.getByLabel('IBAN').fill('DE87 1234 5678 1234 5678 90');
    await payButton(page).click();
    await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
    await page.goto(`${shop.address}/checkout.html?order=${order}&country=DE`);
    await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
    assert.equal(await payButton(page).count(), 0);
  });

  /** The method of a country, with its fields below it. */
  async function choose(country: string, name: string) {
    const visit = await shop.visit({ look: `&country=${country}` });
    await chooseMethod(visit.page, name);
    return visit;
  }

  it('in the United States chooses the type of the account, ticks the box and pays by keyboard alone', async () => {
    const { page, complaints } = await choose('US', 'ACH Direct Debit');
    await page.getByLabel('Name of the account holder').focus();
    await page.keyboard.type('Ana Jansen');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Checking');
    await page.keyboard.press('Tab');
    await page.keyboard.type('011000016');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123456789');
    await page.keyboard.press('Enter');
    await page.getByText('Enter the routing number').waitFor();
    assert.equal(await page.getByLabel('Routing number').getAttribute('aria-invalid'), 'true');
    await page.getByLabel('Routing number').fill('011000015');
    await page.keyboard.press('Enter');
    await page.getByText('Tick this box').waitFor();
    await page.keyboard.press('Space');
    assert.equal(await page.getByRole('checkbox', { name: 'I authorise this debit' }).isChecked(), true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('in Canada agrees to the pre-authorised debit and pays', async () => {
    const { page, complaints } = await choose('CA', 'Pre-authorised debit');
    await page.getByLabel('Name of the account holder').fill('Ana Jansen');
    await page.getByLabel('Institution number').fill('001');
    await page.getByLabel('Transit number').fill('00011');
    await page.getByLabel('Account number').fill('1234567');
    await page.getByRole('checkbox', { name: 'I agree to this debit' }).check();
    await payButton(page).click();
    await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('in the United Kingdom looks once more, corrects the account, and confirms', async () => {
    const { page, complaints } = await choose('GB', 'Bacs Direct Debit');
    await page.getByLabel('Name of the account holder').fill('Ana Jansen');
    await page.getByLabel('Sort code').fill('204758');
    await page.getByLabel('Account number').fill('55779910');
    await page.getByLabel('Email').fill('ana@shop.example');
    for (const name of ['I agree that', 'This account is in my name'])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Check your details' }).waitFor();
    await page.getByText('20-47-58').waitFor();
    await page.getByText('The Direct Debit Guarantee').click();
    await page.getByText('You can cancel a Direct Debit at any time').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Account number').fill('55779911');
    await page.keyboard.press('Enter');
    await page.getByText('55779911', { exact: true }).waitFor();
    await payButton(page).click();
    await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
    assert.deepEqual(complaints, []);
  });
});
