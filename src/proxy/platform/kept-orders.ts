import type { Services } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import type { Answer } from './platform.js';

/*
 * What the ledger remembers of the platform's own orders. Each fact is written once and stands: an order that ends has a
 * mark beside it, and what an answer renews is written under the part that it answers.
 */

/** An order of the platform's, by the merchant's that it is made for. */
const ORDER = 'platform-order';
/** Whose it is, by the platform's own name. */
const OWNER = 'platform-order-of';
/** Why it takes no more parts. */
const ENDED = 'platform-order-ended';
/** Which one an attempt is a part of, and what the answer to it renewed. */
const PART = 'platform-order-part';
const DATA = 'platform-order-data';
/** The data by which an order is given up. */
const CANCELLED_BY = 'platform-order-cancelled-by';

export const CANCEL_ORDER = 'checkout.cancelOrder';

/** `removed`: its shopper took the parts back. `expired`: the platform gave them back by itself. */
export type OrderEnd = 'removed' | 'expired';

/** An order of the platform's, as a part names it, and what its parts are to add up to. */
export interface KeptOrder {
  readonly pspReference: string;
  readonly orderData: string;
  readonly value?: number | undefined;
  /** Milliseconds since the epoch: the platform gives its parts back then. */
  readonly expiresAt?: number | undefined;
}

/** One of them, and the merchant's order that it is for. */
export interface OwnedOrder extends KeptOrder {
  readonly order: string;
  readonly merchantAccount: string;
}

export async function recallOrder({ ledger }: Services, name: string): Promise<KeptOrder | undefined> {
  const known = await ledger.recall(ORDER, name);
  return known === undefined ? undefined : (JSON.parse(known) as KeptOrder);
}

export async function ownedOrder(
  { ledger }: Services,
  pspReference: string,
): Promise<OwnedOrder | undefined> {
  const known = await ledger.recall(OWNER, pspReference);
  return known === undefined ? undefined : (JSON.parse(known) as OwnedOrder);
}

/** The record that was kept first stands. */
export async function keepOrder(
  { ledger }: Services,
  name: string,
  whose: Pick<Attempt, 'order' | 'merchantAccount'>,
  answer: Answer,
): Promise<KeptOrder | undefined> {
  const { pspReference, orderData, amount } = answer;
  if (typeof pspReference !== 'string' || typeof orderData !== 'string') return undefined;
  const { value } = Object(amount) as { value?: unknown };
  const expiresAt = Date.parse(String(answer['expiresAt']));
  const kept = {
    pspReference,
    orderData,
    ...(Number.isSafeInteger(value) && { value: value as number }),
    ...(Number.isFinite(expiresAt) && { expiresAt }),
  };
  const stands = JSON.parse(await ledger.remember(ORDER, name, JSON.stringify(kept))) as KeptOrder;
  const { order, merchantAccount } = whose;
  await ledger.remember(OWNER, stands.pspReference, JSON.stringify({ ...stands, order, merchantAccount }));
  return stands;
}

export const endOrder = ({ ledger }: Services, pspReference: string, why: OrderEnd): Promise<string> =>
  ledger.remember(ENDED, pspReference, why);

export const endOfOrder = async ({ ledger }: Services, pspReference: string): Promise<OrderEnd | undefined> =>
  (await ledger.recall(ENDED, pspReference)) as OrderEnd | undefined;

export const isExpired = ({ settings }: Services, { expiresAt = Infinity }: KeptOrder): boolean =>
  expiresAt <= settings.now();

/** Writes down which order an attempt is a part of. */
export const joinOrder = ({ ledger }: Services, { key }: Attempt, pspReference: string): Promise<string> =>
  ledger.remember(PART, key, pspReference);

export const orderOfPart = ({ ledger }: Services, { key }: Attempt): Promise<string | undefined> =>
  ledger.recall(PART, key);

/** Writes down what the answer to a part says of its order. */
export async function renewOrder(services: Services, { key }: Attempt, answer: Answer): Promise<void> {
  const { pspReference, orderData } = answer;
  if (typeof pspReference === 'string' && typeof orderData === 'string')
    await services.ledger.remember(DATA, `${pspReference} ${key}`, orderData);
}

/** An order as the next call names it: the newest answer's data count. */
export async function namedOrder(
  { ledger }: Services,
  reference: string,
  { pspReference, orderData }: KeptOrder,
): Promise<{ readonly pspReference: string; readonly orderData: string }> {
  for (const { key } of (await ledger.partsOf(reference)).toReversed()) {
    const renewed = await ledger.recall(DATA, `${pspReference} ${key}`);
    if (renewed !== undefined) return { pspReference, orderData: renewed };
  }
  return { pspReference, orderData };
}

/** Name of the intent to give an order up. */
export const leavingId = ({ settings }: Services, pspReference: string): Promise<string> =>
  settings.signer.sign('own intent', CANCEL_ORDER, pspReference);

/** Whether its shopper has taken its parts back, and the platform has yet to take that on: no part is paid meanwhile. */
export async function isLeaving(services: Services, pspReference: string): Promise<boolean> {
  const intent = await services.ledger.findIntent(await leavingId(services, pspReference));
  return intent !== undefined && intent.state !== 'refused' && intent.state !== 'answered';
}

/**
 * What gives an order up, as the platform is asked for it. Asked again it is the same, as its key is: by then its parts may
 * count no longer, and their data be out of reach.
 */
export async function cancelRequest(services: Services, owned: OwnedOrder): Promise<Record<string, unknown>> {
  const { order, merchantAccount, pspReference } = owned;
  const newest = await namedOrder(services, order, owned);
  const orderData = await services.ledger.remember(CANCELLED_BY, pspReference, newest.orderData);
  return { merchantAccount, order: { pspReference, orderData } };
}
