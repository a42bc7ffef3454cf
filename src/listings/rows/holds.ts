import type { Caller } from '../../client/listings/caller.js';
import { ListingsRefusal } from '../refusal.js';
import type { Shop } from '../shop.js';
import { COUNT_TRY, EXTEND, FORGET_TRIES, IS_DUE, RELEASE, RETAKE } from './hold-statements.js';

const HOUR = 3_600_000;

/**
 * Puts back on sale what was ordered and not paid in time. Runs before anything that depends on stock is read, so that an
 * expired hold counts nowhere, however long ago the last upkeep was.
 */
export async function releaseExpired({ database, now }: Shop): Promise<void> {
  const at = now();
  const [due] = await database.rows(IS_DUE, [at]);
  if (!due) return;
  while ((await database.rows(RELEASE, [at])).length > 0);
}

/** What a server does from time to time: expired orders go back on sale, counts that are over go, the database is tidied. */
export async function keepUp(shop: Shop): Promise<void> {
  await releaseExpired(shop);
  await shop.database.rows(FORGET_TRIES, [shop.now() - HOUR]);
  await shop.database.tidy();
}

/** Takes the pieces of an expired order again. Says whether the order now stands at `status`. */
export async function retake(
  { database, now, holdFor }: Shop,
  number: string,
  status: 'placed' | 'paid',
  note?: string,
): Promise<boolean> {
  const at = now();
  const rows = await database.rows(RETAKE, [number, at, status, at + holdFor, note ?? null]);
  return rows.length > 0;
}

/**
 * Holds what an order is made of for its shopper from now on, because it is being paid. Where its time was up, it is held
 * anew as long as everything is still there. False where it cannot be had any more.
 */
export async function holdOrder(shop: Shop, number: string): Promise<boolean> {
  if (number.includes('\0')) return false;
  await releaseExpired(shop);
  const [held] = await shop.database.rows(EXTEND, [number, shop.now() + shop.holdFor]);
  if (held || (await retake(shop, number, 'placed'))) return true;
  const [order] = await shop.database.rows('SELECT status FROM florin_shop_orders WHERE number = $1::text', [
    number,
  ]);
  // What is paid is the shopper's: a second payment is the proxy's to refuse.
  return order !== undefined && !['expired', 'cancelled'].includes(String(order['status']));
}

/** Counts an order before it is placed, of its shopper, their session and their address; one too many is refused. */
export async function countOrder(shop: Shop, caller: Caller, email: string): Promise<void> {
  // The merchant's own server, and who works for the merchant, take no stock for nothing.
  if (caller.role === 'operator') return;
  const { session, address } = caller;
  const most = new Map([[`email ${email}`, shop.limits.session]]);
  if (session !== undefined) most.set(`session ${session}`, shop.limits.session);
  if (address !== undefined) most.set(`address ${address}`, shop.limits.address);
  const counts = await shop.database.rows(COUNT_TRY, [[...most.keys()], shop.now(), HOUR]);
  if (counts.some(({ who, count }) => Number(count) > (most.get(String(who)) ?? 0)))
    throw new ListingsRefusal('too-many-orders');
}
