import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { COMPILED, newShopper, until } from './browser.js';
import { cardFrame, CARDS, pay, payButton, received } from './card.js';
import { enlargeText, lostText, spaceText } from './lost-text.js';
import { openSharedShop, type Shop } from './shop.js';
import { tooWide } from './too-wide.js';

/** Pages of the demo, and what stands there once it is whole. */
const PLACES = [
  ['a cart', '/', 'florin-cart [part=total]'],
  ['a list to filter', '/office/transfers.html', 'florin-transfers tbody tr'],
  ['a table', '/office/terminals.html', 'florin-terminals tbody tr'],
  ['a form', '/sell.html', 'florin-listing-form label:visible'],
  ['the money of a seller', '/seller/money.html', 'florin-balances h3'],
  ['the back office', '/office.html', 'florin-overview h2'],
] as const;

/** A cart has a line once something of the catalogue is in it. */
async function fillCart(page: Page): Promise<void> {
  await page.locator('florin-listing-catalogue [part=add]').first().click();
  await page.getByRole('link', { name: /^Cart/ }).click();
}

/** How WCAG says that readers may have their text, and how wide the page is then. */
const READERS = [
  ['spaced out', spaceText, [1280, 320]],
  ['made twice as large', enlargeText, [1280, 640]],
] as const;

/** Fails where a text is cut off, lies on another, or makes its page wider, once a reader has changed it. */
async function assertWhole(page: Page): Promise<void> {
  let lost = await lostText(page);
  // A frame says its new height to the page, which then makes room.
  for (let tries = 0; lost.length > 0 && tries < 40; tries++) {
    await page.waitForTimeout(50);
    lost = await lostText(page);
  }
  assert.deepEqual(lost, []);
  assert.deepEqual(await tooWide(page), []);
}

describe('text as its reader wants it', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  for (const [how, change, widths] of READERS)
    for (const width of widths) {
      const viewport = { width, height: 800 };

      it(`is whole ${how} in the checkout, with all its errors and its result, ${width} pixels wide`, async () => {
        const { page, context } = await shop.visit({ context: { viewport } });
        await cardFrame(page).getByLabel('Card number').waitFor();
        await payButton(page).click();
        await cardFrame(page).getByText('Enter the security code.').waitFor();
        for (const frame of page.frames()) await frame.evaluate(COMPILED);
        await change(page);
        await assertWhole(page);
        await pay(page, CARDS.paid);
        await received(page);
        await change(page);
        await assertWhole(page);
        await context.close();
      });

      for (const [what, path, whole] of PLACES)
        it(`is whole ${how} in ${what}, ${width} pixels wide`, async () => {
          const { page, context } = await newShopper(shop.browser, { viewport });
          await context.addInitScript(COMPILED);
          await page.goto(`${shop.address}${path}`);
          if (what === 'a cart') await fillCart(page);
          await page.locator(whole).first().waitFor();
          await change(page);
          // The total of a cart stays in sight while its lines scroll: it has its own place at their end.
          if (what === 'a cart')
            await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          await assertWhole(page);
          await context.close();
        });
    }

  it('is found where it is cut off, and where it lies on another', async () => {
    const { page } = await shop.visit();
    await cardFrame(page).getByLabel('Card number').waitFor();
    for (const frame of page.frames()) await frame.evaluate(COMPILED);
    await until(async () => (await lostText(page)).length === 0, 'all text is whole');
    await page.evaluate(() => {
      const low = document.body.appendChild(document.createElement('div'));
      low.textContent = 'A line that is too high for its box';
      low.style.cssText = 'height: 8px; overflow: hidden';
      for (const words of ['One', 'Two']) {
        const over = document.body.appendChild(document.createElement('div'));
        over.textContent = words;
        over.style.cssText = 'position: absolute; left: 0; bottom: 0';
      }
    });
    const lost = await lostText(page);
    for (const what of [/too high for its box” is cut off/, /“One” and “Two”/])
      assert.ok(
        lost.some((each) => what.test(each)),
        lost.join('\n'),
      );
  });
});
