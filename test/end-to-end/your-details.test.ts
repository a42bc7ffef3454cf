import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Browser, Page } from 'playwright-core';

import { findings } from './axe.js';
import { newShopper, openBrowser } from './browser.js';
import { sharedShopServer, type ShopServer } from './shop-server.js';

describe('a seller who says who they are on the shop’s own page', () => {
  let shop: ShopServer;
  let browser: Browser;
  before(async () => {
    [shop, browser] = await Promise.all([sharedShopServer(), openBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await shop?.close();
  });

  /** A new seller, who looks at their details. */
  async function join() {
    const { page, complaints } = await newShopper(browser);
    await page.goto(`${shop.address}/become-a-seller.html`);
    await page.locator('#join').click();
    await page.getByRole('heading', { name: /Still needed from you:/ }).waitFor();
    await page.goto(`${shop.address}/your-details.html`);
    await page.getByLabel('Email address').waitFor();
    return { page, complaints };
  }

  const saved = (page: Page): Promise<void> =>
    page.locator('[part=notice].good').filter({ hasText: 'saved' }).waitFor();

  it('finds what they typed after a reload, and goes on with it', async () => {
    const { page, complaints } = await join();
    await page.getByLabel('Phone number').fill('+31 30 123 4567');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Continue with the draft' }).click();
    assert.equal(await page.getByLabel('Phone number').inputValue(), '+31 30 123 4567');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saved(page);
    assert.equal(await page.evaluate(() => Object.keys(localStorage).join()), '');
    await page.reload();
    await page.getByLabel('Phone number').waitFor();
    assert.equal(await page.getByLabel('Phone number').inputValue(), '+31 30 123 4567');
    assert.deepEqual(complaints, []);
  });

  it('adds a person behind their business, and names them', async () => {
    const { page, complaints } = await join();
    await page.locator('#whom').selectOption({ label: 'a new person' });
    await page.getByLabel('A person').check();
    await page.getByLabel('First names').fill('Kim');
    await page.getByLabel('Last name', { exact: true }).fill('Jansen');
    await page.locator('[id="individual.residentialAddress.country"]').selectOption('NL');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.locator('[part=notice].good').waitFor();
    const [, kim = ''] = /(LE\w+)/.exec(await page.locator('#whom option').last().innerText()) ?? [];
    await page.locator('#whom').selectOption({ label: 'yourself' });
    await page.getByText('Related people and companies').click();
    await page.getByRole('button', { name: 'Add a person or company' }).click();
    await page.getByLabel('ID at the platform').fill(kim);
    await page.getByLabel('Role').selectOption({ label: 'Legal representative' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await saved(page);
    await page.getByRole('group', { name: 'Kim Jansen' }).waitFor();
    assert.deepEqual(await findings(page, page.mainFrame()), []);
    assert.deepEqual(complaints, []);
  });

  it('sees nothing of another seller’s', async () => {
    const { page: other } = await join();
    const theirs = await other.locator('#whom').inputValue();
    const { page } = await join();
    await page.evaluate((id) => {
      const form = document.querySelector('florin-legal-entity-form');
      if (form) form.legalEntity = id;
    }, theirs);
    await page.getByText('You are not signed in, or you do not have access.').first().waitFor();
    assert.equal(await page.getByLabel('Email address').count(), 0);
  });
});
