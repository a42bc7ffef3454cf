import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkout } from '../../../src/client/checkout/index.js';
import { paymentRequest, plainCard } from '../shop.js';
import { EUR, merchantAccount, openTill, refusal } from './till.js';

test('a donation follows one payment once, by a payment of its own', async () => {
  const till = await openTill();
  const { client, key, sandbox } = till;
  const request = paymentRequest(plainCard('paid-visa')) as never;
  const { pspReference = '', donationToken = '' } = await client.call(checkout.payments, request, key());
  const asked = { merchantAccount, currency: 'EUR' };
  const { donationCampaigns = [] } = await client.call(checkout.listDonationCampaigns, asked);
  const donate = (card: string, changes = {}) =>
    client.call(
      checkout.createDonation,
      {
        merchantAccount,
        amount: EUR(300),
        reference: 'donation-1',
        returnUrl: 'https://shop.example/return',
        donationOriginalPspReference: pspReference,
        donationToken,
        donationCampaignId: donationCampaigns[0]?.id,
        paymentMethod: plainCard(card) as never,
        ...changes,
      },
      key(),
    );
  assert.equal(await refusal(donate('paid-visa', { donationToken: 'guessed' })), '14_020');
  assert.equal(await refusal(donate('paid-visa', { donationCampaignId: 'DCNONE' })), '14_020');
  assert.equal((await donate('refused')).status, 'refused');
  const given = await donate('paid-visa');
  assert.deepEqual([given.status, given.payment?.resultCode], ['completed', 'Authorised']);
  assert.equal(await refusal(donate('paid-visa')), '14_020');
  const booked = sandbox.books().filter(({ reference, charged }) => charged && reference === 'donation-1');
  assert.deepEqual(
    booked.map(({ amount }) => amount),
    [EUR(300)],
  );
  await client.call(
    checkout.reversePayment,
    { merchantAccount, paymentPspReference: given.payment?.pspReference ?? '' },
    key(),
  );
  assert.equal(till.book(pspReference).charged, true);
});

test('a payment that was refused lets no shopper donate', async () => {
  const { client, key } = await openTill();
  const request = paymentRequest(plainCard('refused')) as never;
  assert.equal((await client.call(checkout.payments, request, key())).donationToken, undefined);
});

test('a donation as the platform publishes it names no card, and is charged to the one that was paid with', async () => {
  const { client, key, sandbox } = await openTill();
  const request = paymentRequest(plainCard('paid-mc')) as never;
  const { pspReference = '', donationToken = '' } = await client.call(checkout.payments, request, key());
  const given = await client.call(
    checkout.createDonation,
    {
      amount: EUR(1000),
      reference: 'YOUR_DONATION_REFERENCE',
      paymentMethod: { type: 'scheme' },
      donationToken,
      donationOriginalPspReference: pspReference,
      donationAccount: 'YOUR_CHARITY_ACCOUNT',
      returnUrl: 'https://your-company.example.com/return',
      merchantAccount,
      shopperInteraction: 'Ecommerce',
    },
    key(),
  );
  assert.deepEqual([given.status, given.donationAccount], ['completed', 'YOUR_CHARITY_ACCOUNT']);
  assert.equal(given.payment?.additionalData?.['cardSummary'], '4444');
  assert.equal(sandbox.books().filter(({ charged }) => charged).length, 2);
});
