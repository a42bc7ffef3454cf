import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { payButton } from './card.js';
import { openSharedShop, type Shop, type Visitor } from './shop.js';

describe('a shopper who pays by a code that an app scans', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  const picture = (page: Page) => page.getByRole('img', { name: /^QR code/ });

  async function payWith(method: string, country: string): Promise<Visitor> {
    const visitor = await shop.visit({ look: `&country=${country}` });
    await visitor.page.getByRole('radio', { name: method }).check();
    await payButton(visitor.page).click();
    await picture(visitor.page).waitFor();
    return visitor;
  }

  /** Answers on the phone, which a page of the bank's origin stands for. */
  async function onPhone(page: Page, choice: RegExp): Promise<void> {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the app' }).click();
    const phone = await opened;
    await phone.getByRole('button', { name: choice }).click();
    await phone.getByRole('status').waitFor();
    await phone.close();
  }

  const seesPaid = (page: Page) => page.getByRole('heading', { name: /payment received/i }).waitFor();

  it('copies the code of Pix into the bank’s app, approves, and has paid without leaving the page', async () => {
    const { page, context, complaints } = await payWith('Pix', 'BR');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByText('Code copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/);
    await onPhone(page, /approve/i);
    await seesPaid(page);
    assert.deepEqual(complaints, []);
  });
});
