import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { ADDRESS, AREA, CONTACT, DELIVERY, googlePay, openDeliveryShop } from '../delivery-shop.js';
import { card, codeOf, fieldOf, type Reply } from '../shop.js';

let tries = 0;
const refusal = (reply: Reply) => [codeOf(reply), fieldOf(reply)];

describe('a payment of an order that is delivered', () => {
  it('sends the platform where it goes and who pays, and tells the merchant', async () => {
    const shop = await openDeliveryShop();
    const paid = await shop.payFor('k1', DELIVERY);
    assert.equal(paid.body['outcome'], 'paid');
    const [sent] = shop.payments();
    assert.deepEqual(sent?.['amount'], { value: 2300, currency: 'PLN' });
    assert.deepEqual(sent?.['deliveryAddress'], {
      ...ADDRESS,
      houseNumberOrName: 'ZZ',
      firstName: 'Maria',
      lastName: 'Canary-Kowalska',
    });
    assert.deepEqual(sent?.['shopperName'], { firstName: 'Maria', lastName: 'Canary-Kowalska' });
    assert.deepEqual(
      [sent?.['shopperEmail'], sent?.['telephoneNumber']],
      ['canary@example.com', '+48600100200'],
    );
    assert.deepEqual(shop.asked.at(-1), {
      ...DELIVERY,
      contact: { ...CONTACT, telephoneNumber: '+48600100200' },
    });
  });

  it('names the person who receives it, where that is another, and a state by its code', async () => {
    const shop = await openDeliveryShop();
    const address = {
      country: 'US',
      stateOrProvince: 'California',
      street: '1 Main St',
      firstName: 'Grace',
      lastName: 'H',
    };
    await shop.payFor('k1', { ...DELIVERY, address }, 2900);
    assert.deepEqual(shop.payments()[0]?.['deliveryAddress'], {
      ...address,
      stateOrProvince: 'CA',
      houseNumberOrName: 'ZZ',
      city: 'N/A',
      postalCode: 'N/A',
    });
  });

  it('C9-134: is charged what the merchant asks for it, whatever the page says that delivery costs', async () => {
    const shop = await openDeliveryShop();
    for (const [delivery, value, expected] of [
      [DELIVERY, 2000, ['amount-changed', 'amount']],
      [{ ...DELIVERY, option: 'courier' }, 2300, ['amount-changed', 'amount']],
      [{ ...DELIVERY, option: 'free' }, 2300, ['amount-changed', 'delivery.option']],
      // The price of a near address, and a far one in the payment.
      [{ ...DELIVERY, address: { ...ADDRESS, country: 'DE' } }, 2300, ['amount-changed', 'amount']],
      [{ ...DELIVERY, amount: { value: 0, currency: 'PLN' } }, 2000, ['invalid-request', 'delivery.amount']],
      [undefined, 2000, ['invalid-request', 'delivery']],
    ] as const) {
      const refused = await shop.payFor(`k${tries++}`, delivery, value);
      assert.deepEqual(refusal(refused), expected);
    }
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('C9-134: an order that asks for no address takes none, nor a name, from a page', async () => {
    const shop = await openDeliveryShop(() => ({}));
    assert.deepEqual(refusal(await shop.payFor('k1', DELIVERY, 2000)), ['invalid-request', 'delivery']);
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('C9-134: nothing but a wallet says where an order goes, and nothing else pays it', async () => {
    const shop = await openDeliveryShop();
    for (const method of [card(), { type: 'ideal' }]) {
      const refused = await shop.payFor(`k-${method.type}`, DELIVERY, 2300, method);
      assert.deepEqual(refusal(refused), ['invalid-request', 'delivery']);
      const without = await shop.payFor(`n-${method.type}`, undefined, 2000, method);
      assert.deepEqual(refusal(without), ['invalid-request', 'delivery']);
    }
  });

  it('is refused by the name of what is not right', async () => {
    const shop = await openDeliveryShop();
    for (const [delivery, field] of [
      [{ ...DELIVERY, address: AREA }, 'delivery.address.street'],
      [{ ...DELIVERY, address: { ...ADDRESS, country: 'NO' } }, 'delivery.address'],
      [{ ...DELIVERY, address: { ...ADDRESS, street: '4111 1111 1111 1111' } }, 'delivery.address.street'],
      [{ ...DELIVERY, contact: { shopperEmail: 'no-address' } }, 'delivery.contact.shopperEmail'],
      [{ ...DELIVERY, contact: { telephoneNumber: '4111111111111111' } }, 'delivery.contact.telephoneNumber'],
      [{ ...DELIVERY, contact: { lastName: '4111111111111111' } }, 'delivery.contact.lastName'],
    ] as const) {
      const refused = await shop.payFor(`k${tries++}`, delivery);
      assert.deepEqual(refusal(refused), ['invalid-request', field]);
    }
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('takes an address with many short numbers', async () => {
    const shop = await openDeliveryShop();
    const address = { ...ADDRESS, street: '12345 67th Ave N, Apt 1234, Bldg 12' };
    assert.equal((await shop.payFor('k1', { ...DELIVERY, address })).body['outcome'], 'paid');
  });

  it('is one payment: a copy replays it, and one with another address is no copy', async () => {
    const shop = await openDeliveryShop();
    const method = googlePay();
    const paid = await shop.payFor('k1', DELIVERY, 2300, method);
    const again = await shop.payFor('k1', DELIVERY, 2300, method);
    assert.deepEqual(again.body, paid.body);
    const elsewhere = { ...DELIVERY, address: { ...ADDRESS, street: 'Długa 1' } };
    assert.equal(codeOf(await shop.payFor('k1', elsewhere, 2300, method)), 'key-reused');
    assert.equal(codeOf(await shop.payFor('k2', elsewhere)), 'order-paid');
    assert.equal(shop.charged(), 1);
  });

  it('C9-135: leaves nothing of the person in the ledger, the log, an event or an answer', async () => {
    const shop = await openDeliveryShop();
    await shop.price({ address: AREA, option: 'post' });
    const paid = await shop.payFor('k1', DELIVERY);
    const refused = await shop.payFor('k2', {
      ...DELIVERY,
      contact: { lastName: 'Canary 4111111111111111' },
    });
    const seen = [paid, refused, await shop.shopper.attempt('k1'), await shop.shopper.methods()];
    assert.doesNotMatch(
      JSON.stringify(seen.map(({ body }) => body)) + shop.told() + shop.kept.join(),
      /Canary|Maria|Grodzka|Kraków|31-007|canary@|600100200|600 100/i,
    );
  });
});
