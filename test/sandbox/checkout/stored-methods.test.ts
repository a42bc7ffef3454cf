import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkout } from '../../../src/client/checkout/index.js';
import { call, cardNumber, paymentRequest, plainCard } from '../shop.js';
import { EUR, merchantAccount, openTill, refusal } from './till.js';

const owner = { merchantAccount, shopperReference: 'shopper-1' };

test('a card that is stored without a payment is listed, pays, and is gone once deleted', async () => {
  const { client, key, sandbox } = await openTill();
  const store = (card: string) =>
    client.call(checkout.createStoredPaymentMethod, {
      ...owner,
      paymentMethod: plainCard(card) as never,
      recurringProcessingModel: 'Subscription',
    });
  const { id = '', lastFour } = await store('paid-visa');
  assert.equal(lastFour, '1111');
  assert.deepEqual(sandbox.books(), []);
  const list = async () =>
    (await client.call(checkout.listStoredPaymentMethods, owner)).storedPaymentMethods?.map((one) => one.id);
  assert.deepEqual(await list(), [id]);
  assert.equal((await store('paid-visa')).id, id);
  const offered = await client.call(checkout.paymentMethods, {
    ...owner,
    amount: EUR(1999),
    countryCode: 'NL',
  });
  assert.deepEqual(
    offered.storedPaymentMethods?.map((one) => [one.id, one.lastFour]),
    [[id, '1111']],
  );
  const method = { type: 'scheme', storedPaymentMethodId: id };
  const pay = () => client.call(checkout.payments, paymentRequest(method, owner) as never, key());
  assert.equal((await pay()).resultCode, 'Authorised');
  await client.call(checkout.deleteStoredPaymentMethod, { ...owner, storedPaymentMethodId: id });
  assert.deepEqual(await list(), []);
  assert.equal(await refusal(pay()), '800');
  assert.equal(await refusal(store('refused')), '905');
  assert.deepEqual(await list(), []);
});

test('brands are told by the first digits or by an envelope, and no digit comes back', async () => {
  const { client } = await openTill();
  const details = (cardNumberGiven: string, more = {}) =>
    client.call(checkout.getCardDetails, { merchantAccount, cardNumber: cardNumberGiven, ...more });
  assert.deepEqual((await details('411111')).brands, [{ type: 'visa', supported: true }]);
  const sealed = { encryptedCardNumber: `test_${cardNumber('paid-mc')}`, supportedBrands: ['visa'] };
  const answer = await details('', sealed);
  assert.deepEqual(answer.brands?.[0], { type: 'mc', supported: false });
  assert.doesNotMatch(JSON.stringify(answer), /\d{4}/);
  assert.deepEqual((await details('999999')).brands, []);
  assert.equal(await refusal(details('4111')), '101');
});

test('a PayPal order is paid with the amount it was changed to while its shopper was there', async () => {
  const { client, key, sandbox } = await openTill();
  const asked = paymentRequest({ type: 'paypal' });
  const { action, pspReference = '' } = await client.call(checkout.payments, asked as never, key());
  assert.equal(action?.type, 'sdk');
  const update = (paymentData: string, amount = EUR(2499)) =>
    client.call(checkout.updatePayPalOrder, { paymentData, amount });
  const first = action?.paymentData ?? '';
  const changed = await update(first);
  assert.equal(changed.status, 'success');
  assert.equal((await update(first)).status, 'error');
  assert.equal(await refusal(update(changed.paymentData, { value: 1, currency: 'USD' })), '138');
  const { body } = await call(sandbox, '/v71/payments/details', {
    details: { orderID: 'order', payerID: 'payer' },
    paymentData: changed.paymentData,
  });
  assert.deepEqual([body.resultCode, body.amount.value], ['Authorised', 2499]);
  assert.equal((await update(changed.paymentData)).status, 'error');
  assert.equal(sandbox.books()[0]?.pspReference, pspReference);
});

test('an origin keeps its key; what is no origin gets none', async () => {
  const { client } = await openTill();
  const keys = async (...originDomains: string[]) =>
    (await client.call(checkout.createOriginKeys, { originDomains })).originKeys ?? {};
  const shop = 'https://shop.example';
  const both = await keys(shop, 'https://other.example');
  assert.notEqual(both[shop], both['https://other.example']);
  assert.equal((await keys(shop))[shop], both[shop]);
  assert.equal(await refusal(keys(`${shop}/path`)), '000');
});

test('an Apple Pay session vouches for the domain it was asked for', async () => {
  const { client } = await openTill();
  const open = (domainName: string) =>
    client.call(checkout.createApplePaySession, {
      displayName: 'Shop',
      domainName,
      merchantIdentifier: 'merchant.shop',
    });
  const session = JSON.parse(atob((await open('shop.example')).data)) as Record<string, unknown>;
  assert.equal(session['domainName'], 'shop.example');
  assert.equal(await refusal(open('https://shop.example')), '000');
});

test('two seeds name the same things differently; the same seed does not', async () => {
  const names = async (seed: string) => {
    const { client, pay, key } = await openTill({ seed });
    const order = await client.call(checkout.createOrder, {
      merchantAccount,
      amount: EUR(1),
      reference: 'a',
    });
    const { id } = await client.call(
      checkout.createPaymentLink,
      { merchantAccount, amount: EUR(1), reference: 'a' },
      key(),
    );
    const request = { merchantAccount, currency: 'EUR' };
    const causes = await client.call(checkout.listDonationCampaigns, request);
    return [order.pspReference, order.orderData, id, causes.donationCampaigns?.[0]?.id, await pay()];
  };
  const [one, again, other] = [await names('1'), await names('1'), await names('2')];
  assert.deepEqual(one, again);
  assert.ok(one.every((name, at) => name !== undefined && name !== other[at]));
});
