import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper } from './browser.js';
import { focused, pressOn, tabTo } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

interface Holder {
  readonly id: string;
  readonly description: string;
  readonly status: string;
  readonly legalEntityId: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

const OFFICE = { 'x-demo-office': 'open' };
const SELLER = { 'x-demo-role': 'seller' };
const OTHER = { ...SELLER, 'x-demo-person': 'other' };
const LIST = 'balance-platform/balancePlatforms/FlorinPlatform/accountHolders';

describe('account holders, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    shop = await openShop();
  });
  after(() => shop.close());

  /** What the proxy answers to one of the demonstration's people. */
  async function ask<Answer>(page: Page, who: Readonly<Record<string, string>>, path: string) {
    const answer = await page.request.get(`${shop.address}/florin/${path}`, {
      headers: { ...who, origin: shop.address },
    });
    return { status: answer.status(), body: (await answer.json()) as Answer };
  }

  const holders = async (page: Page): Promise<readonly Holder[]> =>
    (await ask<{ accountHolders: readonly Holder[] }>(page, OFFICE, LIST)).body.accountHolders;

  it('an operator makes one for a seller, finds it by email, edits, suspends and closes what is empty', async () => {
    const { page, complaints, context } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/account-holders.html#main`);
    const element = page.locator('florin-account-holders');
    await element.locator('[part~=account-holder]').first().waitFor();
    const before = await holders(page);
    await pressOn(page, /^new account holder$/i);
    await tabTo(page, /^email$/i);
    await page.keyboard.type('seller@example.com');
    await page.keyboard.press('Enter');
    await element.locator('[part=notice]').filter({ hasText: 'User found' }).waitFor();
    await tabTo(page, /^legal entity id$/i);
    await page.keyboard.type(before[1]?.legalEntityId ?? '');
    await page.keyboard.press('Enter');
    await tabTo(page, /^description$/i);
    await page.keyboard.type('A second stall');
    await page.keyboard.press('Enter');
    await tabTo(page, /^currency$/i);
    await page.keyboard.press('Enter');
    await pressOn(page, /^create the account holder$/i);
    await element.locator('[part~=account]').first().waitFor();
    const made = (await holders(page)).find(({ description }) => description === 'A second stall');
    assert.ok(made);
    assert.equal((await holders(page)).length, before.length + 1);
    assert.equal(new URL(page.url()).searchParams.get('holder'), made.id);

    await pressOn(page, /^edit details$/i);
    await pressOn(page, /^add an entry$/i);
    assert.equal(await focused(page), 'Key');
    await page.keyboard.type('tier');
    await page.keyboard.press('Tab');
    await page.keyboard.type('gold');
    await page.keyboard.press('Enter');
    await element.locator('[part=form]').waitFor({ state: 'detached' });
    await pressOn(page, /^suspend/i);
    await element.locator('dialog[open]').waitFor();
    assert.equal(await focused(page), 'Cancel');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await element.locator('.head [part=status]').first().filter({ hasText: 'Suspended' }).waitFor();
    await pressOn(page, /^close for good…: /i);
    await element.locator('dialog[open]').waitFor();
    await tabTo(page, /^to confirm, enter the last four/i);
    const account = (await element.locator('[part~=account]').getAttribute('data-account')) ?? '';
    await page.keyboard.type(account.slice(-4));
    await page.keyboard.press('Enter');
    await element.locator('[part~=account] [part=status]').filter({ hasText: 'Closed' }).waitFor();
    await element.locator('[part=history] li').nth(3).waitFor();
    const now = (await holders(page)).find(({ id }) => id === made.id);
    assert.deepEqual([now?.status, now?.metadata], ['suspended', { tier: 'gold' }]);

    await pressOn(page, /^back to the account holders$/i, 60, 'Shift+Tab');
    await tabTo(page, /^search by id/i, 60, 'Shift+Tab');
    await page.keyboard.type('seller@example.com');
    await pressOn(page, /^find the account holder of this email$/i);
    await element.locator('h2').filter({ hasText: 'A second stall' }).waitFor();
    assert.doesNotMatch(page.url(), /seller@|seller%40/);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('a seller gets their own tax form, and another seller does not', async () => {
    const { page, complaints, context } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/seller/taxes.html#main`);
    const element = page.locator('florin-account-holders');
    await element.locator('[part=load]').waitFor();
    await pressOn(page, /^get the form$/i);
    const link = element.locator('[part=download]');
    await link.waitFor();
    assert.match(await focused(page), /^Download US1099k-\d{4}\.pdf/);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    assert.match(download.suggestedFilename(), /^US1099k-\d{4}\.pdf$/);
    const [, own] = await holders(page);
    const form = `balance-platform/accountHolders/${own?.id}/taxForms?formType=US1099k&year=2024`;
    assert.equal((await ask(page, SELLER, form)).status, 200);
    assert.equal((await ask(page, OTHER, form)).status, 404);
    assert.equal((await ask(page, SELLER, LIST)).status, 404);
    assert.equal(await element.locator('table').count(), 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
