import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { findings } from './axe.js';
import { until } from './browser.js';
import { cardFrame, CARDS, challengeFrame, pay, payButton, received } from './card.js';
import { openSharedShop, type Shop } from './shop.js';

async function allFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await findings(page, frame)));
  return found;
}

const SITUATIONS: readonly { what: string; frames: number; reach: (page: Page) => Promise<void> }[] = [
  { what: 'the empty form', frames: 2, reach: (page) => cardFrame(page).getByLabel('Card number').waitFor() },
  {
    what: 'the form with all its errors',
    frames: 2,
    async reach(page) {
      await cardFrame(page).getByLabel('Card number').waitFor();
      await payButton(page).click();
      await cardFrame(page).getByText('Enter the security code.').waitFor();
    },
  },
  {
    what: 'the bank’s question',
    frames: 4,
    async reach(page) {
      await pay(page, CARDS.challenge);
      await challengeFrame(page).getByLabel(/code/i).waitFor();
    },
  },
  {
    what: 'a refusal',
    frames: 2,
    async reach(page) {
      await pay(page, CARDS.refused);
      await page.getByRole('heading', { name: 'Payment refused' }).waitFor();
    },
  },
  {
    what: 'a payment that went through',
    frames: 1,
    async reach(page) {
      await pay(page, CARDS.paid);
      await received(page);
    },
  },
  {
    what: 'the bank’s own page',
    frames: 1,
    async reach(page) {
      await pay(page, CARDS.redirect);
      await page.getByRole('button', { name: /approve/i }).waitFor();
    },
  },
  {
    what: 'the page one comes back to',
    frames: 1,
    async reach(page) {
      await pay(page, CARDS.redirect);
      await page.getByRole('button', { name: /approve/i }).click();
      await received(page);
    },
  },
  {
    what: 'a cart with a thing in it',
    frames: 1,
    async reach(page) {
      await page.goto(new URL('/', page.url()).href);
      await page
        .getByRole('button', { name: /^Add to cart/, disabled: false })
        .first()
        .click();
      await page.getByRole('link', { name: 'Cart (1)' }).click();
      await page.getByRole('button', { name: /^Order for/ }).waitFor();
    },
  },
  {
    what: 'an order of the history that is about to be paid',
    frames: 2,
    async reach(page) {
      await page.goto(new URL('/orders.html', page.url()).href);
      await page.getByRole('button', { name: /FL-/ }).click();
      await payButton(page).click();
      await cardFrame(page).getByLabel('Card number').waitFor();
    },
  },
];

describe('axe finds nothing', () => {
  let shop: Shop;
  before(async () => void (shop = await openSharedShop()));
  after(() => shop?.close());

  for (const { what, frames, reach } of SITUATIONS)
    it(`in ${what}, light and dark, frames included`, async () => {
      // Between light and dark a button's colour glides, and is neither for a moment.
      const { page, context } = await shop.visit({ context: { reducedMotion: 'reduce' } });
      await reach(page);
      await until(() => page.frames().length === frames, `${frames} frames are there to be looked at`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await allFindings(page), [], colorScheme);
      }
      await context.close();
    });

  it('unless there is something to find, in the page and in the card frame', async () => {
    const { page } = await shop.visit();
    await cardFrame(page).getByLabel('Card number').waitFor();
    for (const frame of page.frames())
      await frame.evaluate(() => {
        const small = [1, 2].map((number) => {
          const button = document.createElement('button');
          button.style.cssText = 'width: 12px; height: 12px; padding: 0; border: 0';
          button.setAttribute('aria-label', `Small ${number}`);
          return button;
        });
        document.body.append(document.createElement('button'), ...small);
      });
    const found = await allFindings(page);
    for (const [rule, count] of [
      ['button-name', 2],
      ['target-size', 6],
    ] as const)
      assert.equal(found.filter((one) => one.includes(` ${rule}: `)).length, count, found.join('\n'));
  });
});
