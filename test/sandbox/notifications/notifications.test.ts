import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkout } from '../../../src/client/checkout/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { createSandbox, type FaultPlan } from '../../../src/sandbox/index.js';
import { EUR, HOUR, merchantAccount, type Till } from '../checkout/till.js';
import { ACCOUNT, ORIGIN, pay } from '../shop.js';
import { HMAC_KEY, openReceiver } from './receiver.js';

const MINUTE = 60_000;

const ask = (
  { client, key }: Till,
  row: 'capturePayment' | 'refundPayment' | 'updatePaymentAmount',
  paymentPspReference: string,
  value: number,
) =>
  client.call(
    checkout[row],
    { merchantAccount, paymentPspReference, amount: EUR(value), reference: `${row} ${value}` } as never,
    key(),
  );

const end = ({ client, key }: Till, row: 'cancelPayment' | 'reversePayment', paymentPspReference: string) =>
  client.call(checkout[row], { merchantAccount, paymentPspReference }, key());

test('a payment that is authorised, captured and refunded is told step by step', async () => {
  const { till, received, wait } = await openReceiver();
  const psp = await till.pay();
  assert.equal(received.length, 0);
  await wait(3000);
  const capture = await ask(till, 'capturePayment', psp, 1500);
  await wait(8000);
  const refund = await ask(till, 'refundPayment', psp, 500);
  await wait(8000);
  assert.deepEqual(
    received.map((item) => [
      item.eventCode,
      item.success,
      item.pspReference,
      item.originalReference,
      item.merchantReference,
      item.amount.value,
    ]),
    [
      ['AUTHORISATION', 'true', psp, undefined, 'attempt-1', 1999],
      ['CAPTURE', 'true', capture.pspReference, psp, 'capturePayment 1500', 1500],
      ['REFUND', 'true', refund.pspReference, psp, 'refundPayment 500', 500],
    ],
  );
  const [authorised] = received;
  assert.equal(authorised?.eventDate, '2026-06-01T00:00:00+00:00');
  assert.equal(authorised.merchantAccountCode, ACCOUNT);
  assert.equal(authorised.paymentMethod, 'visa');
  assert.match(authorised.reason ?? '', /^\d{6}:1111:03\/2030$/);
  assert.deepEqual(authorised.operations, ['CANCEL', 'CAPTURE', 'REFUND']);
});

test('a refusal says why; a payment at its bank says nothing until the bank has', async () => {
  const { till, received, wait, codes } = await openReceiver();
  await till.pay({}, 'refused-balance');
  await till.pay({}, 'challenge');
  await wait(HOUR, MINUTE);
  assert.deepEqual(codes(), ['AUTHORISATION false']);
  assert.equal(received[0]?.reason, 'Not enough balance');
  assert.equal(received[0]?.operations, undefined);
});

test('a cancel, a reversal, another amount and a cancel by reference each have their own word', async () => {
  const { till, received, wait } = await openReceiver();
  const payments = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((reference) => till.pay({ reference })));
  const [cancelled = '', held = '', taken = '', changed = '', named = ''] = payments;
  await ask(till, 'capturePayment', taken, 1000);
  await wait(8000);
  received.length = 0;
  await end(till, 'cancelPayment', cancelled);
  await end(till, 'reversePayment', held);
  await end(till, 'reversePayment', taken);
  await ask(till, 'updatePaymentAmount', changed, 2500);
  const input = { merchantAccount, paymentReference: 'e', reference: 'mine' };
  const { pspReference } = await till.client.call(checkout.cancelPaymentByReference, input, till.key());
  await wait(8000);
  const told = (original: string) =>
    received
      .filter(({ originalReference }) => originalReference === original)
      .map(({ eventCode, amount, additionalData }) => [
        eventCode,
        amount.value,
        additionalData?.['modification.action'],
      ]);
  assert.deepEqual(payments.map(told), [
    [['CANCELLATION', 1999, undefined]],
    [['CANCEL_OR_REFUND', 1999, 'cancel']],
    [['CANCEL_OR_REFUND', 1000, 'refund']],
    [['AUTHORISATION_ADJUSTMENT', 2500, undefined]],
    [['TECHNICAL_CANCEL', 1999, undefined]],
  ]);
  const last = received.find(({ originalReference }) => originalReference === named);
  assert.deepEqual([last?.pspReference, last?.merchantReference], [pspReference, 'e']);
});

test('a cancel by reference ends what the shopper has not finished, and says so', async () => {
  const { till, wait, codes } = await openReceiver();
  await till.pay({ reference: 'left' }, 'redirect');
  await till.client.call(
    checkout.cancelPaymentByReference,
    { merchantAccount, paymentReference: 'left' },
    till.key(),
  );
  await till.client.call(
    checkout.cancelPaymentByReference,
    { merchantAccount, paymentReference: 'never heard of' },
    till.key(),
  );
  await wait(8000);
  assert.deepEqual(codes(), ['TECHNICAL_CANCEL true']);
});

test('what happens by itself is told at its time: a capture after a delay', async () => {
  const { till, received, wait } = await openReceiver();
  const psp = await till.pay({ captureDelayHours: 2 });
  await wait(2 * HOUR - 1000, MINUTE);
  assert.equal(received.length, 1);
  assert.equal(till.sandbox.notifications.nextAt(), Date.UTC(2026, 5, 1, 2));
  await wait(5000);
  assert.deepEqual([received[1]?.eventCode, received[1]?.originalReference], ['CAPTURE', psp]);
  assert.equal(received[1]?.eventDate, '2026-06-01T02:00:00+00:00');
  assert.equal(till.sandbox.notifications.nextAt(), undefined);
});

test('what is not accepted comes again after 2, 5, 10, 15 and 30 minutes, and is signed the same', async () => {
  const { till, received, answers, wait } = await openReceiver();
  const wrong = [
    () => new Response('[accepted]', { status: 500 }),
    () => new Response('thanks'),
    () => {
      throw new TypeError('the server cannot be reached');
    },
    () => new Response(null, { status: 204 }),
    () => new Response('[refused]', { status: 401 }),
  ];
  answers.push(...wrong);
  await till.pay();
  await wait(2 * HOUR, 1000);
  const attempts = till.sandbox.notifications.attempts();
  const gaps = attempts.slice(1).map(({ at }, before) => (at - (attempts[before]?.at ?? 0)) / MINUTE);
  assert.deepEqual(gaps, [2, 5, 10, 15, 30]);
  assert.deepEqual(
    attempts.map(({ isAccepted }) => isAccepted),
    [false, false, false, false, false, true],
  );
  assert.equal(new Set(received.map((item) => JSON.stringify(item))).size, 1);
});

test('a server that never accepts is left alone after thirty days', async () => {
  const { till, answers, wait } = await openReceiver();
  for (let at = 0; at < 200; at++) answers.push(() => new Response('no'));
  await till.pay();
  await wait(40 * DAY, HOUR);
  assert.equal(till.sandbox.notifications.nextAt(), undefined);
  const last = till.sandbox.notifications.attempts().at(-1)?.at ?? 0;
  assert.ok(last > till.now() - 11 * DAY && last < till.now() - 9 * DAY);
});

async function underFault(plan: FaultPlan, place: 'notifications' | 'notifications.CAPTURE') {
  const world = await openReceiver();
  const psp = await world.till.pay();
  await world.wait(5000);
  world.till.sandbox.faults.next(place, plan);
  await ask(world.till, 'capturePayment', psp, 700);
  await world.wait(8000);
  const early = world.codes();
  await ask(world.till, 'refundPayment', psp, 100);
  await world.wait(HOUR, 500);
  return { early, all: world.codes(), forged: world.forged };
}

const [AUTHORISATION, CAPTURE, REFUND] = ['AUTHORISATION true', 'CAPTURE true', 'REFUND true'];

test('a notification can come late, twice, after the next one, or never', async () => {
  const late = await underFault({ kind: 'late', ms: 5 * MINUTE }, 'notifications.CAPTURE');
  assert.deepEqual(late.early, [AUTHORISATION]);
  assert.deepEqual(late.all, [AUTHORISATION, REFUND, CAPTURE]);
  const twice = await underFault('twice', 'notifications');
  assert.deepEqual(twice.all.toSorted(), [AUTHORISATION, CAPTURE, CAPTURE, REFUND]);
  const reordered = await underFault('reordered', 'notifications');
  assert.deepEqual(reordered.early, [AUTHORISATION]);
  assert.deepEqual(reordered.all, [AUTHORISATION, REFUND, CAPTURE]);
  const never = await underFault('never', 'notifications');
  assert.deepEqual(never.all, [AUTHORISATION, REFUND]);
});

test('an attempt can get lost, its answer can, and a forged one can come first', async () => {
  const lost = await underFault('drop-before', 'notifications');
  assert.deepEqual(lost.all, [AUTHORISATION, REFUND, CAPTURE]);
  const unanswered = await underFault('drop-after', 'notifications');
  assert.deepEqual(unanswered.all, [AUTHORISATION, CAPTURE, REFUND, CAPTURE]);
  const forged = await underFault(['forged', 'drop-after'], 'notifications');
  assert.deepEqual(
    forged.forged.map(({ eventCode }) => eventCode),
    ['CAPTURE'],
  );
  assert.deepEqual(forged.all, [AUTHORISATION, REFUND, CAPTURE]);
});

test('the same seed tells the same at the same moments, and references do not depend on who listens', async () => {
  const story = async () => {
    const { till, wait } = await openReceiver();
    const payments = [await till.pay(), await till.pay(), await till.pay()];
    await wait(5000, 10);
    return { payments, attempts: till.sandbox.notifications.attempts() };
  };
  const [first, second] = [await story(), await story()];
  assert.deepEqual(first, second);
  const alone = await createSandbox({ origin: ORIGIN, seed: 'receiver', now: () => Date.UTC(2026, 5, 1) });
  assert.equal((await pay(alone, 'paid-visa')).body.pspReference, first.payments[0]);
});

test('with the real clock they go out by themselves', async () => {
  let send: (request: Request) => Promise<Response> = () => Promise.resolve(new Response());
  const sent = new Promise<Request>((resolve) => {
    send = (request) => {
      resolve(request);
      return Promise.resolve(new Response('[accepted]'));
    };
  });
  const notifications = { url: 'https://shop.example/n', hmacKey: HMAC_KEY, send, headers: { 'x-own': '1' } };
  const sandbox = await createSandbox({ origin: ORIGIN, notifications });
  const stay = setInterval(() => undefined, 1000);
  await pay(sandbox, 'paid-visa');
  const request = await sent;
  clearInterval(stay);
  assert.deepEqual([request.url, request.headers.get('x-own')], ['https://shop.example/n', '1']);
});

test('a key or an address that cannot be used is refused when the sandbox starts', async () => {
  const url = 'https://shop.example/n';
  for (const [notifications, named] of [
    [{ url, hmacKey: 'secret' }, /HMAC key/],
    [{ url: '/n', hmacKey: HMAC_KEY }, /notifications\.url/],
  ] as const)
    await assert.rejects(createSandbox({ origin: ORIGIN, notifications }), named);
});

test('a capture or a refund that comes back from the bank is told, and the money is where it was', async () => {
  const { till, received, wait, codes } = await openReceiver();
  const [kept, lost] = [await till.pay({}, 'refund-fails'), await till.pay({}, 'capture-fails')];
  await ask(till, 'capturePayment', kept, 1999);
  await ask(till, 'capturePayment', lost, 1000);
  await wait(5000);
  const refund = await ask(till, 'refundPayment', kept, 1999);
  await ask(till, 'refundPayment', lost, 400);
  await wait(8000);
  assert.deepEqual([till.book(kept).charged, till.book(kept).refunded], [false, 1999]);
  received.length = 0;
  await wait(2 * MINUTE);
  assert.deepEqual(codes().toSorted(), ['CAPTURE_FAILED true', 'REFUND_FAILED true', 'REFUND_FAILED true']);
  const own = received.find(({ originalReference }) => originalReference === kept);
  assert.equal(own?.pspReference, refund.pspReference);
  assert.deepEqual([till.book(kept).charged, till.book(kept).refunded], [true, 0]);
  assert.deepEqual(
    till.book(kept).history.map(({ status }) => status),
    ['booked', 'failed'],
  );
  const { captured, refunded } = till.book(lost);
  assert.deepEqual([captured, refunded], [0, 0]);
  await ask(till, 'capturePayment', lost, 1999);
});

test('a reversal that is taken on and fails is told, the money is still there, and the next try works', async () => {
  const { till, received, wait } = await openReceiver();
  const psp = await till.pay({}, 'reversal-fails');
  const first = await end(till, 'reversePayment', psp);
  await wait(8000);
  const told = () =>
    received
      .filter(({ eventCode }) => eventCode === 'CANCEL_OR_REFUND')
      .map((item) => [item.success, item.pspReference, item.originalReference]);
  assert.deepEqual(told(), [['false', first.pspReference, psp]]);
  assert.deepEqual([till.book(psp).charged, till.book(psp).history[0]?.status], [true, 'failed']);
  const second = await end(till, 'reversePayment', psp);
  await wait(8000);
  assert.deepEqual(told()[1], ['true', second.pspReference, psp]);
  assert.deepEqual([till.book(psp).charged, till.book(psp).reversed], [false, true]);
});

test('an issuer that answers later does: pending first, authorised after ten minutes, unless cancelled before', async () => {
  const { till, received, wait } = await openReceiver();
  const [psp, cancelled] = [
    await till.pay({}, 'pending'),
    await till.pay({ reference: 'cancelled' }, 'pending'),
  ];
  const input = { merchantAccount, paymentReference: 'cancelled' };
  await till.client.call(checkout.cancelPaymentByReference, input, till.key());
  await wait(9 * MINUTE);
  assert.deepEqual([till.book(psp).result, till.book(psp).charged], ['Pending', false]);
  await wait(2 * MINUTE);
  assert.deepEqual([till.book(psp).result, till.book(psp).charged], ['Authorised', true]);
  assert.equal(till.book(cancelled).result, 'Cancelled');
  const toldOf = (reference: string) =>
    received
      .filter((item) => item.pspReference === reference || item.originalReference === reference)
      .map(({ eventCode, success }) => `${eventCode} ${success}`);
  assert.deepEqual(toldOf(psp), ['PENDING true', 'AUTHORISATION true']);
  assert.deepEqual(toldOf(cancelled).toSorted(), ['PENDING true', 'TECHNICAL_CANCEL true']);
  await ask(till, 'capturePayment', psp, 1999);
});

test('an order of several payments is told when it is opened, and how it is closed', async () => {
  const { till, received, wait, codes } = await openReceiver();
  const open = () =>
    till.client.call(
      checkout.createOrder,
      { merchantAccount, reference: 'basket', amount: EUR(1999) },
      till.key(),
    );
  const [paid, given] = [await open(), await open()];
  const part = ({ orderData, pspReference }: typeof paid, value: number) =>
    till.pay({ amount: EUR(value), order: { orderData, pspReference } });
  const parts = [await part(paid, 1000), await part(paid, 999)];
  await part(given, 1000);
  const order = { orderData: given.orderData, pspReference: given.pspReference ?? '' };
  await till.client.call(checkout.cancelOrder, { merchantAccount, order }, till.key());
  await wait(8000);
  assert.deepEqual(
    codes()
      .filter((code) => code.startsWith('ORDER'))
      .toSorted(),
    ['ORDER_CLOSED false', 'ORDER_CLOSED true', 'ORDER_OPENED true', 'ORDER_OPENED true'],
  );
  const closed = received.find(
    ({ eventCode, success }) => eventCode === 'ORDER_CLOSED' && success === 'true',
  );
  const { additionalData = {} } = closed ?? {};
  assert.deepEqual(
    parts.map((_, at) => additionalData[`order-${at + 1}-pspReference`]),
    parts,
  );
});
