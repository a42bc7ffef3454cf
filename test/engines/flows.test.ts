import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { CARDS } from '../end-to-end/card.js';
import { engine, openDemo, OUTCOME, PAY, type Demo } from './demo.js';
import { openGate } from './gate.js';
import type { Target } from './visitor.js';

const CARD_FRAME = [{ selector: 'iframe[src*="/frame.html"]' }];
const BANK_FRAME = [{ selector: 'iframe[src*="action-frame"]' }, { selector: 'iframe' }];
const field = (name: string): Target => ({ selector: 'input', name, within: CARD_FRAME });

describe(`a shopper with ${engine} in the demo shop`, () => {
  let demo: Demo;
  before(async () => void (demo = await openDemo()));
  after(() => demo?.close());

  /** Fills in the form of a new order and pays; resolves to the order. */
  async function pay(number: string, address = demo.shop.address): Promise<string> {
    const { shop, shopper } = demo;
    const order = await shop.order();
    await shopper.goTo(`${address}/checkout.html?order=${order}`);
    await shopper.types(field('card number'), number);
    await shopper.types(field('expiry'), '0330');
    await shopper.types(field('security code'), '737');
    await shopper.clicks(PAY);
    return order;
  }

  it('pays with a card and sees that the order is paid', async () => {
    await demo.seesPaid(await pay(CARDS.paid));
  });

  it('answers the bank’s challenge and has paid', async () => {
    const { shopper } = demo;
    const order = await pay(CARDS.challenge);
    await shopper.types({ selector: 'input', name: 'code', within: BANK_FRAME }, '1234');
    await shopper.clicks({ selector: 'button', name: 'submit|confirm|continue', within: BANK_FRAME });
    await demo.seesPaid(order);
  });

  it('is refused, reads what to do, and pays with another card', async () => {
    const { shop, shopper } = demo;
    const order = await pay(CARDS.refused);
    await shopper.sees({ selector: '[part=text]', name: 'another card|your bank' });
    assert.equal(await shopper.reads(OUTCOME), 'refused');
    assert.notEqual(await shop.statusOf(order), 'paid');
    await shopper.types(field('card number'), CARDS.paid);
    await shopper.types(field('security code'), '737');
    await shopper.clicks(PAY);
    await demo.seesPaid(order);
  });

  it('is sent to the bank’s own page, approves there, comes back, and has paid', async () => {
    const { shopper } = demo;
    const order = await pay(CARDS.redirect);
    await shopper.clicks({ selector: 'button', name: 'approve' });
    await demo.seesPaid(order);
    assert.match(String(await shopper.reads('location.href')), /\/return\.html\?order=[^&]+$/);
  });

  it('reloads while paying and sees the true outcome', async () => {
    const { shop, shopper } = demo;
    const gate = await openGate(shop.address);
    const order = await pay(CARDS.paid, gate.address);
    await demo.bookSaysPaid(order);
    assert.notEqual(await shopper.reads(OUTCOME), 'paid');
    await shopper.reload();
    await demo.seesPaid(order);
    gate.close();
  });
});
