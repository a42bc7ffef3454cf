import { checkout } from '../../client/checkout/index.js';
import type { Amount } from '../../client/index.js';
import type { PayRequest } from '../../client/shopper/index.js';
import { isOwn, replyOrRefuse } from './attempt-reply.js';
import { CardTesting } from './card-testing.js';
import { checkAddress } from '../edge/client-address.js';
import type { Call, Desk, Reply } from '../desk.js';
import { envelopesOf } from '../edge/envelope.js';
import type { Attempt, NewAttempt } from '../ledger/attempt.js';
import type { MerchantOrder } from '../options.js';
import { dueOf, isHeld, resolveOrder } from './order.js';
import { countAsPaying } from './paying-limit.js';
import { checkPaymentMethod, paymentRequest } from './payment-request.js';
import { platformOrder } from '../platform/platform-order.js';
import { Refusal } from '../refusal.js';
import { writeDown } from './settle.js';
import { canonical } from '../edge/signing.js';
import { beginOrWithdraw } from './withdraw.js';
import { within } from '../work/work.js';

interface Paying {
  readonly body: PayRequest;
  readonly key: string;
  /** Digest of what is asked for. */
  readonly fingerprint: string;
}

/** `POST /checkout/payments`: written down before it is sent, sent once, and answered by what then stands in the ledger. */
export async function pay(desk: Desk, call: Call, body: PayRequest, key: string): Promise<Reply> {
  checkPaymentMethod(body, call);
  const paying = { body, key, fingerprint: await fingerprintOf(desk, body) };
  const known = await desk.ledger.find(key);
  if (known) return replay(desk, call, paying, known);
  const order = await resolveOrder(desk, call, body.order);
  const { amount: left, isPaid } = await dueOf(desk, call, body.order, order);
  checkAddress(desk, call);
  await countAsPaying(desk, call, body.order);
  const attempt = {
    key,
    owner: call.caller.owners[0] ?? '',
    order: body.order,
    orderValue: order.amount.value,
    reference: await referenceOf(desk, body.order, key),
    merchantAccount: order.merchantAccount ?? desk.settings.merchantAccount,
    amount: { ...left, value: body.amount.value },
    fingerprint: paying.fingerprint,
    envelopes: await envelopesOf(desk, body.paymentMethod),
    at: desk.settings.now(),
  };
  if (isPaid) return decline(desk, call, paying, attempt, new Refusal('order-paid'));
  if (!fits(body, left))
    return decline(desk, call, paying, attempt, new Refusal('amount-changed', { field: 'amount' }));
  if (!(await isHeld(desk, body.order)))
    return decline(desk, call, paying, attempt, new Refusal('order-expired'));
  const testing = new CardTesting(desk, call, attempt.merchantAccount);
  await testing.enter();
  const begun = await beginOrWithdraw(desk, call, attempt);
  if (begun.kind !== 'begun') await testing.leave();
  if (begun.kind === 'known') return replay(desk, call, paying, begun.attempt);
  if (begun.kind === 'envelope-used') {
    call.note('envelope-used');
    return decline(desk, call, paying, attempt, new Refusal('invalid-request', { field: 'paymentMethod' }));
  }
  if (begun.kind !== 'begun') return decline(desk, call, paying, attempt, new Refusal(begun.kind));
  const work = desk.work.start(key, async () => {
    const stands = await execute(desk, call, paying, order, begun.attempt);
    await testing.learn(undefined, stands);
  });
  call.keepAlive(work);
  await within(work, desk.settings.answerWithin);
  return current(desk, key);
}

/** The shopper is told that nothing was sent: a copy of this request that is still on its way must not begin later. */
async function decline(
  desk: Desk,
  call: Call,
  paying: Paying,
  attempt: NewAttempt,
  refusal: Refusal,
): Promise<Reply> {
  const stands = await desk.ledger.fence(attempt);
  if (stands.isFenced) throw refusal;
  // Another copy was quicker.
  return replay(desk, call, paying, stands);
}

/** All that is left, or with a gift card a part of it. */
function fits({ amount, paymentMethod }: PayRequest, left: Amount): boolean {
  const isPart = paymentMethod.type === 'giftcard' && amount.value > 0 && amount.value < left.value;
  return amount.currency === left.currency && (amount.value === left.value || isPart);
}

/** Ciphertext differs each time a card is sealed, and a screen may turn: neither says what is paid. */
function fingerprintOf(
  { settings }: Desk,
  { order, amount, paymentMethod, ...rest }: PayRequest,
): Promise<string> {
  const { type, holderName, brand, storedPaymentMethodId } = paymentMethod;
  const { storePaymentMethod = false, recurringProcessingModel } = rest;
  const method = { type, holderName, brand, storedPaymentMethodId };
  return settings.signer.sign(
    'fingerprint',
    canonical({ order, amount, method, storePaymentMethod, recurringProcessingModel }),
  );
}

/** Unique at the platform for each attempt, and readable to people who know the order. */
export async function referenceOf({ settings }: Desk, order: string, key: string): Promise<string> {
  const digest = await settings.signer.sign('reference', order, key);
  const suffix = digest.replace(/[^A-Za-z0-9]/g, '').slice(0, 10);
  return `${order.slice(0, 69)}-${suffix}`;
}

/** The same attempt again: joins what is under way, or tells what became of it. Nothing is sent. */
async function replay(
  desk: Desk,
  call: Call,
  { key, fingerprint }: Paying,
  attempt: Attempt,
): Promise<Reply> {
  if (isOwn(attempt, call) && attempt.isFenced) throw new Refusal('attempt-fenced');
  if (!isOwn(attempt, call) || attempt.fingerprint !== fingerprint)
    throw new Refusal('key-reused', { field: 'Idempotency-Key' });
  await desk.work.join(key, desk.settings.answerWithin);
  return current(desk, key);
}

async function current(desk: Desk, key: string): Promise<Reply> {
  const attempt = await desk.ledger.find(key);
  if (!attempt) throw new Refusal('internal');
  return replyOrRefuse(desk, attempt);
}

/** The one place that spends a card: its key at the platform cannot be guessed from the browser's. */
async function execute(
  desk: Desk,
  call: Call,
  { body, key }: Paying,
  order: MerchantOrder,
  attempt: Attempt,
): Promise<Attempt | undefined> {
  const part = await platformOrder(desk, call, order, attempt);
  if (part.kind === 'not-executed') return writeDown(desk, call, attempt, part);
  const request = { ...paymentRequest(desk, call, body, order, attempt), ...part.fields };
  const platformKey = await desk.settings.signer.sign('pay', key, attempt.order, attempt.merchantAccount);
  const result = await desk.platform.call(checkout.payments, request, platformKey, call);
  return writeDown(desk, call, attempt, result);
}
