import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper, until } from './browser.js';
import { openShop, type Shop } from './shop.js';

const FORM = {
  'bank.ownerName': 'Anna Klaassen',
  'bank.iban': 'NL91 ABNA 0417 1643 00',
  dateOfBirth: '1982-02-01',
  shopperReference: 'payee-7',
  shopperEmail: 'anna@example.org',
  'amount.currency': 'EUR',
  'amount.value': '1,250.50',
  reference: 'two-people-1',
};

let shop: Shop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

/** The page of an approver, with what waits. */
async function approvals(page: Page, as = ''): Promise<void> {
  await page.goto(`${shop.address}/approvals.html${as}`);
  await page.locator('florin-payouts').getByText('two-people-1').first().waitFor();
}

/** Who a request says that it is from, as the demonstration signs people in. */
const signedInAs = (role: 'open' | 'approve', person: 'olga' | 'arno', key: string) => ({
  'x-demo-office': role,
  'x-demo-person': person,
  origin: shop.address,
  'idempotency-key': key,
});

it('a payout takes two people: who submits it confirms it by no page, no call and no request of the other', async () => {
  const [olga, arno] = [await newShopper(shop.browser), await newShopper(shop.browser)];

  await olga.page.goto(`${shop.address}/office/payouts.html#main`);
  const form = olga.page.locator('florin-payouts');
  await form.locator('[part~=new]').click();
  for (const [path, text] of Object.entries(FORM)) await form.locator(`[id="${path}"]`).fill(text);
  await form.locator('[id="entityType"]').selectOption('NaturalPerson');
  await form
    .locator('[id="nationality"]')
    .fill('NL')
    .catch(() => form.locator('[id="nationality"]').selectOption('NL'));
  await form.locator('[part~=continue]').click();
  await form.locator('[part~=review]').waitFor();
  await form.locator('[part~=submit]').click();
  await form.locator('[part~=notice]').first().waitFor();

  // By page: her own payout is listed, and is confirmed neither with others nor where it is opened.
  await approvals(olga.page, '?as=olga');
  const hers = olga.page.locator('florin-payouts');
  await hers.locator('tbody input[type=checkbox]').first().check();
  await hers
    .getByText(/cannot be reviewed by you/)
    .first()
    .waitFor();
  assert.equal(await hers.locator('[part~=confirm-payouts]').count(), 0);
  await hers.locator('.open').first().click();
  await hers.locator('[part~=own]').first().waitFor();
  assert.equal(await hers.locator('[part~=confirm-payouts]').count(), 0);

  // The other confirms; on its way, his request is copied and held.
  await approvals(arno.page);
  const his = arno.page.locator('florin-payouts');
  let copied: { readonly body: string; readonly key: string } | undefined;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await arno.page.route('**/confirmThirdParty', async (route) => {
    const request = route.request();
    copied = { body: request.postData() ?? '', key: (await request.allHeaders())['idempotency-key'] ?? '' };
    await held;
    await route.continue();
  });
  await his.locator('.open').first().click();
  await his.locator('[part~=confirm-payouts]').first().click();
  const dialog = his.locator('dialog[open]');
  await dialog.locator('#confirm-typed').fill('1,250.50');
  await dialog.locator('[part~=confirm]').click();
  await until(() => copied !== undefined, 'his request is on its way');
  const { body, key } = copied ?? { body: '', key: '' };
  assert.match(body, /originalReference/);

  /** Sends a confirmation from her browser. */
  const confirmed = async (role: 'open' | 'approve', under: string): Promise<number> => {
    const answer = await olga.page.request.post(`${shop.address}/florin/payout/confirmThirdParty`, {
      headers: signedInAs(role, 'olga', under),
      data: JSON.parse(body) as object,
    });
    return answer.status();
  };
  // By a call in either part, and by his request under his key, before it has arrived.
  for (const role of ['open', 'approve'] as const)
    for (const under of ['a-key-of-olga', key]) assert.equal(await confirmed(role, under), 404);
  const stateOf = async (): Promise<string | undefined> => {
    const answer = await arno.page.request.get(`${shop.address}/florin/payouts?search=two-people-1`, {
      headers: signedInAs('approve', 'arno', 'none'),
    });
    const { payouts } = (await answer.json()) as { readonly payouts: readonly { readonly state: string }[] };
    return payouts[0]?.state;
  };
  assert.equal(await stateOf(), 'waiting');

  letGo();
  await his.getByText('Confirmed').first().waitFor();
  assert.equal(await stateOf(), 'confirmed');
  // What was confirmed is not told to her as hers, either.
  assert.equal(await confirmed('approve', key), 404);
  // Her browser says of each refusal that a call failed; her pages say nothing else.
  assert.deepEqual(olga.complaints, []);
  assert.deepEqual(arno.complaints, []);
});
