import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper } from './browser.js';
import { focused, pressOn, tabTo } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

const SHOPPER = 'anna-1042';
const CASE = 'GDPR-2026-17';

/** Keeps what is on the paper in place of the dialog: a browser that a program drives takes the paper away at once. */
function keepPrinted(): void {
  const frames = HTMLIFrameElement.prototype;
  const { contentWindow } = Object.getOwnPropertyDescriptors(frames);
  Object.defineProperty(frames, 'contentWindow', {
    get(this: HTMLIFrameElement) {
      const paper = contentWindow.get?.call(this) as Window | null;
      if (paper)
        paper.print = () =>
          void Object.assign(globalThis, {
            printed: paper.document.body.textContent.replaceAll(/\s+/g, ' '),
          });
      return paper;
    },
  });
}

describe('a shopper who asks to be forgotten, in the office, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    // Who is forgotten is gone for every other test.
    shop = await openShop();
  });
  after(() => shop?.close());

  const contractsIn = (page: Page) => page.locator('florin-recurring-contracts');
  const erasureIn = (page: Page) => page.locator('florin-data-erasure');
  const answerIn = (page: Page) => erasureIn(page).locator('[part=payment]');

  async function findShopper(page: Page): Promise<void> {
    await page.goto(`${shop.address}/office/stored-cards.html#main`);
    await contractsIn(page).locator('#shopper').waitFor();
    await tabTo(page, /^shopper reference$/i);
    await page.keyboard.type(SHOPPER);
    await page.keyboard.press('Enter');
  }

  /** The payment that the shopper's stored card began with, as its details tell it. */
  async function paymentOfTheirs(page: Page): Promise<string> {
    await findShopper(page);
    await contractsIn(page).locator('#found').waitFor();
    await pressOn(page, /^visa •••• 1111$/i);
    await contractsIn(page).locator('[part=tabs]').waitFor();
    const fact = contractsIn(page).locator('dt', { hasText: 'First payment' }).locator('+ dd');
    return (await fact.innerText()).trim();
  }

  async function openErasure(page: Page): Promise<void> {
    await page.goto(`${shop.address}/office/data-erasure.html#main`);
    await erasureIn(page).locator('[part=form]').waitFor();
  }

  /** Types what confirms it. */
  async function confirm(page: Page, reference: string): Promise<void> {
    assert.match(await focused(page), /^Erase the data of 1 payment$/);
    await tabTo(page, /^to confirm, type the last 6/i);
    await page.keyboard.type(reference.slice(-6));
    await page.keyboard.press('Enter');
  }

  it('is forgotten with their stored cards once that is confirmed apart, and the receipt says so', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.addInitScript(keepPrinted);
    const reference = await paymentOfTheirs(page);
    assert.match(reference, /^[A-Z0-9]{16}$/);
    await openErasure(page);
    await tabTo(page, /^psp references of the payments$/i);
    await page.keyboard.type(reference);
    await tabTo(page, /^case number$/i);
    await page.keyboard.type(CASE);
    await pressOn(page, /^continue$/i);
    await erasureIn(page).getByText('What goes', { exact: true }).waitFor();
    await erasureIn(page).getByText('You cannot undo this.').waitFor();

    await tabTo(page, /^to confirm, type the last 6/i);
    await page.keyboard.type('AAAAAA');
    await page.keyboard.press('Enter');
    await erasureIn(page).getByText('Type the last 6 characters of the reference.').waitFor();
    assert.equal(await answerIn(page).count(), 0);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(reference.slice(-6));
    await page.keyboard.press('Enter');
    await answerIn(page).filter({ hasText: 'Not erased' }).waitFor();

    await pressOn(page, /^erase all the same: /i);
    await erasureIn(page).getByText('still in use. This asks the platform').waitFor();
    await confirm(page, reference);
    await answerIn(page).filter({ hasText: 'Accepted' }).waitFor();

    await pressOn(page, /^print receipt$/i);
    await page.waitForFunction(() => (globalThis as { printed?: string }).printed !== undefined);
    const receipt = (await page.evaluate(() => (globalThis as { printed?: string }).printed)) ?? '';
    assert.match(receipt, new RegExp(`Receipt of data erasure[\\s\\S]*${CASE}[\\s\\S]*${reference}`));
    assert.match(receipt, /Accepted\. The platform erases the data later\.[\s\S]*Date and signature/);

    await findShopper(page);
    // What they are paid to was not stored to pay with.
    await contractsIn(page).locator('#found').filter({ hasText: '2 stored payment methods' }).waitFor();
    assert.equal(await contractsIn(page).getByText('1111').count(), 0);
    await openErasure(page);
    await erasureIn(page).locator('[part=erasure]').filter({ hasText: reference }).first().waitFor();
    assert.deepEqual(complaints, []);
  });
});
