import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';

import type { Page } from 'playwright-core';

import { ROOT } from '../house/files.js';
import { until } from './browser.js';
import { CARDS, payButton, typeCard } from './card.js';
import { openShop, type Shop, type Visitor } from './shop.js';

const FAULTS = 'lost-response:0.5,latency:300';

describe('npm start with FLORIN_FAULTS', () => {
  let shop: Shop;
  before(async () => void (shop = await openShop({ FLORIN_FAULTS: FAULTS })));
  after(() => shop?.close());

  const outcomeOf = (page: Page) =>
    page.evaluate(
      () => document.querySelector<HTMLElement & { outcome?: string }>('florin-checkout')?.outcome,
    );

  /** Waits until the page says how it ended, as long as it takes it to find out. */
  async function payAndWait(number: string): Promise<{ visitor: Visitor; outcome: string | undefined }> {
    const visitor = await shop.visit();
    const { page } = visitor;
    page.setDefaultTimeout(90_000);
    await typeCard(page, { number });
    // By key: four forms that load at once move, and a pointer may land beside the button.
    await payButton(page).press('Enter');
    await page.waitForFunction(() => {
      const { outcome } = document.querySelector('florin-checkout') as unknown as { outcome?: string };
      return outcome === 'paid' || outcome === 'refused';
    });
    return { visitor, outcome: await outcomeOf(page) };
  }

  it('says in the terminal and on every page that faults are on', async () => {
    assert.match(shop.output(), /Faults are on.*lost-response:0\.5,latency:300/);
    const { page } = await shop.visit();
    await page.getByText(`Faults are on: ${FAULTS}`).waitFor();
  });

  it('C7-117: whatever gets lost, each page ends with what the shop’s books say', async () => {
    const numbers = [CARDS.paid, CARDS.paid, CARDS.refused, CARDS.paid];
    await Promise.all(
      numbers.map(async (number) => {
        const { visitor, outcome } = await payAndWait(number);
        assert.equal(outcome, number === CARDS.refused ? 'refused' : 'paid');
        const books = `${shop.address}/shop/orders/${visitor.order}`;
        // A connection that was idle for five seconds may be closed as it is used again.
        const isPaid = async () =>
          (await (await visitor.context.request.get(books, { maxRetries: 3 })).json()).status === 'paid';
        // The merchant is told of it in a call of its own.
        if (outcome === 'paid') await until(isPaid, 'the shop’s own book says so');
        else assert.equal(await isPaid(), false);
        await visitor.context.close();
      }),
    );
  });

  it('a word that is no fault stops the start, by name; so does any of them outside the sandbox', async () => {
    const start = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, ['demo/server.mjs'], {
        cwd: ROOT,
        env: { ...process.env, ...env },
      });
    await assert.rejects(start({ FLORIN_FAULTS: 'lost-answer' }), /FLORIN_FAULTS: 'lost-answer' is no fault/);
    const test = {
      FLORIN_ENVIRONMENT: 'test',
      FLORIN_API_KEY: 'key',
      FLORIN_CLIENT_KEY: 'test_KEY',
      FLORIN_MERCHANT_ACCOUNT: 'Shop',
      FLORIN_FAULTS: 'busy',
    };
    await assert.rejects(start(test), /refuses FLORIN_FAULTS, which is for the sandbox alone/);
  });
});
