import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { knownAction, PaymentDetailsResponse, PaymentResponse } from '../../../src/client/checkout/index.js';
import { outcomeOf } from '../../../src/client/outcome.js';
import { leniently } from '../../../src/client/schema/validate.js';
import { aServerSaying, errorOf, stopServers } from '../fixtures.js';
import { amount, paid, pay, reading } from './payment-fixtures.js';

after(stopServers);

const ACTIONS = {
  await: { url: 'https://a.example', paymentData: 'x' },
  bankTransfer: { iban: 'NL00', totalAmount: amount },
  delegatedAuthentication: { token: 'x', authorisationToken: 'y' },
  nativeRedirect: { nativeRedirectData: 'x', data: { a: 'b' } },
  qrCode: { qrCodeData: 'x', expiresAt: '2026-11-21T10:00:00Z' },
  redirect: { url: 'https://a.example', method: 'POST', data: { MD: 'x' } },
  sdk: { sdkData: { token: 'x' } },
  wechatpaySDK: { sdkData: { token: 'x' } },
  threeDS2: { subtype: 'challenge', token: 'x', authorisationToken: 'y', paymentData: 'z' },
  voucher: { reference: '1', surcharge: amount, initialAmount: amount },
};

test('every kind of action is read with the fields of its kind, from both answers', () => {
  for (const [type, fields] of Object.entries(ACTIONS)) {
    const action = { type, paymentMethodType: 'scheme', ...fields };
    for (const schema of [PaymentResponse(), PaymentDetailsResponse()]) {
      const answer = leniently(schema, { resultCode: 'RedirectShopper', action }).value as PaymentResponse;
      assert.deepEqual(answer.action, action);
      assert.deepEqual(knownAction(answer.action ?? assert.fail()), action);
    }
  }
});

test('C2-37: an action of a kind that is not known is still read, and named', async () => {
  const answer = await reading({
    resultCode: 'RedirectShopper',
    action: { type: 'teleport', url: 'https://a.example', beam: 1 },
  });
  assert.deepEqual(answer.action, { type: 'teleport', url: 'https://a.example' });
  assert.equal(knownAction({ type: 'teleport' }), undefined);
  assert.equal(knownAction({ type: '__proto__' }), undefined);
  assert.equal(outcomeOf(answer, { reference: 'order-1', amount }), 'action-required');
});

test('an action that cannot be read makes the answer unreadable, so that no page takes it for an answer without an action', async () => {
  for (const action of [
    {},
    { type: 7 },
    'redirect',
    [],
    { type: 'redirect', url: 7 },
    { type: 'redirect', data: { MD: 1 } },
  ]) {
    const { url } = await aServerSaying(JSON.stringify({ ...paid, action }));
    assert.equal((await errorOf(pay(url))).kind, 'contract');
  }
});
