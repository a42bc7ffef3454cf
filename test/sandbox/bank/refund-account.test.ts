import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { call, paymentRequest } from '../shop.js';
import { EUR, merchantAccount, MOMENT, openTill } from '../checkout/till.js';

const IBAN = 'NL13 TEST 0123 4567 89';

/** A transfer that was paid, and what its shopper and its merchant can do with it. */
async function begin(choice = 'pay') {
  const told: { eventCode: string; success: string; reason?: string; pspReference: string }[] = [];
  const till = await openTill({
    notifications: {
      url: 'https://shop.example/notifications',
      hmacKey: '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF',
      isAutomatic: false,
      send: async (request) => {
        const { notificationItems } = (await request.json()) as {
          notificationItems: { NotificationRequestItem: (typeof told)[number] }[];
        };
        told.push(...notificationItems.map((item) => item.NotificationRequestItem));
        return new Response('[accepted]');
      },
    },
  });
  const { sandbox, wait } = till;
  const { body } = await call(sandbox, '/v71/payments', paymentRequest({ type: 'bankTransfer_IBAN' }));
  const url = new URL(body.action.url as string);
  const MD = url.searchParams.get('MD') ?? '';
  const post = (path: string, fields: Record<string, string>) =>
    sandbox.fetch(`${url.origin}${path}`, { method: 'POST', body: new URLSearchParams({ MD, ...fields }) });
  await post(`${url.pathname}-answer`, { choice });
  return {
    ...till,
    pspReference: body.pspReference as string,
    page: async () => (await sandbox.fetch(url.href)).text(),
    name: async (iban: string) => (await post('/bank/refund-account', { iban })).status,
    ask: async (value: number, of: string = body.pspReference as string) =>
      call(sandbox, `/v71/payments/${of}/refunds`, { merchantAccount, amount: EUR(value) }),
    reports: async (eventCode: string) => {
      wait(60_000);
      await sandbox.notifications.deliver();
      return told.filter((item) => item.eventCode === eventCode);
    },
  };
}

test('money of a transfer goes back once its shopper has named an account, and the merchant is told then', async () => {
  const { ask, page, name, book, pspReference, wait, reports } = await begin();
  assert.match(await page(), /Nothing to confirm/);
  const { status, body } = await ask(500);
  assert.deepEqual([status, body.status], [201, 'received']);
  wait(DAY);
  assert.equal(book(pspReference).refunded, 0);
  assert.deepEqual(await reports('REFUND'), []);
  assert.match(await page(), /€5\.00/);
  assert.equal(await name('NL00 TEST 0123 4567 89'), 422);
  assert.equal(await name(IBAN), 200);
  wait(MOMENT);
  assert.equal(book(pspReference).refunded, 500);
  const [refund, ...others] = await reports('REFUND');
  assert.deepEqual([refund?.success, refund?.pspReference, others], ['true', body.pspReference, []]);
  assert.match(await page(), /Nothing to confirm/);
  assert.equal(await name(IBAN), 404);
});

test('a refund that no account is named for fails after 14 days, and can be asked for again', async () => {
  const { ask, name, book, pspReference, wait, reports } = await begin();
  const whole = book(pspReference).amount.value;
  await ask(whole);
  assert.equal((await ask(1)).status, 422);
  wait(14 * DAY);
  const [refund] = await reports('REFUND');
  assert.deepEqual([refund?.success, refund?.reason], ['false', 'The shopper has named no account']);
  assert.equal(await name(IBAN), 404);
  assert.deepEqual(
    [book(pspReference).refunded, book(pspReference).charged, (await ask(whole)).status],
    [0, true, 201],
  );
});

test('what was transferred twice is asked for on the one page of the transfer', async () => {
  const { sandbox, page, name, wait } = await begin('twice');
  const [, second] = sandbox.books();
  const path = `/v71/payments/${second!.pspReference}/reversals`;
  assert.equal((await call(sandbox, path, { merchantAccount })).status, 201);
  assert.match(await page(), /Where should the money go\?/);
  assert.equal(await name(IBAN), 200);
  wait(MOMENT);
  assert.deepEqual(
    sandbox.books().map(({ refunded, charged }) => [refunded > 0, charged]),
    [
      [false, true],
      [true, false],
    ],
  );
});
