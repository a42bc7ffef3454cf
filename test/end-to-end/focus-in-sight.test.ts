import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { COMPILED, newShopper } from './browser.js';
import { CARDS, payButton, typeCard } from './card.js';
import { seenFocus, type Focus } from './focus.js';
import { openSharedShop, type Shop } from './shop.js';

const none: Focus[] = [];

/** What has the focus after each of so many presses of a key; nothing, where that is outside the page. */
async function stops(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<Focus[]> {
  const all: Focus[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key);
    let focus = await seenFocus(page);
    // A page is scrolled to a field of its frame a moment after the field has the focus.
    for (let tries = 0; focus?.isHidden && tries < 100; tries++) {
      await page.waitForTimeout(50);
      focus = await seenFocus(page);
    }
    if (focus) all.push(focus);
  }
  return all;
}

/** Waits for a page that scrolls no longer: what was typed into a frame scrolls it later, even after another field has the focus. */
async function standsStill(page: Page): Promise<void> {
  let last = NaN;
  for (let same = 0; same < 20;) {
    await page.waitForTimeout(50);
    const at = await page.evaluate(() => scrollY);
    same = at === last ? same + 1 : 0;
    last = at;
  }
}

function assertInSight(seen: readonly Focus[], least: number): void {
  assert.ok(seen.length >= least, `${seen.length} stops`);
  assert.deepEqual([seen.filter(({ isHidden }) => isHidden), 'hidden'], [none, 'hidden']);
  assert.deepEqual([seen.filter(({ isMarked }) => !isMarked), 'without a ring'], [none, 'without a ring']);
}

describe('what has the focus', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  it('has a ring and is seen, above the button that stays at the end of a phone’s screen', async () => {
    const { page } = await shop.visit({ context: { viewport: { width: 320, height: 400 } } });
    await typeCard(page, { number: CARDS.paid });
    for (const frame of page.frames()) await frame.evaluate(COMPILED);
    const position = await payButton(page).evaluate((button) => getComputedStyle(button).position);
    assert.equal(position, 'sticky');
    await standsStill(page);
    assertInSight([...(await stops(page, 'Shift+Tab', 17)), ...(await stops(page, 'Tab', 36))], 40);
  });

  it('has a ring and is seen in the catalogue, beside filters that stay', async () => {
    const { page } = await newShopper(shop.browser, { viewport: { width: 1280, height: 500 } });
    await page.goto(`${shop.address}/`);
    await page.evaluate(COMPILED);
    await page.locator('florin-listing-catalogue [part~=listing]').first().waitFor();
    assertInSight([...(await stops(page, 'Tab', 50)), ...(await stops(page, 'Shift+Tab', 20))], 60);
  });

  for (const [width, height] of [
    [1000, 400],
    [320, 640],
  ] as const)
    it(`has a ring and is seen between the heading of a table and the bar of what is ticked, ${width} pixels wide`, async () => {
      const { page } = await newShopper(shop.browser, { viewport: { width, height } });
      await page.goto(`${shop.address}/office/terminals.html#main`);
      await page.evaluate(COMPILED);
      const terminals = page.locator('florin-terminals');
      await terminals.locator('tbody input[type=checkbox]').first().check();
      await terminals.locator('[part~=selection]').waitFor();
      // From the start of the page again.
      await page.goto(page.url());
      assertInSight([...(await stops(page, 'Tab', 45)), ...(await stops(page, 'Shift+Tab', 25))], 60);
    });

  it('changes nothing as it goes from stop to stop, and a letter outside a field does nothing', async () => {
    const { page } = await shop.visit();
    await payButton(page).waitFor();
    const text = () => page.locator('body').innerText();
    const before = { text: await text(), url: page.url(), pages: page.context().pages().length };
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(request.url()));
    for (let press = 0; press < 25; press++) await page.keyboard.press('Tab');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789/?.') await page.keyboard.press(letter);
    assert.deepEqual({ text: await text(), url: page.url(), pages: page.context().pages().length }, before);
    assert.deepEqual(sent, []);
  });
});
