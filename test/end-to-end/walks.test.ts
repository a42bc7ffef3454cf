import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { after, before, describe, it } from 'node:test';

import type { Page } from 'playwright-core';

import { ROOT } from '../house/files.js';
import { newShopper } from './browser.js';
import { CARDS, pay, received } from './card.js';
import { openShop, type OwnShop } from './shop.js';
import { walkCatalogue } from './walks/catalogue.js';
import { walkCheckout } from './walks/checkout.js';
import { walkPaymentOperations } from './walks/payment-operations.js';
import { RECORDER } from './walks/recorder.js';
import type { Walk } from './walks/walk.js';

/** Holds a walk to its transcript; `FLORIN_WALKS=write` writes it anew. */
function hold(name: string, walk: Walk): void {
  const path = join(ROOT, 'test/end-to-end/walks', `${name}.txt`);
  if (env['FLORIN_WALKS'] === 'write') writeFileSync(path, walk.transcript());
  assert.equal(walk.transcript(), readFileSync(path, 'utf8'));
}

describe('what is heard of a page, by keyboard alone', () => {
  let shop: OwnShop;
  before(async () => void (shop = await openShop()));
  after(() => shop?.close());

  /** A page whose heading has the focus, with all that it says noted. */
  async function open(path: string): Promise<Page> {
    const { context, page } = await newShopper(shop.browser);
    await context.addInitScript(RECORDER);
    await page.goto(`${shop.address}${path}#main`);
    return page;
  }

  it('in the checkout: a method by arrows, an empty form, a refusal, and a payment', async () => {
    hold('checkout', await walkCheckout(await open(`/checkout.html?order=${await shop.order()}`)));
  });

  it('in the catalogue: search, sort, filter, the cart, and more listings', async () => {
    hold('catalogue', await walkCatalogue(await open('/')));
  });

  it('in the back office: a payment that is found, opened, captured, and refunded', async () => {
    const { page: shopper, order, context } = await shop.visit();
    await pay(shopper, CARDS.paid);
    await received(shopper);
    await context.close();
    hold('payment-operations', await walkPaymentOperations(await open('/office/payments.html'), order));
  });
});
