import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ACCOUNT, call, pay, paymentRequest, startSandbox } from '../../shop.js';

const stored = {
  shopperReference: 'shopper-1',
  storePaymentMethod: true,
  recurringProcessingModel: 'CardOnFile',
};

test('a stored card is listed for its shopper, pays with or without its code, and can be deleted', async () => {
  const sandbox = await startSandbox();
  const first = await pay(sandbox, 'paid-visa', stored);
  const id = first.body.additionalData['recurring.recurringDetailReference'];
  assert.equal(first.body.additionalData['recurring.shopperReference'], 'shopper-1');
  const methods = (shopperReference: string) =>
    call(sandbox, '/v71/paymentMethods', { merchantAccount: ACCOUNT, shopperReference });
  assert.deepEqual(
    (await methods('shopper-1')).body.storedPaymentMethods.map((one: { id: string; lastFour: string }) => [
      one.id,
      one.lastFour,
    ]),
    [[id, '1111']],
  );
  assert.equal((await methods('shopper-2')).body.storedPaymentMethods, undefined);

  const method = { type: 'scheme', storedPaymentMethodId: id };
  const again = (paymentMethod: Record<string, string>, shopperReference = 'shopper-1') =>
    call(sandbox, '/v71/payments', paymentRequest(paymentMethod, { shopperReference }));
  assert.equal((await again(method)).body.resultCode, 'Authorised');
  assert.equal(
    (await again({ ...method, encryptedSecurityCode: 'test_737' })).body.additionalData.cvcResult,
    '1 Matches',
  );
  assert.equal(
    (await again({ ...method, encryptedSecurityCode: 'test_111' })).body.refusalReason,
    'CVC Declined',
  );
  const foreign = await again(method, 'shopper-2');
  assert.deepEqual([foreign.status, foreign.body.errorCode], [422, '800']);

  const query = `merchantAccount=${ACCOUNT}&shopperReference=`;
  const send = (verb: string, path: string) =>
    sandbox.fetch(`https://checkout.example/v71/storedPaymentMethods${path}`, {
      method: verb,
      headers: { 'x-api-key': 'key' },
    });
  assert.equal((await (await send('GET', `?${query}shopper-1`)).json()).storedPaymentMethods.length, 1);
  assert.equal((await send('DELETE', `/${id}?${query}shopper-2`)).status, 422);
  assert.equal((await send('DELETE', `/${id}?${query}shopper-1`)).status, 204);
  assert.equal((await again(method)).body.errorCode, '800');
});

test('a card is kept once however often it is stored, and not at all when it is refused', async () => {
  const sandbox = await startSandbox();
  const id = async (card: string): Promise<string> =>
    (await pay(sandbox, card, stored)).body.additionalData['recurring.recurringDetailReference'];
  assert.equal(await id('paid-visa'), await id('paid-visa'));
  assert.equal(await id('refused'), undefined);
});

test('Bancontact cards are a method of their own, in Belgium and in euros', async () => {
  const sandbox = await startSandbox();
  const offers = async (request: Record<string, unknown>) =>
    (
      await call(sandbox, '/v71/paymentMethods', { merchantAccount: ACCOUNT, ...request })
    ).body.paymentMethods.filter(({ type }: { type: string }) => type === 'bcmc').length;
  assert.equal(await offers({ countryCode: 'BE' }), 1);
  assert.equal(await offers({ countryCode: 'BE', amount: { value: 1, currency: 'USD' } }), 0);
  assert.equal(await offers({ countryCode: 'BE', blockedPaymentMethods: ['bcmc'] }), 0);
  assert.equal(await offers({ countryCode: 'NL' }), 0);
});

test('gift cards are offered where the request names them: in a line for each brand that it names, else in one', async () => {
  const sandbox = await startSandbox();
  const offers = async (request: Record<string, unknown>) =>
    (
      await call(sandbox, '/v71/paymentMethods', { merchantAccount: ACCOUNT, ...request })
    ).body.paymentMethods.filter(({ type }: { type: string }) => type === 'giftcard');
  const allowed = (...allowedPaymentMethods: string[]) => ({ allowedPaymentMethods });
  assert.deepEqual(await offers({}), []);
  assert.deepEqual(await offers(allowed('scheme', 'givex')), []);
  assert.deepEqual(await offers(allowed('giftcard', 'svs', 'givex')), [
    { type: 'giftcard', name: 'Givex', brand: 'givex' },
    { type: 'giftcard', name: 'SVS', brand: 'svs' },
  ]);
  assert.deepEqual(await offers({ ...allowed('giftcard'), blockedPaymentMethods: ['valuelink'] }), [
    { type: 'giftcard', name: 'Gift card', brands: ['givex', 'svs', 'genericgiftcard'] },
  ]);
  assert.deepEqual(await offers({ ...allowed('giftcard'), blockedPaymentMethods: ['giftcard'] }), []);
});

test('card brands follow country and currency, and the merchant’s own choice', async () => {
  const sandbox = await startSandbox();
  const brands = async (request: Record<string, unknown>) =>
    (await call(sandbox, '/v71/paymentMethods', { merchantAccount: ACCOUNT, ...request })).body
      .paymentMethods[0]?.brands;
  assert.deepEqual(await brands({}), ['visa', 'mc', 'amex', 'maestro']);
  assert.ok((await brands({ countryCode: 'FR' })).includes('cartebancaire'));
  assert.deepEqual(await brands({ amount: { value: 1, currency: 'USD' } }), ['visa', 'mc', 'amex']);
  assert.deepEqual(await brands({ allowedPaymentMethods: ['visa'] }), ['visa']);
  assert.deepEqual(await brands({ blockedPaymentMethods: ['amex'] }), ['visa', 'mc', 'maestro']);
  assert.equal(await brands({ blockedPaymentMethods: ['scheme'] }), undefined);
});
