import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openAppShop } from '../app-shop.js';
import { cardOf } from '../donating/donor.js';
import { EUR } from '../shop.js';

const amount = EUR(1999);
const CARD = cardOf('plain');

/** A shop whose shopper Anna has stored a card by paying. */
async function openStoring(order: object = {}) {
  const identify = () => ({ audience: 'shopper', shopperReference: 'anna-1' });
  const shop = await openAppShop({ amount, order, options: { identify } });
  const paid = await shop.shopper.pay('k1', { paymentMethod: CARD, amount, storePaymentMethod: true });
  assert.equal(paid.body['outcome'], 'paid');
  return shop;
}

describe('what an order says a card is stored for', () => {
  it('counts before what the page says', async () => {
    const shop = await openStoring({ recurringProcessingModel: 'Subscription' });
    const [first] = shop.sent().filter((body) => 'paymentMethod' in body);
    assert.equal(first!['recurringProcessingModel'], 'Subscription');
    assert.equal(first!['shopperInteraction'], 'Ecommerce');
  });

  it('is one-click payment where neither says more, and nothing of a card that is not stored', async () => {
    const shop = await openStoring();
    const [first] = shop.sent().filter((body) => 'paymentMethod' in body);
    assert.equal(first!['recurringProcessingModel'], 'CardOnFile');
    const order = await openAppShop({ amount, order: { recurringProcessingModel: 'Subscription' } });
    await order.pay('k1', CARD);
    assert.equal(order.sent().at(-1)!['recurringProcessingModel'], undefined);
  });

  it('is checked, and a purpose that is none stops the payment', async () => {
    const shop = await openAppShop({ amount, order: { recurringProcessingModel: 'Forever' } });
    const { status } = await shop.shopper.methods();
    assert.equal(status, 500);
    assert.match(shop.told(), /resolveOrder\.recurringProcessingModel/);
  });
});
