import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper } from './browser.js';
import { focused, pressOn, tabTo } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

interface Rule {
  readonly transactionRule: { readonly status: string; readonly startDate?: string };
}

interface Transfer {
  readonly status: string;
  readonly reason?: string;
  readonly transactionRulesResult?: {
    readonly triggeredTransactionRules?: readonly { readonly transactionRule?: { readonly id?: string } }[];
  };
}

const OFFICE = { 'x-demo-office': 'open' };

describe('transaction rules, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    // A rule on the whole platform would stop the money of every other test.
    shop = await openShop();
  });
  after(() => shop.close());

  async function ask<Answer>(
    page: Page,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Answer }> {
    const answer = await page.request.fetch(`${shop.address}/florin${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...OFFICE, origin: shop.address, 'idempotency-key': `rule-${path.length}-${Date.now()}` },
      ...(body && { data: body }),
    });
    return { status: answer.status(), body: (await answer.json()) as Answer };
  }

  /** The account of a seller with more than enough on it. */
  async function account(page: Page): Promise<string> {
    const { body } = await ask<{ accountHolders: readonly { id: string }[] }>(
      page,
      '/balance-platform/balancePlatforms/FlorinPlatform/accountHolders',
    );
    const [, holder] = body.accountHolders;
    const accounts = await ask<{ balanceAccounts: readonly { id: string; defaultCurrencyCode: string }[] }>(
      page,
      `/balance-platform/accountHolders/${holder?.id}/balanceAccounts`,
    );
    return accounts.body.balanceAccounts.find((each) => each.defaultCurrencyCode === 'EUR')?.id ?? '';
  }

  async function send(page: Page, balanceAccountId: string, value: number): Promise<Transfer> {
    const { body } = await ask<{ id: string }>(page, '/transfers/transfers', {
      amount: { value, currency: 'EUR' },
      balanceAccountId,
      category: 'bank',
      counterparty: {
        bankAccount: {
          accountHolder: { fullName: 'Anna Berg' },
          accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' },
        },
      },
    });
    return (await ask<Transfer>(page, `/transfers/transfers/${body.id}`)).body;
  }

  it('a rule is made from a template, tried, saved and activated; then the platform stops a transfer by it', async () => {
    const { page, complaints, context } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/transaction-rules.html#main`);
    const element = page.locator('florin-transaction-rules');
    await element.locator('[part=template]').nth(2).waitFor();
    const from = await account(page);
    assert.notEqual((await send(page, from, 1500)).status, 'failed');

    await pressOn(page, /^block large amounts$/i);
    await element.locator('[part=form]').waitFor();
    await tabTo(page, /^applies to$/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await element.locator('#entity').waitFor();
    await tabTo(page, /^its id$/i);
    await page.keyboard.type(from);
    await tabTo(page, /^amount$/i);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('10');
    await element
      .locator('form [part=sentence]')
      .filter({ hasText: /over .*€10\.00/ })
      .waitFor();
    await pressOn(page, /^test the rule$/i);
    await element.locator('[part~=found]').waitFor();
    assert.match(
      await element.locator('[part~=found]').innerText(),
      /^Would have stopped [1-9]\d* of \d+ transfers/,
    );
    await page.keyboard.press('Shift+Tab');
    while (!/^save as inactive$/i.test(await focused(page))) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await element.locator('[part=activate]').waitFor();
    const id = new URL(page.url()).searchParams.get('rule') ?? '';
    assert.match(id, /^TR/);
    const saved = await ask<Rule>(page, `/balance-platform/transactionRules/${id}`);
    assert.deepEqual(
      [saved.body.transactionRule.status, saved.body.transactionRule.startDate],
      ['inactive', undefined],
    );
    assert.notEqual((await send(page, from, 1500)).status, 'failed');

    await pressOn(page, /^activate…$/i);
    await element.locator('dialog[open]').waitFor();
    assert.equal(await focused(page), 'Cancel');
    await pressOn(page, /^activate the rule$/i);
    await element.locator('[part=deactivate]').waitFor();
    const active = await ask<Rule>(page, `/balance-platform/transactionRules/${id}`);
    assert.equal(active.body.transactionRule.status, 'active');
    const { status, reason, transactionRulesResult } = await send(page, from, 1500);
    assert.deepEqual([status, reason], ['failed', 'declinedByTransactionRule']);
    assert.deepEqual(
      transactionRulesResult?.triggeredTransactionRules?.map(({ transactionRule }) => transactionRule?.id),
      [id],
    );

    await pressOn(page, /^delete…$/i);
    await element.locator('dialog[open]').waitFor();
    await tabTo(page, /^to confirm, enter the last four/i);
    await page.keyboard.type(id.slice(-4));
    await page.keyboard.press('Enter');
    await element.locator('[part=new]').waitFor();
    assert.equal((await ask(page, `/balance-platform/transactionRules/${id}`)).status, 404);
    assert.notEqual((await send(page, from, 1500)).status, 'failed');
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
