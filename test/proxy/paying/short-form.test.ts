import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { BLIK, openAppShop } from '../app-shop.js';
import { codeOf, fieldOf } from '../shop.js';

describe('a method with a few fields', () => {
  it('takes its own fields alone, each as it is sent', async () => {
    const shop = await openAppShop();
    const wrong: readonly [paymentMethod: object, field: string][] = [
      [{ type: 'blik' }, 'paymentMethod.fields.blikCode'],
      [{ type: 'blik', fields: { blikCode: '12345' } }, 'paymentMethod.fields.blikCode'],
      [{ type: 'blik', fields: { blikCode: '123 456' } }, 'paymentMethod.fields.blikCode'],
      [
        { type: 'blik', fields: { blikCode: '123456', telephoneNumber: '+351912345678' } },
        'paymentMethod.fields.telephoneNumber',
      ],
      [{ type: 'ideal', fields: { blikCode: '123456' } }, 'paymentMethod.fields'],
      [{ type: 'scheme', fields: { blikCode: '123456' } }, 'paymentMethod.fields'],
      [{ ...BLIK, brand: 'visa' }, 'paymentMethod.brand'],
      [{ ...BLIK, storedPaymentMethodId: 'id' }, 'paymentMethod.storedPaymentMethodId'],
    ];
    for (const [at, [paymentMethod, field]] of wrong.entries()) {
      const refused = await shop.pay(`k${at}`, paymentMethod);
      assert.deepEqual([codeOf(refused), fieldOf(refused)], ['invalid-request', field]);
    }
    assert.equal(codeOf(await shop.pay('k', { type: 'blik', fields: { other: '1' } })), 'invalid-request');
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('C5-103: a page that swaps the method under a key pays nothing else by it', async () => {
    const shop = await openAppShop();
    await shop.pay('k1');
    for (const swapped of [{ type: 'ideal' }, { type: 'klarna' }])
      assert.equal(codeOf(await shop.pay('k1', swapped)), 'key-reused');
    // The same method again is the same attempt, whatever code a page has typed by now.
    const again = await shop.pay('k1', { type: 'blik', fields: { blikCode: '654321' } });
    assert.equal(again.body['outcome'], 'action-required');
    assert.equal(shop.sandbox.books().length, 1);
  });

  it('says who pays in the method and beside it, each in one form', async () => {
    const shop = await openAppShop();
    const fields = { telephoneNumber: '+351912345678', shopperEmail: 'ana@shop.example' };
    const begun = await shop.pay('k1', { type: 'mbway', fields });
    assert.equal((begun.body['action'] as { name?: string }).name, 'MB WAY');
    for (const [name, value] of [
      ['telephoneNumber', '912 345 678'],
      ['telephoneNumber', '4111111111111111'],
      ['shopperEmail', 'ana'],
      ['shopperEmail', '4111111111111111@shop.example'],
    ] as const) {
      const refused = await shop.pay('k2', { type: 'mbway', fields: { ...fields, [name]: value } });
      assert.deepEqual(
        [codeOf(refused), fieldOf(refused)],
        ['invalid-request', `paymentMethod.fields.${name}`],
      );
    }
    const told = JSON.stringify([begun, await shop.shopper.attempt('k1')]) + shop.told();
    assert.doesNotMatch(told, /912345678|ana@/);
  });

  it('takes a UPI ID where the merchant’s server allows it by name, and nowhere else', async () => {
    const amount = { value: 1999, currency: 'INR' };
    const order = { countryCode: 'IN' };
    const paymentMethod = { type: 'upi_collect', fields: { virtualPaymentAddress: '9198765432@okbank' } };
    const typesOf = async (shop: Awaited<ReturnType<typeof openAppShop>>) =>
      ((await shop.shopper.methods()).body['methods'] as { type: string }[]).map(({ type }) => type);

    const usual = await openAppShop({ amount, order });
    assert.ok(!(await typesOf(usual)).some((type) => ['upi_collect', 'payu_IN_upi'].includes(type)));
    assert.equal(fieldOf(await usual.pay('k1', paymentMethod)), 'paymentMethod.type');

    const shop = await openAppShop({
      amount,
      order: { ...order, allowedPaymentMethods: ['upi_collect'] },
    });
    assert.deepEqual(await typesOf(shop), ['upi_collect']);
    for (const wrong of ['asha', 'asha@', 'asha@ok bank', '4111111111111111@okbank']) {
      const refused = await shop.pay('k1', {
        ...paymentMethod,
        fields: { virtualPaymentAddress: wrong },
      });
      assert.equal(fieldOf(refused), 'paymentMethod.fields.virtualPaymentAddress');
    }
    const begun = await shop.pay('k2', paymentMethod);
    assert.equal(begun.body['outcome'], 'action-required');
    assert.doesNotMatch(JSON.stringify(begun) + shop.told(), /9198765432/);
  });

  it('leaves nothing that was typed in a log, an event or an answer', async () => {
    const shop = await openAppShop();
    const code = '918273';
    const paid = await shop.pay('k1', { type: 'blik', fields: { blikCode: code } });
    const refused = await shop.pay('k2', { type: 'blik', fields: { blikCode: `${code}4` } });
    const seen = await shop.shopper.attempt('k1');
    assert.doesNotMatch(JSON.stringify([paid, refused, seen]) + shop.told(), new RegExp(code));
  });
});
