import assert from 'node:assert/strict';
import { test } from 'node:test';

import { binLookup } from '../../../src/client/bin-lookup/index.js';
import { ClientError, createClient } from '../../../src/client/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { ACCOUNT, cardNumber, pay, startSandbox } from '../shop.js';

const merchantAccount = ACCOUNT;

async function openDesk(seed = '1') {
  const sandbox = await startSandbox({ seed });
  const client = createClient({
    baseUrl: 'https://pal.example/pal/servlet/BinLookup/v54',
    fetch: answersByFacts(sandbox, 'bin-lookup'),
    headers: { 'x-api-key': 'key' },
  });
  return {
    sandbox,
    availability: (fields: object) =>
      client.call(binLookup.getThreeDSAvailability, { merchantAccount, ...fields }),
    estimate: (value: number, fields: object) =>
      client.call(binLookup.getCostEstimate, {
        merchantAccount,
        amount: { value, currency: 'EUR' },
        ...fields,
      }),
  };
}

const refused = (code: string) => (error: unknown) => error instanceof ClientError && error.code === code;

test('3D Secure follows from the brand, by digits or by a stored card', async () => {
  const { sandbox, availability } = await openDesk();
  const visa = await availability({ cardNumber: '411111' });
  assert.equal(visa.threeDS2supported, true);
  assert.deepEqual(visa.dsPublicKeys?.[0]?.brand, 'visa');
  assert.equal((await availability({ cardNumber: '6212345678901232' })).threeDS2supported, false);
  assert.equal((await availability({ cardNumber: '411111', brands: ['mc'] })).threeDS2supported, false);
  const shopperReference = 'shopper-1';
  const { body } = await pay(sandbox, 'paid-mc', { shopperReference, storePaymentMethod: true });
  const recurringDetailReference: string = body.additionalData['recurring.recurringDetailReference'];
  const stored = await availability({ recurringDetailReference, shopperReference });
  assert.deepEqual([stored.dsPublicKeys?.[0]?.brand, stored.threeDS2CardRangeDetails], ['mc', undefined]);
  const foreign = availability({ recurringDetailReference, shopperReference: 'shopper-2' });
  await assert.rejects(foreign, refused('800'));
});

test('an estimate grows with the amount and falls with proof; the same card costs the same', async () => {
  const { estimate } = await openDesk();
  const cost = async (value: number, fields: object) =>
    (await estimate(value, fields)).costEstimateAmount?.value ?? Number.NaN;
  const card = { cardNumber: '411111' };
  assert.ok((await cost(10_000, card)) > (await cost(1000, card)));
  assert.ok(
    (await cost(10_000, { ...card, assumptions: { assume3DSecureAuthenticated: true } })) <
      (await cost(10_000, card)),
  );
  assert.equal(await cost(10_000, card), await cost(10_000, card));
  assert.equal((await estimate(1000, { cardNumber: '999999' })).resultCode, 'Unsupported');
});

test('neither row gives more of a number away than its first six digits, and nonsense is refused', async () => {
  const { estimate, availability } = await openDesk();
  const number = cardNumber('paid-visa');
  const sealed = await estimate(1000, { encryptedCardNumber: `test_${number}` });
  assert.equal(sealed.cardBin?.paymentMethod, 'visa');
  assert.equal(sealed.cardBin?.bin, number.slice(0, 6));
  assert.ok(!JSON.stringify(sealed).includes(number.slice(0, 7)));
  for (const answer of [
    await estimate(1000, { cardNumber: number }),
    await availability({ cardNumber: number }),
  ])
    assert.ok(!JSON.stringify(answer).includes(number));
  for (const wrong of ['4111', '4111111111111112', 'four'])
    await assert.rejects(availability({ cardNumber: wrong }), refused('101'));
});

test('two seeds publish other keys and give other references', async () => {
  const [one, other] = [await openDesk('1'), await openDesk('2')];
  const facts = async ({ availability, estimate }: typeof one) => [
    (await availability({ cardNumber: '411111' })).dsPublicKeys?.[0]?.publicKey,
    (await estimate(1, { cardNumber: '411111' })).costEstimateReference,
  ];
  const [first, second] = [await facts(one), await facts(other)];
  assert.ok(first.every((fact, at) => fact !== undefined && fact !== second[at]));
});
