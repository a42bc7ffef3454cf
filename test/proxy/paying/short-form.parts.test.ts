import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openAppShop } from '../app-shop.js';
import { EURO, partsOf } from '../gift-shop.js';
import { codeOf, fieldOf, type Reply } from '../shop.js';

const ANCV = { type: 'ancv', fields: { beneficiaryId: '12345678901' } };
const BANK_CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};

/** A shop in France, whose platform reports what shoppers have approved in the app of their holiday vouchers. */
async function openFrenchShop() {
  const settled: string[] = [];
  const shop = await openAppShop({
    amount: EURO(6000),
    order: { countryCode: 'FR' },
    options: { onSettled: (_: string, outcome: string) => void settled.push(outcome) },
  });
  return {
    ...shop,
    settled,
    begin: (key: string, value = 6000): Promise<Reply> =>
      shop.shopper.pay(key, { amount: EURO(value), paymentMethod: ANCV }),
    rest: (key: string, value: number): Promise<Reply> =>
      shop.shopper.pay(key, { amount: EURO(value), paymentMethod: BANK_CARD }),
    held: (): number =>
      shop.sandbox
        .books()
        .filter(({ charged, reversed }) => charged && !reversed)
        .reduce((sum, { amount }) => sum + amount.value, 0),
  };
}

type Shop = Awaited<ReturnType<typeof openFrenchShop>>;

const stands = async ({ shopper }: Shop, key: string) => {
  const { body } = await shopper.attempt(key);
  return [body['outcome'], body['remaining']];
};

describe('holiday vouchers, of which the shopper chooses in an app how many to spend', () => {
  it('pay the whole order where the shopper approves all of it', async () => {
    const shop = await openFrenchShop();
    const begun = await shop.begin('k1');
    assert.deepEqual([begun.body['outcome'], shop.held()], ['action-required', 0]);
    await shop.answer(begun, 'approve');
    await shop.report();
    assert.deepEqual(await stands(shop, 'k1'), ['paid', undefined]);
    assert.deepEqual([shop.held(), shop.settled], [6000, ['paid']]);
  });

  it('pay a part where the shopper approves less, and a card pays the rest', async () => {
    const shop = await openFrenchShop();
    await shop.answer(await shop.begin('k1'), 'part');
    await shop.report();
    assert.deepEqual(await stands(shop, 'k1'), ['action-required', EURO(3000)]);
    const shown = await shop.shopper.methods();
    const part = { amount: EURO(3000), brand: 'ancv', isRemovable: true };
    assert.deepEqual([shown.body['amount'], partsOf(shown)], [EURO(3000), { paid: [part] }]);
    assert.equal(codeOf(await shop.rest('k2', 6000)), 'amount-changed');
    assert.equal((await shop.rest('k3', 3000)).body['outcome'], 'paid');
    assert.equal(shop.held(), 6000);
    assert.equal(shop.settled.filter((outcome) => outcome === 'paid').length, 1);
  });

  it('count once, however often the platform reports them', async () => {
    const shop = await openFrenchShop();
    await shop.answer(await shop.begin('k1'), 'part');
    await shop.report();
    await shop.report();
    assert.deepEqual((await shop.shopper.methods()).body['amount'], EURO(3000));
  });

  it('pay what another voucher has left, and are given back together', async () => {
    const shop = await openFrenchShop();
    await shop.answer(await shop.begin('k1'), 'part');
    await shop.report();
    await shop.answer(await shop.begin('k2', 3000), 'part');
    await shop.report();
    assert.deepEqual(await stands(shop, 'k2'), ['action-required', EURO(1500)]);
    const removed = await shop.shopper.post('/parts/remove', { order: 'ORDER-1' });
    assert.deepEqual([removed.status, removed.body['amount'], shop.held()], [200, EURO(6000), 0]);
  });

  it('leave the whole order to a card where the shopper declines', async () => {
    const shop = await openFrenchShop();
    await shop.answer(await shop.begin('k1'), 'decline');
    await shop.report();
    assert.deepEqual(await stands(shop, 'k1'), ['refused', undefined]);
    assert.equal((await shop.rest('k2', 6000)).body['outcome'], 'paid');
    assert.equal(shop.held(), 6000);
  });

  it('take a number of eleven digits or an email address, and keep it out of every answer', async () => {
    const shop = await openFrenchShop();
    for (const beneficiaryId of ['1234567890', '4111111111111111', '4111111111111111@shop.example', 'ana']) {
      const refused = await shop.shopper.pay('k1', {
        amount: EURO(6000),
        paymentMethod: { type: 'ancv', fields: { beneficiaryId } },
      });
      assert.deepEqual(
        [codeOf(refused), fieldOf(refused)],
        ['invalid-request', 'paymentMethod.fields.beneficiaryId'],
      );
    }
    await shop.begin('k2');
    const [, request] = shop.sent().filter((body) => 'reference' in body);
    assert.deepEqual(request?.['paymentMethod'], { type: 'ancv', beneficiaryId: '12345678901' });
    assert.doesNotMatch(JSON.stringify(await shop.shopper.attempt('k2')) + shop.told(), /12345678901/);
  });
});
