import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { findings } from './axe.js';
import { CARDS, payButton, received, typeCard } from './card.js';
import { chooseMethod } from './choose-method.js';
import { openShop, type OwnShop } from './shop.js';

const giftFrame = (page: Page) => page.frameLocator('iframe[title="Gift card details"]');

async function typeGiftCard(page: Page, number: string, brand = 'Givex'): Promise<void> {
  await chooseMethod(page, brand);
  await giftFrame(page).getByLabel('Gift card number').pressSequentially(number);
  await giftFrame(page).getByLabel('PIN').pressSequentially('123');
  await page.getByRole('button', { name: 'Check balance' }).click();
}

async function useGiftCard(page: Page, number: string): Promise<void> {
  await typeGiftCard(page, number);
  await page.getByRole('button', { name: /^Use .* from this card$/ }).click();
  await page.getByText('Your gift card was used.').waitFor();
}

async function allFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await findings(page, frame)));
  return found;
}

const [FIFTY, TEN] = ['6036280000000000050', '6036280000000000010'];

describe('a shopper who pays with gift cards', () => {
  let shop: OwnShop;
  // Of its own: what is on a gift card counts down.
  before(async () => void (shop = await openShop()));
  after(() => shop?.close());

  const look = '&country=IE';
  const statusOf = async (page: Page, order: string) => {
    const response = await page.request.get(`${shop.address}/shop/orders/${order}`);
    return ((await response.json()) as { status: string }).status;
  };

  it('takes a card back, and has its money on it again', async () => {
    const { page, complaints } = await shop.visit({ look });
    await useGiftCard(page, FIFTY);
    await page.getByRole('button', { name: 'Remove these payments' }).click();
    await page.getByRole('button', { name: 'Remove and give back' }).click();
    await page.getByText('These payments are removed. The money goes back to where it came from.').waitFor();
    // The platform gives it back a moment later.
    await page.request.post(`${shop.address}/shop/clock`, { data: { by: 600_000 } });
    await typeGiftCard(page, FIFTY);
    await page.getByRole('button', { name: /^Use .*50\.00.* from this card$/ }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('pays by two of them and the rest by card, also after a reload', async () => {
    const { page, order, complaints } = await shop.visit({ look });
    await useGiftCard(page, FIFTY);
    await useGiftCard(page, TEN);
    await page.reload();
    const paid = page.getByRole('region', { name: 'Paid so far' });
    await paid.getByText('•••• 0050').waitFor();
    await paid.getByText('•••• 0010').waitFor();
    assert.notEqual(await statusOf(page, order), 'paid');
    await chooseMethod(page, 'Card');
    await typeCard(page, { number: CARDS.paid });
    await payButton(page).click();
    await received(page);
    assert.equal(await statusOf(page, order), 'paid');
    assert.deepEqual(complaints, []);
  });

  it('pays by a card of another brand, whose number has letters', async () => {
    const { page, complaints } = await shop.visit({ look });
    await typeGiftCard(page, 'GC4F77AX900Z20', 'SVS');
    await page.getByRole('button', { name: /^Use .*20\.00.* from this card$/ }).click();
    await page.getByText('Your gift card was used.').waitFor();
    await page.getByRole('region', { name: 'Paid so far' }).getByText('SVS').waitFor();
    assert.deepEqual(complaints, []);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    it(`axe finds nothing on 320 pixels in ${colorScheme}: fields, balance, what is paid, the question`, async () => {
      const { page } = await shop.visit({
        look,
        context: { colorScheme, viewport: { width: 320, height: 1800 } },
      });
      await typeGiftCard(page, '6036280000000000100', 'SVS');
      const use = page.getByRole('button', { name: /^Use .* from this card$/ });
      await use.waitFor();
      assert.deepEqual(await allFindings(page), []);
      await use.click();
      await page.getByRole('button', { name: 'Remove these payments' }).click();
      assert.deepEqual(await allFindings(page), []);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 320, `${width} pixels`);
    });

  it('checks and uses a card by keyboard alone', async () => {
    const { page } = await shop.visit({ look });
    await chooseMethod(page, 'SVS');
    await giftFrame(page).getByLabel('PIN').waitFor();
    await page.getByRole('radio', { name: 'SVS' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('6036280000000000100');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await page.getByText('From this card', { exact: true }).waitFor();
    const pressed = page.locator('florin-checkout [part=pay-button]');
    for (let tab = 0; tab < 6 && !(await pressed.evaluate((button) => button.matches(':focus'))); tab++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Your gift card was used.').waitFor();
  });
});
