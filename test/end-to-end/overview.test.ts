import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper, until } from './browser.js';
import { pressOn } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

describe('the first page of the office, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    // What waits is counted, and other tests leave things waiting too.
    shop = await openShop();
  });
  after(() => shop.close());

  const taskOf = (page: Page, kind: string) => page.locator(`florin-overview [data-kind=${kind}]`);

  const submit = async (page: Page, reference: string): Promise<void> => {
    const answer = await page.request.post(`${shop.address}/florin/payout/storeDetailAndSubmitThirdParty`, {
      headers: { 'x-demo-office': 'open', origin: shop.address, 'idempotency-key': reference },
      data: {
        amount: { value: 2000, currency: 'EUR' },
        reference,
        recurring: { contract: 'PAYOUT' },
        shopperEmail: 'a.klaassen@example.org',
        shopperReference: 'payee-1',
        dateOfBirth: '1982-02-01',
        entityType: 'NaturalPerson',
        nationality: 'NL',
        bank: { iban: 'NL91ABNA0417164300', ownerName: 'Anna Klaassen' },
      },
    });
    assert.equal(answer.status(), 200);
  };

  it('counts what waits, and leads to payouts and to disputes', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await submit(page, 'overview-1');
    await submit(page, 'overview-2');
    await page.goto(`${shop.address}/office.html#main`);
    const [payouts, disputes] = [taskOf(page, 'payouts-to-review'), taskOf(page, 'disputes-to-answer')];
    await payouts.waitFor();
    assert.match(await payouts.innerText(), /^2\s+payouts wait for review/);
    assert.match(await payouts.innerText(), /Sum: \S*€40\.00/);
    const listed = async (): Promise<string> => {
      const answer = await page.request.get(`${shop.address}/florin/disputes?limit=100`, {
        headers: { 'x-demo-office': 'open', origin: shop.address },
      });
      const known = (await answer.json()) as { readonly disputes: readonly { readonly state: string }[] };
      return String(known.disputes.filter(({ state }) => state === 'open').length);
    };
    const counted = disputes.locator('[part=count]');
    await disputes.waitFor();
    // The platform may still be reporting some: the next figures have those, too.
    await until(async () => {
      if ((await counted.innerText()) === (await listed())) return true;
      await page.locator('florin-overview [part=refresh]').click();
      return false;
    }, 'as many disputes to answer as are open');

    await pressOn(page, /^see payouts$/i);
    await page.waitForURL('**/office/payouts.html');
    await page.locator('florin-payouts').getByText('overview-2').waitFor();

    await page.goBack();
    await disputes.waitFor();
    await pressOn(page, /^answer disputes$/i);
    await page.waitForURL('**/office/disputes.html');
    await page.locator('florin-disputes [part~=dispute]').first().waitFor();

    await page.goBack();
    await disputes.waitFor();
    await pressOn(page, /^paid by shoppers$/i, 100);
    await page.waitForURL('**/office/payments.html?payments-outcome=paid&payments-from=*');
    await page.locator('florin-payment-operations').getByText('EUR: 2 payments').waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('asks an approver for what others submitted, and has one less once that is confirmed', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await submit(page, 'overview-3');
    await page.goto(`${shop.address}/approvals.html#main`);
    const count = taskOf(page, 'payouts-to-review').locator('[part=count]');
    await count.waitFor();
    const before = Number(await count.innerText());
    const waiting = await page.request.get(`${shop.address}/florin/payouts?search=overview-3`, {
      headers: { 'x-demo-office': 'approve', origin: shop.address },
    });
    const [{ pspReference } = {}] = (
      (await waiting.json()) as { readonly payouts: readonly { readonly pspReference?: string }[] }
    ).payouts;
    await page.request.post(`${shop.address}/florin/payout/confirmThirdParty`, {
      headers: { 'x-demo-office': 'approve', origin: shop.address, 'idempotency-key': 'confirm-3' },
      data: { originalReference: pspReference },
    });
    await pressOn(page, /^refresh$/i);
    await page.waitForFunction((most) => {
      const { shadowRoot } = document.querySelector('florin-overview')!;
      const shown = shadowRoot?.querySelector('[data-kind=payouts-to-review] [part=count]')?.textContent;
      return Number(shown ?? 0) === most - 1;
    }, before);
    await page.goto(`${shop.address}/approvals.html?as=olga`);
    await page.locator('florin-overview [part=nothing]').waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});
