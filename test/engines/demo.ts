import assert from 'node:assert/strict';

import { openShopServer, type ShopServer } from '../end-to-end/shop-server.js';
import { impatient, type Driver } from './driver.js';
import { openFirefox } from './firefox.js';
import { until } from './until.js';
import { Visitor, type Target } from './visitor.js';
import { openWebKit } from './webkit.js';

const ENGINES: Readonly<Record<string, () => Promise<Driver>>> = { firefox: openFirefox, webkit: openWebKit };

/** The engine that BROWSER names. `npm run test:engines` runs what asks for it after the engine's element tests. */
export const engine = process.env.BROWSER ?? '';
const open = ENGINES[engine];
if (!open) throw new Error(`BROWSER is ${engine}; it can be ${Object.keys(ENGINES).join(' or ')}.`);

export const PAY: Target = { selector: 'button:enabled', name: '^\\s*Pay ' };
export const OUTCOME = 'document.querySelector("florin-checkout, florin-payment-result").outcome';
const RECEIVED: Target = { selector: 'h1, h2, h3', name: 'payment received' };

/** The demo shop, and a shopper in the engine. */
export interface Demo {
  readonly shop: ShopServer;
  readonly shopper: Visitor;
  /** Waits until the shop's own book says that the order is paid. */
  bookSaysPaid(order: string): Promise<unknown>;
  /** Waits until the shopper reads that the payment is received, and checks that it is true. */
  seesPaid(order: string): Promise<void>;
  close(): Promise<void>;
}

export async function openDemo(): Promise<Demo> {
  const shop = await openShopServer();
  const driver = impatient(await open!());
  const shopper = new Visitor(driver);
  const bookSaysPaid = (order: string) =>
    until(async () => (await shop.statusOf(order)) === 'paid' || undefined, "the shop's book says paid");
  return {
    shop,
    shopper,
    bookSaysPaid,
    async seesPaid(order) {
      await shopper.sees(RECEIVED);
      assert.equal(await shopper.reads(OUTCOME), 'paid');
      await bookSaysPaid(order);
    },
    async close() {
      await driver.close();
      await shop.close();
    },
  };
}
