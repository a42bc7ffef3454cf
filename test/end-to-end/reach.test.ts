import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Locator, Page } from 'playwright-core';

import { answerChallenge, cardFrame, CARDS, challengeFrame, payButton, received } from './card.js';
import { openSharedShop, type Shop } from './shop.js';
import { tooWide } from './too-wide.js';

const ARABIC = '&lang=ar&dir=rtl';

const fields = (page: Page): Locator => cardFrame(page).locator('input:visible');

/**
 * By place and not by name, because it speaks any language; by keys, because a mouse that clicks in the very moment of
 * scrolling hits what was there before.
 */
async function payInAnyLanguage(page: Page, number: string): Promise<void> {
  for (const [index, text] of [number, '0330', '737'].entries())
    await fields(page).nth(index).pressSequentially(text);
  await fields(page).nth(2).press('Enter');
}

describe('the checkout within reach of every shopper', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  for (const [how, look] of [
    ['from left to right', ''],
    ['from right to left, in Arabic', ARABIC],
  ] as const)
    it(`fits into 320 pixels ${how}, from the empty form to the result`, async () => {
      const viewport = { width: 320, height: 640 };
      const { page } = await shop.visit({ look, context: { viewport } });
      await fields(page).nth(2).waitFor();
      assert.deepEqual(await tooWide(page), []);
      await page.locator('florin-checkout [part=pay-button]').press('Enter');
      await cardFrame(page).locator('[aria-invalid=true]').nth(2).waitFor();
      assert.deepEqual(await tooWide(page), []);
      await payInAnyLanguage(page, CARDS.challenge);
      await challengeFrame(page).getByLabel(/code/i).waitFor();
      assert.deepEqual(await tooWide(page), []);
      await answerChallenge(page);
      await page.locator('florin-checkout h2').waitFor();
      assert.deepEqual(await tooWide(page), []);
    });

  it('what is too wide would be found', async () => {
    const { page } = await shop.visit({ context: { viewport: { width: 320, height: 640 } } });
    await fields(page).nth(2).waitFor();
    for (const frame of page.frames())
      await frame.evaluate(() => {
        const wide = document.body.appendChild(document.createElement('section'));
        wide.style.width = '400px';
        wide.style.height = '1px';
        document.documentElement.style.overflow = 'auto';
      });
    assert.equal((await tooWide(page)).length, 2);
  });

  it('reads from right to left in Arabic, frame included, and numbers from left to right', async () => {
    const { page } = await shop.visit({ look: ARABIC });
    await fields(page).nth(2).waitFor();
    const shown = await cardFrame(page)
      .locator('html')
      .evaluate((html: HTMLElement) => ({ lang: html.lang, dir: html.dir, text: html.innerText }));
    assert.deepEqual([shown.lang, shown.dir], ['ar', 'rtl']);
    assert.match(shown.text, /\p{Script=Arabic}/u);
    const directions = await fields(page).evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).direction),
    );
    assert.deepEqual(directions, ['ltr', 'ltr', 'ltr']);
    const [label, input] = await Promise.all([
      cardFrame(page).locator('label').first().boundingBox(),
      fields(page).first().boundingBox(),
    ]);
    assert.ok(label && input && Math.abs(label.x + label.width - (input.x + input.width)) < 40);
    await payInAnyLanguage(page, CARDS.paid);
    assert.match(await page.locator('florin-checkout h2').innerText(), /\p{Script=Arabic}/u);
  });

  it('pays at 400 per cent on a small screen, the bank’s question included', async () => {
    const { page } = await shop.visit({
      context: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
    });
    await payInAnyLanguage(page, CARDS.challenge);
    assert.deepEqual(await tooWide(page), []);
    const code = challengeFrame(page).getByLabel(/code/i);
    await code.scrollIntoViewIfNeeded();
    assert.ok(await code.isVisible());
    await answerChallenge(page);
    await received(page);
  });

  it('pays on a phone that lies on its side, and stands the way it is held', async () => {
    const { page } = await shop.visit({ context: { viewport: { width: 640, height: 320 } } });
    await fields(page).nth(2).waitFor();
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 640, height: 320 },
    ]) {
      await page.setViewportSize(viewport);
      const box = await page.locator('florin-checkout').boundingBox();
      assert.ok(
        box && box.width <= viewport.width && box.width > viewport.width * 0.6,
        'as wide as its page',
      );
      assert.deepEqual(await tooWide(page), []);
    }
    await payInAnyLanguage(page, CARDS.paid);
    await received(page);
  });

  it('keeps its outlines where the system chooses the colours', async () => {
    const { page } = await shop.visit({ context: { forcedColors: 'active' } });
    await fields(page).nth(2).waitFor();
    // Behind words that it may colour itself, a browser lays a plate in the colour of the page.
    const [color, behind] = await payButton(page).evaluate((button) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(button);
      const page = getComputedStyle(document.body).backgroundColor;
      return [color, forcedColorAdjust === 'none' ? backgroundColor : page];
    });
    assert.notEqual(color, behind, 'the button’s words can be read');
    const border = await fields(page)
      .first()
      .evaluate((input) => {
        const style = getComputedStyle(input.parentElement ?? input);
        return {
          width: style.borderTopWidth,
          style: style.borderTopStyle,
          same: style.borderTopColor === style.backgroundColor,
        };
      });
    assert.deepEqual(border, { width: '1px', style: 'solid', same: false });
  });
});
