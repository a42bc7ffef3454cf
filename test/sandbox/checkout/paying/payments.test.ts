import assert from 'node:assert/strict';
import { test } from 'node:test';

import { call, pay, paymentRequest, plainCard, startSandbox } from '../../shop.js';

for (const [what, changes, status, code] of [
  ['fails Luhn', { encryptedCardNumber: 'test_4111111111111112' }, 422, '101'],
  ['is too short', { encryptedCardNumber: 'test_411111111111116' }, 422, '101'],
  ['is of no known brand', { encryptedCardNumber: 'test_9999999999999995' }, 422, '102'],
  ['is missing', { encryptedCardNumber: undefined }, 422, '101'],
  ['has a security code of two digits', { encryptedSecurityCode: 'test_73' }, 422, '103'],
  ['has expired', { encryptedExpiryYear: 'test_2020' }, 422, '129'],
  ['has a thirteenth month', { encryptedExpiryMonth: 'test_13' }, 422, '129'],
  ['has a year of two digits', { encryptedExpiryYear: 'test_30' }, 422, '129'],
  ['comes in clear', { number: '4111111111111111' }, 403, '010'],
  ['brings an unknown field', { colour: 'blue' }, 400, '702'],
  ['is of a method that the account has not', { type: 'cashapp' }, 500, '905'],
] as const)
  test(`a card that ${what} is refused with ${status} ${code}, and nothing is executed`, async () => {
    const sandbox = await startSandbox();
    const { body, status: given } = await call(
      sandbox,
      '/v71/payments',
      paymentRequest(plainCard('paid-visa', changes)),
    );
    assert.deepEqual([given, body.status, body.errorCode], [status, status, code]);
    assert.equal(typeof body.message, 'string');
    assert.deepEqual(sandbox.books(), []);
  });

for (const [id, chosen, charged] of [
  ['paid-visa-cb', undefined, 'visa'],
  ['paid-visa-cb', 'visa', 'visa'],
  ['paid-visa-cb', 'cartebancaire', 'cartebancaire'],
  ['paid-visa-cb', 'bcmc', 'visa'],
  ['paid-amex', 'cartebancaire', 'amex'],
] as const)
  test(`the card ${id} for which ${chosen ?? 'nothing'} was chosen is charged as ${charged}`, async () => {
    const sandbox = await startSandbox();
    const { body } = await call(
      sandbox,
      '/v71/payments',
      paymentRequest(plainCard(id, { ...(chosen && { brand: chosen }) })),
    );
    assert.equal(body.resultCode, 'Authorised');
    const { paymentMethod, additionalData } = body as Record<string, Record<string, unknown>>;
    assert.deepEqual([paymentMethod?.['brand'], additionalData?.['paymentMethod']], [charged, charged]);
    assert.equal(sandbox.books()[0]?.brand, charged);
  });

for (const [what, changes, status, code] of [
  ['no amount', { amount: undefined }, 422, '100'],
  ['a fraction of a cent', { amount: { value: 1.5, currency: 'EUR' } }, 422, '137'],
  ['a negative amount', { amount: { value: -1, currency: 'EUR' } }, 422, '137'],
  ['no such currency', { amount: { value: 1, currency: 'XXX' } }, 422, '138'],
  ['no reference', { reference: undefined }, 422, '130'],
  ['no return address', { returnUrl: undefined }, 422, '14_030'],
  ['no payment method', { paymentMethod: undefined }, 422, '14_006'],
  ['an unknown field', { discount: 5 }, 400, '702'],
  ['another merchant account', { merchantAccount: 'Other' }, 403, '901'],
  ['a card to store without a shopper', { storePaymentMethod: true }, 422, '000'],
] as const)
  test(`a payment with ${what} is refused with ${status} ${code}`, async () => {
    const sandbox = await startSandbox();
    const { status: given, body } = await pay(sandbox, 'paid-visa', changes);
    assert.deepEqual([given, body.errorCode], [status, code]);
    assert.deepEqual(sandbox.books(), []);
  });

test('a challenge card without all of the browser’s facts is refused, naming the first that is missing', async () => {
  const sandbox = await startSandbox();
  const { body } = await pay(sandbox, 'challenge', { browserInfo: { userAgent: 'x', acceptHeader: '*/*' } });
  assert.deepEqual(
    [body.errorCode, body.message],
    ['15_002', 'Required field javaEnabled missing for device channel browser'],
  );
});

test('a key that is missing or wrong is 401, an unknown address 404, a body that is no JSON 400', async () => {
  const sandbox = await startSandbox();
  const request = paymentRequest(plainCard('paid-visa'));
  for (const apiKey of ['', 'other']) {
    const { status, body } = await call(sandbox, '/v71/payments', request, { apiKey });
    assert.deepEqual([status, body.status, body.errorType], [401, 401, 'security']);
  }
  assert.equal((await call(sandbox, '/v71/elsewhere', request)).status, 404);
  assert.equal((await call(sandbox, '/v71/payments', '{"amount":')).status, 400);
  assert.equal((await call(sandbox, '/v71/payments', '[]')).status, 400);
});

test('a test card with another date is refused as expired, with another code as a wrong one', async () => {
  const sandbox = await startSandbox();
  const withCard = (changes: Record<string, string>) =>
    call(sandbox, '/v71/payments', paymentRequest(plainCard('paid-visa', changes)));
  assert.equal((await withCard({ encryptedExpiryYear: 'test_2031' })).body.refusalReason, 'Expired Card');
  const { body } = await withCard({ encryptedSecurityCode: 'test_999' });
  assert.equal(body.refusalReason, 'CVC Declined');
  assert.equal(body.additionalData.cvcResultRaw, 'N');
  assert.equal(
    (await withCard({ encryptedCardNumber: 'test_4111111111111129' })).body.refusalReason,
    'Invalid Card Number',
  );
});

test('the merchant sees what banks say of code, address and approval, in strings only', async () => {
  const sandbox = await startSandbox();
  const { body } = await pay(sandbox, 'paid-visa', { recurringProcessingModel: 'Subscription' });
  for (const name of [
    'cvcResult',
    'cvcResultRaw',
    'avsResult',
    'avsResultRaw',
    'authCode',
    'refusalReasonRaw',
    'acquirerCode',
    'acquirerReference',
    'recurringProcessingModel',
    'cardSummary',
    'paymentMethod',
  ])
    assert.equal(typeof body.additionalData[name], 'string', name);
  assert.equal(body.additionalData.cardSummary, '1111');
  assert.equal(body.additionalData['recurring.recurringDetailReference'], undefined);
});

test('a card payment has a risk score, which rises with each payment that the card made lately', async () => {
  const sandbox = await startSandbox();
  const score = async (changes: Parameters<typeof plainCard>[1] = {}) => {
    const { body } = await call(sandbox, '/v71/payments', paymentRequest(plainCard('paid-visa', changes)));
    return (body as { fraudResult?: { accountScore: number; results: unknown[] } }).fraudResult;
  };
  assert.deepEqual(await score(), { accountScore: 0, results: [] });
  assert.deepEqual(await score(), {
    accountScore: 15,
    results: [{ name: 'CardUsageVelocity', checkId: 2, accountScore: 15 }],
  });
  assert.equal((await score({ encryptedSecurityCode: undefined }))?.accountScore, 40);
});
