// BROWSER=firefox or webkit. `npm run test:engines` runs it after the engine's element tests.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { CARDS } from '../end-to-end/card.js';
import { openShopServer, type ShopServer } from '../end-to-end/shop-server.js';
import { impatient, type Driver } from './driver.js';
import { openFirefox } from './firefox.js';
import { openGate } from './gate.js';
import { until } from './until.js';
import { Visitor, type Target } from './visitor.js';
import { openWebKit } from './webkit.js';

const ENGINES: Readonly<Record<string, () => Promise<Driver>>> = { firefox: openFirefox, webkit: openWebKit };
const engine = process.env.BROWSER ?? '';
const open = ENGINES[engine];
if (!open) throw new Error(`BROWSER is ${engine}; it can be ${Object.keys(ENGINES).join(' or ')}.`);

const CARD_FRAME = [{ selector: 'iframe[src*="/frame.html"]' }];
const BANK_FRAME = [{ selector: 'iframe[src*="action-frame"]' }, { selector: 'iframe' }];
const field = (name: string): Target => ({ selector: 'input', name, within: CARD_FRAME });
const PAY: Target = { selector: 'button:enabled', name: '^\\s*Pay ' };
const RECEIVED: Target = { selector: 'h1, h2, h3', name: 'payment received' };
const OUTCOME = 'document.querySelector("florin-checkout, florin-payment-result").outcome';

describe(`a shopper with ${engine} in the demo shop`, () => {
  let shop: ShopServer;
  let driver: Driver;
  let shopper: Visitor;
  before(async () => {
    shop = await openShopServer();
    driver = impatient(await open());
    shopper = new Visitor(driver);
  });
  after(async () => {
    await driver?.close();
    await shop?.close();
  });

  /** Fills in the form of a new order and pays; resolves to the order. */
  async function pay(number: string, address = shop.address): Promise<string> {
    const order = await shop.order();
    await shopper.goTo(`${address}/checkout.html?order=${order}`);
    await shopper.types(field('card number'), number);
    await shopper.types(field('expiry'), '0330');
    await shopper.types(field('security code'), '737');
    await shopper.clicks(PAY);
    return order;
  }

  const bookSaysPaid = (order: string) =>
    until(async () => (await shop.statusOf(order)) === 'paid' || undefined, "the shop's book says paid");

  async function seesPaid(order: string): Promise<void> {
    await shopper.sees(RECEIVED);
    assert.equal(await shopper.reads(OUTCOME), 'paid');
    await bookSaysPaid(order);
  }

  it('pays with a card and sees that the order is paid', async () => {
    await seesPaid(await pay(CARDS.paid));
  });

  it('answers the bank’s challenge and has paid', async () => {
    const order = await pay(CARDS.challenge);
    await shopper.types({ selector: 'input', name: 'code', within: BANK_FRAME }, '1234');
    await shopper.clicks({ selector: 'button', name: 'submit|confirm|continue', within: BANK_FRAME });
    await seesPaid(order);
  });

  it('is refused, reads what to do, and pays with another card', async () => {
    const order = await pay(CARDS.refused);
    await shopper.sees({ selector: '[part=text]', name: 'another card|your bank' });
    assert.equal(await shopper.reads(OUTCOME), 'refused');
    assert.notEqual(await shop.statusOf(order), 'paid');
    await shopper.types(field('card number'), CARDS.paid);
    await shopper.types(field('security code'), '737');
    await shopper.clicks(PAY);
    await seesPaid(order);
  });

  it('is sent to the bank’s own page, approves there, comes back, and has paid', async () => {
    const order = await pay(CARDS.redirect);
    await shopper.clicks({ selector: 'button', name: 'approve' });
    await seesPaid(order);
    assert.match(String(await shopper.reads('location.href')), /\/return\.html\?order=[^&]+$/);
  });

  it('reloads while paying and sees the true outcome', async () => {
    const gate = await openGate(shop.address);
    const order = await pay(CARDS.paid, gate.address);
    await bookSaysPaid(order);
    assert.notEqual(await shopper.reads(OUTCOME), 'paid');
    await shopper.reload();
    await seesPaid(order);
    gate.close();
  });
});
