import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import {
  answerChallenge,
  cardFrame,
  CARDS,
  challengeFrame,
  payButton,
  received,
  typeCard,
} from '../end-to-end/card.js';
import type { MixedShop } from './shop.js';

/** When a server may be replaced while a shopper pays. */
export type Moment = 'before typing' | 'before Pay' | 'at the bank' | 'after the failure';

export interface Till {
  readonly page: Page;
  readonly shop: MixedShop;
  /** A new order, shown in the page. */
  order(): Promise<string>;
  /** The shopper has come so far. */
  reach(moment: Moment): Promise<void>;
}

async function payWith({ page, reach }: Till, number: string): Promise<void> {
  await cardFrame(page).getByLabel('Card number').waitFor();
  await reach('before typing');
  await typeCard(page, { number });
  await reach('before Pay');
  await payButton(page).press('Enter');
}

/** What came of it. */
export interface Done {
  /** The order that is paid in the end. */
  readonly order: string;
  /** What the browser may complain about on the way. */
  readonly expected?: readonly RegExp[];
}

/** What shoppers do, by the name that the table has for it. */
export const SCENARIOS = {
  async 'plain card'(till) {
    const order = await till.order();
    await payWith(till, CARDS.paid);
    await received(till.page);
    return { order };
  },
  async challenge(till) {
    const order = await till.order();
    await payWith(till, CARDS.challenge);
    await challengeFrame(till.page).getByLabel(/code/i).waitFor();
    await till.reach('at the bank');
    await answerChallenge(till.page);
    await received(till.page);
    return { order };
  },
  async redirect(till) {
    const order = await till.order();
    await payWith(till, CARDS.redirect);
    await till.page.getByRole('button', { name: /approve/i }).waitFor();
    await till.reach('at the bank');
    await till.page.getByRole('button', { name: /approve/i }).press('Enter');
    await till.page.waitForURL(/return\.html/);
    await received(till.page);
    return { order };
  },
  async 'refused, then paid'(till) {
    const order = await till.order();
    await payWith(till, CARDS.refused);
    await till.page
      .getByText(/refused|declined/i)
      .first()
      .waitFor();
    assert.equal(charges(till.shop, order), 0);
    const card = cardFrame(till.page);
    await card.getByLabel('Card number').fill(CARDS.paid);
    await card.getByLabel('Security code').fill('737');
    await payButton(till.page).press('Enter');
    await received(till.page);
    return { order };
  },
  async 'stored card'(till) {
    const { page } = till;
    await till.order();
    await typeCard(page, { number: CARDS.paid });
    await page.getByLabel(/Save this card/).press('Space');
    await payButton(page).press('Enter');
    await received(page);
    const order = await till.order();
    await page.getByRole('radio', { name: /1111/ }).press('Space');
    await cardFrame(page).getByLabel('Security code').pressSequentially('737');
    await till.reach('before Pay');
    await payButton(page).press('Enter');
    await received(page);
    return { order };
  },
  /** What was not loaded yet went with the old files. Nothing is charged, and a page that is loaded again takes the payment. */
  async 'a way to pay whose files are gone'(till) {
    const { page, shop } = till;
    const order = await till.order();
    await cardFrame(page).getByLabel('Card number').waitFor();
    await till.reach('before typing');
    await page.getByRole('radio', { name: 'Klarna' }).press('Space');
    await page.getByText('The shop cannot be reached').first().waitFor();
    assert.equal(shop.sandbox.books().length, 0);
    await page.reload();
    await payWith(till, CARDS.paid);
    await received(page);
    return { order, expected: [/404 \(Not Found\) \S+\/parts\//] };
  },
  /**
   * The version before refuses a ledger with a migration that it does not know. Nothing is charged, its console says why, and
   * today's version goes on. Where both have the same migrations, the version before takes the payment.
   */
  async 'after a rollback'(till) {
    const { page, shop } = till;
    const order = await till.order();
    await payWith(till, CARDS.paid);
    const refusal = page.getByText('The shop’s server has a problem').first();
    await Promise.any([refusal.waitFor(), received(page)]);
    if (await refusal.isVisible()) {
      assert.equal(shop.sandbox.books().length, 0);
      assert.match(shop.errors.join(), /Install the version of florin that ran here last, or a later one/);
      await till.reach('after the failure');
    }
    await received(page);
    return { order, expected: [/Internal Server Error/, /404 \(Not Found\) \S+\/attempts\//] };
  },
} satisfies Readonly<Record<string, (till: Till) => Promise<Done>>>;

export type Scenario = keyof typeof SCENARIOS;

export const charges = ({ sandbox }: MixedShop, order: string): number =>
  sandbox.books().filter((entry) => entry.charged && entry.order === order).length;
