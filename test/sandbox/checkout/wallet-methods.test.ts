import assert from 'node:assert/strict';
import { test } from 'node:test';

import { WALLET_CARDS } from '../../../src/sandbox/wallets/index.js';
import { simulatedAppleToken, simulatedToken } from '../../../src/sandbox/wallets/simulated-token.js';
import { ACCOUNT, call, paymentRequest, startSandbox } from '../shop.js';

test('Google Pay is offered with what its sheet is told, where the shopper’s country is known', async () => {
  const sandbox = await startSandbox();
  const offered = async (asked: object) => {
    const { body } = await call(sandbox, '/v71/paymentMethods', { merchantAccount: ACCOUNT, ...asked });
    return (body.paymentMethods as { type: string; configuration?: object }[]).find(
      ({ type }) => type === 'googlepay',
    );
  };
  const { configuration } = (await offered({ countryCode: 'NL' })) ?? {};
  assert.deepEqual(Object.keys(configuration ?? {}), ['merchantId', 'gatewayMerchantId', 'merchantName']);
  assert.equal(await offered({}), undefined);
  assert.equal(await offered({ countryCode: 'NL', blockedPaymentMethods: ['googlepay'] }), undefined);
});

test('Apple Pay is taken by the same rule, in base64', async () => {
  const sandbox = await startSandbox();
  const pay = (applePayToken: string) =>
    call(sandbox, '/v71/payments', paymentRequest({ type: 'applepay', applePayToken }));
  const [, , declined] = WALLET_CARDS;
  assert.ok(declined);
  const token = simulatedAppleToken(declined, 'a nonce of one token');
  assert.equal((await pay(token)).body.resultCode, 'Refused');
  assert.equal((await pay(token)).status, 422);
  assert.equal((await pay(btoa('{"version":"EC_v1"}'))).status, 422);
});

test('a simulated token is taken once, and any other never', async () => {
  const sandbox = await startSandbox();
  const pay = (googlePayToken: string) =>
    call(sandbox, '/v71/payments', paymentRequest({ type: 'googlepay', googlePayToken }));
  const [card] = WALLET_CARDS;
  assert.ok(card);
  const token = simulatedToken(card, 'a nonce of one token');
  const { body } = await pay(token);
  assert.equal(body.resultCode, 'Authorised');
  assert.deepEqual(body.paymentMethod, { type: 'googlepay', brand: 'visa' });
  assert.equal((await pay(token)).status, 422);
  for (const wrong of ['{}', 'x', JSON.stringify({ protocolVersion: 'ECv2', signedMessage: card.id })])
    assert.equal((await pay(wrong)).status, 422);
  assert.equal(sandbox.books().length, 1);
});
