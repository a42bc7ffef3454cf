import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { findings } from './axe.js';
import { pay, received } from './card.js';
import { until } from './browser.js';
import { openShop, type OwnShop } from './shop.js';

describe('the panel of the demo’s sandbox', () => {
  let shop: OwnShop;
  // A clock that runs ahead is not for the shop that other tests share.
  before(async () => (shop = await openShop()));
  after(() => shop?.close());

  it('opens, copies a number and closes by the keyboard alone', async () => {
    const { page, context } = await shop.visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const toggle = page.getByRole('button', { name: 'Sandbox' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'Sandbox' });
    await panel.waitFor();
    const copy = panel.getByRole('button', { name: 'Copy 4111 1111 1111 1111' });
    const isThere = () => copy.evaluate((button) => document.activeElement === button);
    for (let tabs = 0; tabs < 12 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel.getByText('Copied 4111 1111 1111 1111.').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '4111111111111111');
    assert.deepEqual(await findings(page, page.mainFrame()), []);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    assert.ok(await toggle.evaluate((button) => document.activeElement === button));
  });

  it('moves the clock on: a bank that takes ten minutes has answered, and cards are paid a day later', async () => {
    const { page, order } = await shop.visit();
    await pay(page, '4000000000000077');
    await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
    await page.getByRole('button', { name: 'Sandbox' }).click();
    const panel = page.getByRole('complementary', { name: 'Sandbox' });
    await panel.getByRole('button', { name: 'Add 10 minutes' }).click();
    await panel.getByText('The clock is 10 minutes ahead.').waitFor();
    // The shop is told a moment later than the proxy.
    const isPaid = async () => {
      const answer = await page.request.get(`${shop.address}/shop/orders/${order}`);
      return ((await answer.json()) as { status: string }).status === 'paid';
    };
    await until(isPaid, 'the order is paid');
    await panel.getByRole('button', { name: 'Add a day' }).click();
    await panel.getByText('The clock is 1 day, 10 minutes ahead.').waitFor();
    const next = await shop.visit();
    await pay(next.page, '4111111111111111');
    await received(next.page);
    assert.deepEqual(next.complaints, []);
  });

  it('lets the network fail while a shopper pays, says so on every page, and stops when it is told', async () => {
    const { page, complaints } = await shop.visit();
    const note = page.getByRole('note').filter({ hasText: 'Faults are on' });
    await note.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Sandbox' }).click();
    const panel = page.getByRole('complementary', { name: 'Sandbox' });
    await panel.getByLabel('Faults').selectOption('Requests arrive twice');
    await panel.getByText('Faults are on: duplicate.').waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    await pay(page, '4111111111111111');
    await received(page);
    await page.goto(`${shop.address}/`);
    await note.getByText('duplicate').waitFor();
    await page.getByRole('button', { name: 'Sandbox' }).click();
    assert.equal(await panel.getByLabel('Faults').inputValue(), 'duplicate');
    await panel.getByLabel('Faults').selectOption('None');
    await panel.getByText('Faults are off.').waitFor();
    await note.waitFor({ state: 'hidden' });
    assert.deepEqual(complaints, []);
  });
});
