import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isStorable } from '../../../src/client/shopper/storable.js';
import { minorDigits } from '../../../src/facts/currencies.js';
import { AMOUNT_LIMITS } from '../../../src/sandbox/checkout/amount-limits.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { countriesOf } from '../../methods/methods-on-offer.js';
import { ACCOUNT, call, pay, paymentRequest, startSandbox } from '../shop.js';

interface Offered {
  readonly type: string;
}

interface Amount {
  readonly value: number;
  readonly currency: string;
}

async function offered(sandbox: Sandbox, request: object): Promise<string[]> {
  const { body } = await call(sandbox, '/v71/paymentMethods', { merchantAccount: ACCOUNT, ...request });
  return (body.paymentMethods as Offered[]).map(({ type }) => type);
}

/** Whether a method is on the list for an amount in one of its countries. */
async function isListed(sandbox: Sandbox, type: string, amount?: Amount): Promise<boolean> {
  const asked = countriesOf(type)
    .split(' ')
    .map((countryCode) => offered(sandbox, { countryCode, ...(amount && { amount }) }));
  return (await Promise.all(asked)).some((types) => types.includes(type));
}

/** Whether a payment gets past its amount; what else it lacks is another question. */
async function isTaken(sandbox: Sandbox, type: string, amount: Amount): Promise<boolean> {
  const { status, body } = await call(sandbox, '/v71/payments', paymentRequest({ type }, { amount }));
  if (body.errorCode === '137') assert.equal(status, 422);
  return body.errorCode !== '137';
}

const minor = (units: number, currency: string): number =>
  Math.round(units * 10 ** (minorDigits(currency) ?? 0));

for (const [type, limits = {}] of Object.entries(AMOUNT_LIMITS)) {
  test(`${type} is offered in a currency that its limits are in, and where no amount is said`, async () => {
    const sandbox = await startSandbox();
    assert.ok(await isListed(sandbox, type));
    const inside = Object.entries(limits).map(([currency, { least, most = 0 }]) =>
      isListed(sandbox, type, { value: minor(least ?? most, currency), currency }),
    );
    assert.ok((await Promise.all(inside)).includes(true));
  });

  for (const [currency, { least = 0, most }] of Object.entries(limits))
    test(`${type} takes ${least} to ${most ?? 'any'} ${currency}, on the list and in a payment`, async () => {
      assert.ok(least > 0 || most !== undefined);
      const sandbox = await startSandbox();
      const takes = async (value: number): Promise<[isListed: boolean, isTaken: boolean]> => {
        const amount = { value, currency };
        return [await isListed(sandbox, type, amount), await isTaken(sandbox, type, amount)];
      };
      const lowest = Math.max(minor(least, currency), 1);
      const [isOffered, isLowestTaken] = await takes(lowest);
      assert.ok(isLowestTaken);
      if (lowest > 1) assert.deepEqual(await takes(lowest - 1), [false, false]);
      if (most === undefined) return;
      assert.deepEqual(await takes(minor(most, currency)), [isOffered, true]);
      assert.deepEqual(await takes(minor(most, currency) + 1), [false, false]);
    });
}

test('a method is not limited in a currency of which no limit is known', async () => {
  const sandbox = await startSandbox();
  const amount = { value: 99_999_900, currency: 'DKK' };
  assert.ok((await offered(sandbox, { countryCode: 'SE', amount })).includes('trustly'));
});

test('an amount of zero stores something: only what can be stored is offered, and nothing else is taken', async () => {
  const sandbox = await startSandbox();
  const amount = (currency: string) => ({ value: 0, currency });
  const request = { countryCode: 'BE', amount: amount('EUR') };
  assert.deepEqual(await offered(sandbox, request), [
    'scheme',
    'bcmc',
    'paypal',
    'klarna',
    'sepadirectdebit',
  ]);
  const inPoland = await offered(sandbox, { countryCode: 'PL', amount: amount('PLN') });
  assert.deepEqual(inPoland, ['scheme', 'blik', 'paypal', 'klarna']);
  assert.ok(inPoland.slice(1).every(isStorable));
  const gift = { amount: amount('EUR'), allowedPaymentMethods: ['giftcard', 'applepay', 'ideal'] };
  assert.deepEqual(await offered(sandbox, { ...gift, countryCode: 'NL' }), []);
  for (const type of ['ideal', 'giftcard', 'googlepay'])
    assert.equal(await isTaken(sandbox, type, amount('EUR')), false, type);
  assert.deepEqual(sandbox.books(), []);
  const card = await pay(sandbox, 'paid-visa', {
    amount: amount('EUR'),
    shopperReference: 'shopper-1',
    storePaymentMethod: true,
    recurringProcessingModel: 'CardOnFile',
  });
  assert.equal(card.body.resultCode, 'Authorised');
  assert.ok(card.body.additionalData['recurring.recurringDetailReference']);
});
