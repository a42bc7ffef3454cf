import type { RemovePartsRequest, RemovePartsAnswer } from '../../client/shopper/index.js';
import { isOwn } from './attempt-reply.js';
import { dueOf, resolveOrder } from './order.js';
import { paidSoFar } from './paid-so-far.js';
import { giveBackParts } from './parts.js';
import { countAsPaying } from './paying-limit.js';
import { isLeaving, orderOfPart } from '../platform/kept-orders.js';
import { Refusal } from '../refusal.js';
import type { Call, Services, Reply } from '../services.js';

/**
 * `POST /parts/remove`: gives back all that this session has paid of an order that is not paid in full. Asked again, it
 * says how things stand.
 */
export async function removeParts(
  services: Services,
  call: Call,
  { order: reference }: RemovePartsRequest,
): Promise<Reply> {
  const { ledger } = services;
  const order = await resolveOrder(services, call, reference);
  await countAsPaying(services, call, undefined, 2);
  const { isPaid } = await dueOf(services, call, reference, order);
  if (isPaid) throw new Refusal('order-paid');
  if ((await ledger.findOrder(reference))?.openAttempt !== undefined) throw new Refusal('attempt-open');
  const parts = await ledger.partsOf(reference);
  if (parts.some((part) => !isOwn(part, call))) throw new Refusal('unknown-attempt');
  await giveBackParts(services, call, parts);
  const left = await ledger.partsOf(reference);
  const due = await dueOf(services, call, reference, order);
  if (due.isPaid) throw new Refusal('order-paid');
  if (left.length > 0 && !(await isOnItsWay(services, left))) throw new Refusal('attempt-open');
  const body: RemovePartsAnswer = {
    order: reference,
    amount: due.amount,
    paid: paidSoFar(left, call),
    settled: left.length === 0,
  };
  return { status: left.length === 0 ? 200 : 202, body };
}

/** Whether upkeep will send it, as soon as the platform answers or the attempt that was quicker has ended. */
async function isOnItsWay(services: Services, parts: Parameters<typeof paidSoFar>[0]): Promise<boolean> {
  for (const part of parts) {
    const name = await orderOfPart(services, part);
    if (name !== undefined && (await isLeaving(services, name))) return true;
  }
  return false;
}
