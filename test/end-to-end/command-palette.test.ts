import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper, until } from './browser.js';
import { payButton, typeCard } from './card.js';
import { openShop, type Shop } from './shop.js';

const OFFICE = { 'x-demo-office': 'open' };

describe('the search of the office, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    shop = await openShop();
  });
  after(() => shop.close());

  const ask = async (page: Page, path: string): Promise<Record<string, unknown>> => {
    const answer = await page.request.get(`${shop.address}/florin/${path}`, {
      headers: { ...OFFICE, origin: shop.address },
    });
    return (await answer.json()) as Record<string, unknown>;
  };

  /** Opens the search by its shortcut, and types. */
  async function find(page: Page, text: string) {
    await page.locator('florin-command-palette [part=open]').waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.locator('florin-command-palette dialog[open]');
    await palette.waitFor();
    await page.keyboard.type(text);
    return palette;
  }

  it('finds a payment by its reference and a dispute by its own, and opens each on its page', async () => {
    const { page: buying, order, context } = await shop.visit();
    await typeCard(buying, { number: '4111111111111111' });
    await payButton(buying).click();
    await buying.getByRole('heading', { name: /payment received/i }).waitFor();
    await context.close();

    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/terminals.html`);
    const palette = await find(page, order);
    const found = palette.locator('[part~=payment]').filter({ hasText: order });
    await found.getByText('Authorised').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/office/payments.html?payment=*');
    const payments = page.locator('florin-payment-operations');
    await payments.getByRole('button', { name: 'Capture' }).waitFor();
    await payments.getByText(order).first().waitFor();

    // On the page of its element, it opens without a new page.
    let reference = '';
    await until(async () => {
      const { disputes } = (await ask(page, 'disputes')) as {
        readonly disputes: readonly { readonly pspReference: string }[];
      };
      reference = disputes[0]?.pspReference ?? '';
      return reference !== '';
    }, 'a dispute');
    await page.goto(`${shop.address}/office/disputes.html`);
    await page.locator('florin-disputes [part~=dispute]').first().waitFor();
    const disputes = await find(page, reference);
    await disputes.locator('[part~=dispute]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/office/disputes.html?dispute=${reference}`);
    await page.locator('florin-disputes h2').filter({ hasText: /./ }).first().waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('florin-command-palette dialog[open]').getByText('Opened recently').waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.locator('florin-disputes [part~=dispute]').first().waitFor();
    // A reference could be a transfer's, too: the platform refuses one that is not, and browsers say so.
    assert.deepEqual(
      complaints.filter((complaint) => !complaint.includes('/florin/transfers/')),
      [],
    );
    await page.context().close();
  });

  it('C10-303: a seller finds no payout and no account holder of another’s, and goes to their own pages', async () => {
    const { page } = await newShopper(shop.browser);
    const submitted = await page.request.post(
      `${shop.address}/florin/payout/storeDetailAndSubmitThirdParty`,
      {
        headers: { ...OFFICE, origin: shop.address, 'idempotency-key': 'palette-1' },
        data: {
          amount: { value: 2000, currency: 'EUR' },
          reference: 'palette-1',
          recurring: { contract: 'PAYOUT' },
          shopperEmail: 'a.klaassen@example.org',
          shopperReference: 'payee-1',
          dateOfBirth: '1982-02-01',
          entityType: 'NaturalPerson',
          nationality: 'NL',
          bank: { iban: 'NL91ABNA0417164300', ownerName: 'Anna Klaassen' },
        },
      },
    );
    assert.equal(submitted.status(), 200);
    const { accountHolders } = (await ask(
      page,
      'balance-platform/balancePlatforms/FlorinPlatform/accountHolders?limit=100',
    )) as { readonly accountHolders: readonly { readonly id: string }[] };

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${shop.address}/seller/sales.html?person=other`);
    const palette = await find(page, 'palette-1');
    await palette.getByText('Nothing found. Check the reference.').first().waitFor();
    assert.ok(!asked.includes('/florin/payouts'));
    const own: string[] = [];
    for (const { id } of accountHolders) {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(id);
      const answer = palette
        .locator(`[part~=account-holder]`)
        .or(palette.getByText('Nothing found. Check').last());
      await until(
        async () => asked.includes(`/florin/balance-platform/accountHolders/${id}`),
        'the question',
      );
      await answer.first().waitFor();
      if (await palette.locator('[part~=account-holder]').isVisible()) own.push(id);
    }
    assert.equal(own.length, 1, 'their own account holder alone');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Trans');
    await palette.locator('[part~=place]').filter({ hasText: 'Transactions' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/seller/money.html');

    // The office finds it.
    await page.goto(`${shop.address}/office.html`);
    const office = await find(page, 'palette-1');
    await office.locator('[part~=payout]').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/office/payouts.html?payout=*');
    await page.locator('florin-payouts').getByText('palette-1').first().waitFor();
    await page.context().close();
  });
});
