import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkout } from '../../../src/client/checkout/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { paymentRequest, plainCard } from '../shop.js';
import { EUR, HOUR, merchantAccount, openTill, refusal } from './till.js';

const link = { merchantAccount, amount: EUR(1999), reference: 'invoice-1', reusable: false };

test('a payment link is read until the merchant ends it, and is not ended twice', async () => {
  const { client, key } = await openTill();
  const made = await client.call(checkout.createPaymentLink, link, key());
  const linkId = made.id;
  const read = await client.call(checkout.getPaymentLink, { linkId });
  assert.deepEqual([read.status, read.reference, read.url], ['active', 'invoice-1', made.url]);
  const end = () => client.call(checkout.updatePaymentLink, { linkId, status: 'expired' });
  assert.equal((await end()).status, 'expired');
  assert.equal((await client.call(checkout.getPaymentLink, { linkId })).status, 'expired');
  assert.equal(await refusal(end()), '14_019');
  assert.equal(await refusal(client.call(checkout.getPaymentLink, { linkId: 'PLNONE' })), '000');
});

test('a payment link ends by the clock: after a day, or when it was to', async () => {
  const { client, wait, now, key } = await openTill();
  const expiresAt = new Date(now() + 2 * HOUR).toISOString();
  const [usual, short] = [
    await client.call(checkout.createPaymentLink, link, key()),
    await client.call(checkout.createPaymentLink, { ...link, expiresAt }, key()),
  ];
  assert.notEqual(usual.id, short.id);
  const status = async (linkId: string) => (await client.call(checkout.getPaymentLink, { linkId })).status;
  wait(2 * HOUR);
  assert.deepEqual([await status(usual.id), await status(short.id)], ['active', 'expired']);
  wait(22 * HOUR);
  assert.equal(await status(usual.id), 'expired');
  const late = new Date(now() + 71 * DAY).toISOString();
  for (const wrong of [expiresAt, late])
    assert.equal(
      await refusal(client.call(checkout.createPaymentLink, { ...link, expiresAt: wrong }, key())),
      '14_016',
    );
});

test('a payment under the reference of a link completes it, unless it is reusable', async () => {
  const { client, wait, pay, key } = await openTill();
  const make = (reference: string, reusable = false) =>
    client.call(checkout.createPaymentLink, { ...link, reference, reusable }, key());
  const status = async ({ id }: { id: string }) =>
    (await client.call(checkout.getPaymentLink, { linkId: id })).status;
  const [paid, reusable, pending, other] = [
    await make('a'),
    await make('b', true),
    await make('c'),
    await make('d'),
  ];
  await pay({ reference: 'a' });
  await pay({ reference: 'b' });
  await pay({ reference: 'c' }, 'pending');
  await pay({ reference: 'd' }, 'refused');
  await pay({ reference: 'd', amount: EUR(1) });
  assert.deepEqual(
    [await status(paid), await status(reusable), await status(pending), await status(other)],
    ['completed', 'active', 'paymentPending', 'active'],
  );
  const end = client.call(checkout.updatePaymentLink, { linkId: paid.id, status: 'expired' });
  assert.equal(await refusal(end), '14_019');
  wait(DAY);
  assert.deepEqual([await status(paid), await status(pending)], ['completed', 'completed']);
});

test('a session tells what became of the payment that was made in it', async () => {
  const { client, key, wait } = await openTill();
  const request = { ...link, returnUrl: 'https://shop.example/return' };
  const { reusable: _, ...asked } = request;
  const session = (reference: string) => client.call(checkout.createSession, { ...asked, reference });
  const pay = (reference: string, card: string) =>
    client.call(checkout.payments, paymentRequest(plainCard(card), { reference }) as never, key());
  const status = async ({ id, sessionData = '' }: { id: string; sessionData?: string | undefined }) =>
    (await client.call(checkout.getSessionResult, { sessionId: id, sessionResult: sessionData })).status;

  const [paid, refused, open, left] = [
    await session('a'),
    await session('b'),
    await session('c'),
    await session('d'),
  ];
  assert.equal(await status(paid), 'active');
  await pay('a', 'refused');
  assert.equal(await status(paid), 'refused');
  await pay('a', 'paid-visa');
  await pay('b', 'refused');
  await pay('c', 'challenge');
  wait(HOUR);
  assert.deepEqual(
    [await status(paid), await status(refused), await status(open), await status(left)],
    ['completed', 'refused', 'paymentPending', 'expired'],
  );
  assert.equal(await refusal(status({ ...paid, sessionData: 'guessed' })), '702');
});

test('what an older drop-in starts from names what its shopper has stored', async () => {
  const { client, key } = await openTill();
  const shopperReference = 'shopper-1';
  const setUp = () =>
    client.call(checkout.createPaymentSession, {
      merchantAccount,
      shopperReference,
      amount: EUR(1999),
      countryCode: 'NL',
      reference: 'order-1',
      returnUrl: 'https://shop.example/return',
    });
  assert.equal((await setUp()).recurringDetails, undefined);
  const storing = { shopperReference, storePaymentMethod: true };
  await client.call(checkout.payments, paymentRequest(plainCard('paid-mc'), storing) as never, key());
  const [detail] = (await setUp()).recurringDetails ?? [];
  assert.equal(detail?.storedDetails?.card?.number, '4444');
});
