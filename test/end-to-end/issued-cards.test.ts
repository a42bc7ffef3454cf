import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { newShopper } from './browser.js';
import { focused, pressOn, tabTo } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

interface Card {
  readonly status: string;
  readonly statusReason?: string;
}

const OFFICE = { 'x-demo-office': 'open' };
const SELLER = { 'x-demo-role': 'seller' };

describe('issued cards, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    // What is closed stays closed for every other test.
    shop = await openShop();
  });
  after(() => shop.close());

  async function cardAs(page: Page, who: Readonly<Record<string, string>>, id: string) {
    const answer = await page.request.get(
      `${shop.address}/florin/balance-platform/paymentInstruments/${id}`,
      {
        headers: { ...who, origin: shop.address },
      },
    );
    return { status: answer.status(), body: (await answer.json()) as Card };
  }

  it('a card is stolen: an operator finds it, freezes it, takes that back, and closes it with a reason', async () => {
    const { page, complaints, context } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/issued-cards.html#main`);
    const element = page.locator('florin-issued-cards');
    await element.locator('[part~=card]').nth(4).waitFor();
    await tabTo(page, /^search by name, last four digits/i);
    await page.keyboard.type('mila');
    await element.locator('[part~=card]').nth(1).waitFor({ state: 'detached' });
    await pressOn(page, /^visa ••••/i);
    await element.locator('[part=freeze]').waitFor();
    const id = new URL(page.url()).searchParams.get('card') ?? '';
    assert.match(id, /^PI/);
    await pressOn(page, /^freeze$/i);
    await element.locator('[part=undo]').waitFor();
    assert.equal((await cardAs(page, OFFICE, id)).body.status, 'suspended');
    assert.equal(await focused(page), 'Undo');
    await page.keyboard.press('Enter');
    await element.locator('[part=freeze]').waitFor();
    assert.equal((await cardAs(page, OFFICE, id)).body.status, 'active');
    assert.equal(await focused(page), 'Freeze');

    await pressOn(page, /^close for good…$/i);
    await element.locator('#reason').waitFor();
    await tabTo(page, /^reason$/i);
    await page.keyboard.press('ArrowDown');
    await pressOn(page, /^continue$/i);
    await element.locator('dialog[open]').waitFor();
    assert.equal(await focused(page), 'Cancel');
    await tabTo(page, /^to confirm, enter the last four/i);
    await page.keyboard.type((await element.locator('.head h2').innerText()).slice(-4));
    await page.keyboard.press('Enter');
    await element.locator('.head [part=status]').filter({ hasText: 'Closed' }).waitFor();
    const { status, statusReason } = (await cardAs(page, OFFICE, id)).body;
    assert.deepEqual([status, statusReason], ['closed', 'stolen']);
    assert.doesNotMatch(page.url(), /mila/i);
    const shown = await element.evaluate((each) => each.shadowRoot?.innerHTML ?? '');
    assert.doesNotMatch(shown, /\d{16}|\*{4}/);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('a seller sees and freezes their own card, and finds another’s nowhere', async () => {
    const { page, complaints, context } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/seller/cards.html`);
    const element = page.locator('florin-issued-cards');
    await element.locator('[part~=card]').nth(3).waitFor();
    assert.doesNotMatch(await element.innerText(), /Amina Clarke/);
    await page.goto(`${shop.address}/office/issued-cards.html`);
    const all = page.locator('florin-issued-cards');
    const foreign = all.locator('[part~=card]').filter({ hasText: 'Amina Clarke' });
    await foreign.waitFor();
    const href = (await foreign.locator('a').getAttribute('href')) ?? '';
    const id = new URL(href, page.url()).searchParams.get('card') ?? '';
    assert.equal((await cardAs(page, OFFICE, id)).status, 200);
    assert.equal((await cardAs(page, SELLER, id)).status, 404);
    assert.deepEqual(complaints, []);
    await context.close();
  });
});
