import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { Browser } from 'playwright-core';

import { ROOT } from '../house/files.js';
import { newShopper, openBrowser } from './browser.js';
import { cardFrame, CARDS, payButton, received, typeCard } from './card.js';
import { checkoutPage, openSite, type Site } from './site.js';

describe('a card that is not fine', () => {
  const CASES = [
    {
      what: 'expired',
      card: { number: CARDS.paid, expiry: '0120' },
      label: 'Expiry',
      says: /has expired/,
      corrected: '0330',
    },
    {
      what: 'too short',
      card: { number: '411111111111111' },
      label: 'Card number',
      says: /too short/,
      corrected: CARDS.paid,
    },
    {
      what: 'of a wrong number',
      card: { number: '4111111111111112' },
      label: 'Card number',
      says: /not valid/,
      corrected: CARDS.paid,
    },
    {
      what: 'of an unsupported brand',
      card: { number: '3530111333300000' },
      label: 'Card number',
      says: /not accepted here/,
      corrected: CARDS.paid,
    },
  ] as const;
  let browser: Browser;
  let site: Site;
  before(async () => {
    browser = await openBrowser();
    site = await openSite({ folders: [join(ROOT, 'dist/cdn')] });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  for (const { what, card, label, says, corrected } of CASES)
    it(`(${what}) is not sent; the rest stays, and once it is corrected it pays`, async () => {
      const order = what.replaceAll(' ', '-');
      site.files.set('/', checkoutPage(order));
      const { page } = await newShopper(browser);
      await page.goto(site.address);
      await typeCard(page, card);
      await payButton(page).click();
      const frame = cardFrame(page);
      await frame.getByText(says).waitFor();
      assert.equal(site.settled.has(order), false);
      const values = () =>
        frame
          .locator('input')
          .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
      assert.equal((await values()).filter(Boolean).length, 3);
      await frame.getByLabel(label).fill('');
      await frame.getByLabel(label).pressSequentially(corrected);
      await payButton(page).click();
      await received(page);
    });
});
