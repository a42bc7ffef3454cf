import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';

import {
  isSignedNotification,
  NotificationBatch,
  signedText,
  signNotification,
} from '../../../src/client/notifications/index.js';
import { strictly } from '../../../src/client/schema/validate.js';

/** The platform's own published example of a signed event. */
const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const SIGNATURE = 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=';
const item = {
  additionalData: { hmacSignature: SIGNATURE },
  amount: { value: 1130, currency: 'EUR' },
  pspReference: '7914073381342284',
  eventCode: 'AUTHORISATION',
  eventDate: '2019-05-06T17:15:34.121+02:00',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  paymentMethod: 'visa',
  success: 'true' as const,
};

test('an event is signed as the platform’s published example is', async () => {
  assert.equal(
    signedText(item),
    '7914073381342284::TestMerchant:TestPayment-1407325143704:1130:EUR:AUTHORISATION:true',
  );
  assert.equal(await signNotification(item, KEY), SIGNATURE);
  assert.equal(await isSignedNotification(item, KEY), true);
});

test('a colon, a backslash and other scripts are signed as they stand', async () => {
  const merchantReference = 'a:b\\c – قطعة';
  const text = `7914073381342284:ORIGINAL:TestMerchant:${merchantReference}:1130:EUR:AUTHORISATION:true`;
  assert.equal(
    await signNotification({ ...item, merchantReference, originalReference: 'ORIGINAL' }, KEY),
    createHmac('sha256', Buffer.from(KEY, 'hex')).update(text).digest('base64'),
  );
});

test('an event that was changed, signed with another key, or not signed at all is not the platform’s', async () => {
  const changes = [
    { amount: { value: 1131, currency: 'EUR' } },
    { amount: { value: 1130, currency: 'USD' } },
    { success: 'false' as const },
    { eventCode: 'CAPTURE' },
    { pspReference: '7914073381342285' },
    { merchantReference: 'another' },
    { merchantAccountCode: 'AnotherMerchant' },
    { originalReference: 'ORIGINAL' },
    { additionalData: {} },
    { additionalData: { hmacSignature: 'x' } },
  ];
  for (const change of changes)
    assert.equal(await isSignedNotification({ ...item, ...change }, KEY), false, JSON.stringify(change));
  assert.equal(await isSignedNotification(item, KEY.replace('4', '5')), false);
});

test('a key that is no hexadecimal digits is refused by name, never taken for a shorter one', async () => {
  for (const key of ['', 'AABB', `"${KEY}"`, `${KEY}0`, 'secret'])
    await assert.rejects(signNotification(item, key), /HMAC key/);
});

test('what is posted is a batch, each item in a member of its own', () => {
  const batch = { live: 'false', notificationItems: [{ NotificationRequestItem: item }] };
  assert.equal(strictly(NotificationBatch(), batch).fault, undefined);
});
