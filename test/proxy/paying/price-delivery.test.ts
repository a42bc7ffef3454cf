import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { ADDRESS, AREA, CONTACT, openDeliveryShop, PLN, priced } from '../delivery-shop.js';
import { codeOf, fieldOf } from '../shop.js';

/** Types of methods whose sheets ask where the order goes. */
async function asking({ shopper }: Awaited<ReturnType<typeof openDeliveryShop>>): Promise<string[]> {
  const { body } = await shopper.methods();
  const listed = body['methods'] as { type: string; configuration?: { asks?: string } }[];
  return listed.filter(({ configuration }) => configuration?.asks === 'address').map(({ type }) => type);
}

describe('the price of an order that is delivered', () => {
  it('is the merchant’s, for the address and the option that the shopper chose', async () => {
    const shop = await openDeliveryShop();
    const first = await shop.price({ address: AREA });
    assert.deepEqual(first.body, {
      amount: PLN(2300),
      option: 'post',
      options: [
        { id: 'post', label: 'Post', detail: 'In 3 days', amount: PLN(300) },
        { id: 'courier', label: 'Courier', amount: PLN(600) },
      ],
    });
    const other = await shop.price({ address: { country: 'DE' }, option: 'courier' });
    assert.deepEqual([other.body['amount'], other.body['option']], [PLN(3800), 'courier']);
    assert.deepEqual(shop.asked.slice(-2), [
      { address: AREA },
      { address: { country: 'DE' }, option: 'courier' },
    ]);
  });

  it('says so where the shop does not deliver to the address', async () => {
    const shop = await openDeliveryShop();
    const { status, body } = await shop.price({ address: { country: 'NO' } });
    assert.deepEqual([status, body['options'], body['option']], [200, [], undefined]);
  });

  it('is known for the first option where the chosen one is not offered at the new address', async () => {
    const shop = await openDeliveryShop();
    const { body } = await shop.price({ address: AREA, option: 'drone' });
    assert.deepEqual([body['amount'], body['option']], [PLN(2300), 'post']);
  });

  it('is asked for by sheets of those orders alone that have shipping options', async () => {
    const shop = await openDeliveryShop();
    assert.deepEqual(await asking(shop), ['applepay', 'googlepay']);
    const plain = await openDeliveryShop(() => ({}));
    assert.deepEqual(await asking(plain), []);
    const refused = await plain.price({ address: AREA });
    assert.deepEqual([codeOf(refused), fieldOf(refused)], ['invalid-request', 'delivery']);
  });

  it('takes an area: who lives there, and where in it, is not said before the shopper pays', async () => {
    const shop = await openDeliveryShop();
    for (const delivery of [{ address: ADDRESS }, { address: AREA, contact: CONTACT }])
      assert.equal(codeOf(await shop.price(delivery)), 'invalid-request');
    for (const [address, field] of [
      [{ ...AREA, country: 'XX' }, 'delivery.address.country'],
      [{ ...AREA, city: '4111 1111 1111 1111' }, 'delivery.address.city'],
      [{ city: 'Kraków' }, 'delivery.address.country'],
    ] as const) {
      const refused = await shop.price({ address });
      assert.deepEqual([codeOf(refused), fieldOf(refused)], ['invalid-request', field]);
    }
  });

  it('C8-119: shipping options that are not right end the request with their name', async () => {
    const [option] = priced(undefined).shippingOptions ?? [];
    for (const [shippingOptions, field] of [
      [[{ ...option, label: '' }], 'resolveOrder.shippingOptions.0.label'],
      [[option, option], 'resolveOrder.shippingOptions'],
      [[{ ...option, amount: { value: 1, currency: 'EUR' } }], 'resolveOrder.shippingOptions'],
    ] as const) {
      const shop = await openDeliveryShop(() => ({ shippingOptions }));
      assert.equal(codeOf(await shop.price({ address: AREA })), 'internal');
      assert.ok(shop.told().includes(field), field);
    }
  });

  it('is asked for no more once the order is paid', async () => {
    const shop = await openDeliveryShop();
    await shop.payFor('k1', { address: ADDRESS, option: 'post' });
    assert.equal(codeOf(await shop.price({ address: AREA })), 'order-paid');
  });
});
