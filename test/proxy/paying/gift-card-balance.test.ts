import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { answer } from '../fake-platform.js';
import { EURO, openGiftShop } from '../gift-shop.js';
import { arrive, codeOf, envelope, EUR, fieldOf, openShop } from '../shop.js';

describe('what is left on a gift card', () => {
  it('is told with what the card pays of the order, and what is left to pay then', async () => {
    const { balance, sandbox } = await openGiftShop();
    const { status, body } = await balance('gift-50');
    assert.equal(status, 200);
    assert.deepEqual(body, {
      result: 'usable',
      balance: EURO(5000),
      pays: EURO(5000),
      remaining: EURO(1000),
    });
    assert.deepEqual((await balance('gift-limited')).body['pays'], EURO(2500));
    assert.equal(sandbox.books().length, 0);
  });

  it('has a word of its own for each card that pays nothing', async () => {
    const { balance } = await openGiftShop();
    const said = async (id: string, pin?: string) => (await balance(id, pin)).body;
    assert.deepEqual(await said('gift-empty'), { result: 'empty' });
    assert.deepEqual(await said('gift-expired'), { result: 'expired' });
    assert.deepEqual(await said('gift-dollars'), { result: 'other-currency' });
    assert.deepEqual((await said('gift-no-pin'))['pays'], EURO(3000));
  });

  it('does not tell a wrong PIN from a number that is no gift card’s', async () => {
    const { balance } = await openGiftShop();
    const wrongPin = await balance('gift-50', '000');
    assert.deepEqual(wrongPin.body, { result: 'not-found' });
    assert.deepEqual((await balance('6036280000000000099', '123')).body, wrongPin.body);
    assert.deepEqual((await balance('gift-expired', '000')).body, wrongPin.body);
  });

  it('is a guess that counts as a payment does: of its order, its session, its address and the merchant', async () => {
    const ask = (shopper: Awaited<ReturnType<typeof arrive>>, order = 'ORDER-1') =>
      shopper.post('/giftCards/balance', {
        order,
        paymentMethod: { brand: 'givex', encryptedCardNumber: envelope(), encryptedSecurityCode: envelope() },
      });
    const limits = { session: 2, address: 100, order: 100, refusals: 100, addressRefusals: 100 };
    const bySession = await arrive(openShop({ limits }).proxy);
    await ask(bySession);
    await ask(bySession);
    assert.equal(codeOf(await ask(bySession)), 'rate-limited');
    const byOrder = openShop({ limits: { ...limits, session: 100, order: 1 } });
    await ask(await arrive(byOrder.proxy));
    assert.equal(codeOf(await ask(await arrive(byOrder.proxy))), 'rate-limited');

    let isPerson = false;
    const refusing = openShop({
      limits: { ...limits, session: 100, refusals: 3 },
      requireProof: () => isPerson,
    });
    refusing.platform.balance = ({ body }) =>
      answer(200, {
        resultCode: 'Failed',
        pspReference: 'PSP1',
        balance: { ...Object(body['amount']), value: 0 },
      });
    const guesser = await arrive(refusing.proxy);
    for (let count = 0; count < 3; count++) assert.equal((await ask(guesser)).body['result'], 'not-found');
    const stopped = await ask(guesser);
    assert.deepEqual([codeOf(stopped), fieldOf(stopped)], ['rate-limited', 'proof']);
    isPerson = true;
    assert.equal((await ask(guesser)).body['result'], 'not-found');
  });

  it('C1-18: leaves its envelopes to a payment of the same session and order alone', async () => {
    const { proxy } = openShop();
    const [shopper, other] = [await arrive(proxy), await arrive(proxy)];
    const sealed = { brand: 'givex', encryptedCardNumber: envelope(), encryptedSecurityCode: envelope() };
    const ask = (who = shopper, order = 'ORDER-1') =>
      who.post('/giftCards/balance', { order, paymentMethod: sealed });
    const payment = { amount: EUR(500), paymentMethod: { type: 'giftcard', ...sealed } };
    assert.equal((await ask()).body['result'], 'usable');
    assert.equal((await ask()).body['result'], 'usable');
    for (const reply of [
      await ask(other),
      await ask(shopper, 'ORDER-2'),
      await other.pay('other-1', { ...payment, order: 'ORDER-2' }),
      await shopper.pay('own-2', { ...payment, order: 'ORDER-2' }),
    ])
      assert.deepEqual([codeOf(reply), fieldOf(reply)], ['invalid-request', 'paymentMethod']);
    assert.equal((await shopper.pay('own-1', payment)).body['outcome'], 'action-required');
    assert.equal(codeOf(await ask()), 'invalid-request');
    assert.equal(codeOf(await shopper.pay('own-3', payment)), 'invalid-request');
  });

  it('is not asked for without a number, nor of an order that is paid or may not be paid so', async () => {
    const { shopper, balance, rest } = await openGiftShop();
    const bare = { order: 'ORDER-1', paymentMethod: { brand: 'givex' } };
    assert.equal(
      fieldOf(await shopper.post('/giftCards/balance', bare)),
      'paymentMethod.encryptedCardNumber',
    );
    await rest('key-1', 6000);
    assert.equal(codeOf(await balance('gift-50')), 'order-paid');
    const blocked = await openGiftShop({ order: { blockedPaymentMethods: ['giftcard'] } });
    assert.equal(fieldOf(await blocked.balance('gift-50')), 'order');
  });
});
