import type { FenceRequest, ReserveRequest } from '../../client/shopper/index.js';
import { donatedOrder } from '../../client/shopper/donation-order.js';
import { isIdempotencyKey } from '../../client/wire/idempotency.js';
import { isOwn, replyOf } from './attempt-reply.js';
import type { Call, Services, Reply } from '../services.js';
import { resolveOrder } from './order.js';
import { referenceOf } from './reference.js';
import { countAsPaying } from './paying-limit.js';
import { Refusal } from '../refusal.js';

/**
 * `POST /attempts/{key}/fence`: a key that nothing was ever written down under is taken out of use, so that a payment
 * which is still on its way does nothing when it arrives. Where the attempt is known, its state is the answer.
 */
export async function fence(
  services: Services,
  call: Call,
  { key, order }: FenceRequest & { key: string },
): Promise<Reply> {
  const known = await services.ledger.find(key);
  if (known) {
    if (!isOwn(known, call)) throw new Refusal('unknown-attempt');
    return replyOf(services, known);
  }
  const { amount, merchantAccount = services.settings.merchantAccount } = await resolveOrder(
    services,
    call,
    donatedOrder(order) ?? order,
  );
  // A payment that was one too many is ended by this: so it may come where that may not.
  await countAsPaying(services, call, undefined, 2);
  const stands = await services.ledger.fence({
    key,
    owner: call.caller.owners[0] ?? '',
    order,
    orderValue: amount.value,
    reference: await referenceOf(services, order, key),
    merchantAccount,
    amount,
    fingerprint: '',
    at: services.settings.now(),
  });
  if (!isOwn(stands, call)) throw new Refusal('unknown-attempt');
  return replyOf(services, stands);
}

/** `POST /attempts`: the next page of this session that asks for the order is told of the attempt. */
export async function reserve(
  services: Services,
  call: Call,
  { order, key }: ReserveRequest,
): Promise<Reply> {
  if (!isIdempotencyKey(key)) throw new Refusal('invalid-request', { field: 'key' });
  await resolveOrder(services, call, order);
  await countAsPaying(services, call);
  const owner = call.caller.owners[0] ?? '';
  await services.ledger.reserve({ owner, order, key, at: services.settings.now() });
  return { status: 204, body: undefined };
}
