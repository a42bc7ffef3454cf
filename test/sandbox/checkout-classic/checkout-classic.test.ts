import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkoutClassic } from '../../../src/client/checkout-classic/index.js';
import { checkout } from '../../../src/client/checkout/index.js';
import { createClient } from '../../../src/client/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { answerChallenge, leaveForBank, openChallenge, submit } from '../browser.js';
import { ACCOUNT, decode, encode, plainCard, startSandbox } from '../shop.js';

const amount = { value: 1999, currency: 'EUR' };

const request = (card: string, changes = {}) => ({
  merchantAccount: ACCOUNT,
  amount,
  reference: 'attempt-1',
  returnUrl: 'https://shop.example/return?order=1',
  origin: 'https://shop.example',
  channel: 'Web' as const,
  paymentMethod: plainCard(card),
  additionalData: { allow3DS2: true },
  browserInfo: {
    userAgent: 'a browser of a test',
    acceptHeader: 'text/html,*/*',
    javaEnabled: false,
    colorDepth: 24,
    screenHeight: 800,
    screenWidth: 1280,
    timeZoneOffset: 0,
    language: 'en',
  },
  ...changes,
});

async function openShop() {
  const sandbox = await startSandbox();
  const headers = { 'x-api-key': 'key' };
  const fetch = answersByFacts(sandbox, 'checkout-classic');
  const client = createClient({ baseUrl: 'https://checkout.example/v52', fetch, headers });
  const newer = createClient({ baseUrl: 'https://checkout.example/v71', fetch: sandbox.fetch, headers });
  let keys = 0;
  const key = () => ({ idempotencyKey: `key-${++keys}` });
  const pay = (card: string, changes?: object) =>
    client.call(checkoutClassic.createPayment, request(card, changes), key());
  return { sandbox, client, newer, key, pay };
}

test('a challenge is a type of its own here, and one string leads back to it', async () => {
  const { sandbox, client, key, pay } = await openShop();
  const first = await pay('challenge');
  assert.deepEqual(
    [first.resultCode, first.action?.type, first.details?.[0]?.key],
    ['ChallengeShopper', 'threeDS2Challenge', 'threeds2.challengeResult'],
  );
  const page = await openChallenge(sandbox, { body: first } as never);
  const told = (await answerChallenge(sandbox, page, { code: '1234' })) as { result?: unknown };
  assert.ok(told);
  const done = await client.call(
    checkoutClassic.submitPaymentDetails,
    {
      paymentData: first.paymentData,
      details: { 'threeds2.challengeResult': encode({ transStatus: 'Y' }) },
    },
    key(),
  );
  assert.equal(done.resultCode, 'Authorised');
});

test('a redirect is told twice over, and its payload brings the outcome', async () => {
  const { sandbox, client, key, pay } = await openShop();
  const first = await pay('redirect');
  assert.deepEqual([first.redirect?.url, first.redirect?.method], [first.action?.url, 'GET']);
  const page = await leaveForBank(sandbox, { body: first } as never);
  const { response } = await submit(sandbox, page, { choice: 'approve' });
  const payload = new URL(response.headers.get('location') ?? '').searchParams.get('payload') ?? '';
  const result = () => client.call(checkoutClassic.paymentResult, { payload });
  assert.equal((await result()).resultCode, 'Received');
  await client.call(checkoutClassic.submitPaymentDetails, { details: { payload } }, key());
  assert.deepEqual([(await result()).resultCode, (await result()).paymentMethod], ['Authorised', 'visa']);
});

test('what is paid and stored here is seen, and given back, by the newer variant', async () => {
  const { client, newer, key, pay, sandbox } = await openShop();
  const shopperReference = 'shopper-1';
  const { pspReference = '' } = await pay('paid-mc', { shopperReference, storePaymentMethod: true });
  const asked = { merchantAccount: ACCOUNT, shopperReference };
  const listed = await newer.call(checkout.listStoredPaymentMethods, asked);
  assert.equal(listed.storedPaymentMethods?.[0]?.lastFour, '4444');
  const methods = await client.call(checkoutClassic.listPaymentMethods, asked);
  assert.equal(methods.storedPaymentMethods?.[0]?.id, listed.storedPaymentMethods?.[0]?.id);
  const { paymentMethod: _, browserInfo: __, ...setup } = request('paid-mc', { shopperReference });
  const { recurringDetails, paymentSession = '' } = await client.call(checkoutClassic.createPaymentSession, {
    ...setup,
    countryCode: 'NL',
  });
  assert.equal(recurringDetails?.[0]?.storedDetails?.card?.number, '4444');
  assert.equal(decode(paymentSession)['reference'], 'attempt-1');
  const named = { merchantAccount: ACCOUNT, paymentPspReference: pspReference };
  await newer.call(checkout.reversePayment, named, key());
  assert.equal(sandbox.books()[0]?.charged, false);
});

test('a link made here is read and ended there', async () => {
  const { client, newer } = await openShop();
  const link = { merchantAccount: ACCOUNT, amount, reference: 'invoice-1', countryCode: 'NL' };
  const { url } = await client.call(checkoutClassic.createPaymentLink, link);
  const linkId = url.split('/').at(-1) ?? '';
  assert.equal((await newer.call(checkout.getPaymentLink, { linkId })).status, 'active');
  await newer.call(checkout.updatePaymentLink, { linkId, status: 'expired' });
  assert.equal((await newer.call(checkout.getPaymentLink, { linkId })).status, 'expired');
});
