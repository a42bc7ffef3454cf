import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import type { PlatformEvent } from '../ledger/event.js';
import type { Attempt } from '../ledger/attempt.js';
import { releaseParts } from '../paying/parts.js';
import { reverse } from '../paying/reversal.js';
import { orderOfPart, ownedOrder, type OwnedOrder } from '../platform/kept-orders.js';

/**
 * An order of the platform's that ended. Unpaid, it has given its parts back, whether it expired or was given up. Paid, all its
 * money is with the merchant, also where the report of a part was lost. False where it is too early to say which part that is.
 */
export async function followOrder(
  services: Services,
  around: Background,
  { success, pspReference }: PlatformEvent,
): Promise<boolean> {
  const owned = await ownedOrder(services, pspReference);
  if (!owned) return true;
  if (success) return followMissing(services, around, owned);
  await releaseParts(services, around, owned, 'expired');
  return true;
}

/**
 * The signature does not cover the names of the parts. One that is open may be the money that is missing: its answer, its report or
 * its end tells. Of those whose shoppers were told that they are over, one alone is taken for it: it goes back, or waits for an operator.
 */
async function followMissing(services: Services, around: Background, owned: OwnedOrder): Promise<boolean> {
  const ofOrder = await attemptsOf(services, owned);
  const counted = ofOrder
    .filter(({ leg }) => leg === 'authorised')
    .reduce((sum, { authorised }) => sum + authorised, 0);
  const missing = (owned.value ?? 0) - counted;
  if (missing <= 0) return true;
  around.note('part-missing');
  if (ofOrder.some(({ leg }) => leg === 'open')) return false;
  const [part, ...others] = ofOrder.filter(
    ({ leg, amount }) => leg === 'released' && amount.value === missing,
  );
  if (part?.pspReference === undefined || others.length > 0) return true;
  const { pspReference } = part;
  // One that was refused by name is not the money: that came under another name, which only its own report tells.
  const events = await services.ledger.findEvents([pspReference]);
  const isRefused = events.some(({ kind, success }) => kind === 'authorisation' && !success);
  if (!isRefused) await reverse(services, around, part, pspReference);
  return true;
}

/** All attempts to pay a part of it, whether they count or not. */
async function attemptsOf(
  services: Services,
  { order, pspReference }: OwnedOrder,
): Promise<readonly Attempt[]> {
  const all = await services.ledger.list({ search: order, limit: 1000 });
  const names = await Promise.all(all.map((attempt) => orderOfPart(services, attempt)));
  return all.filter((_, at) => names[at] === pspReference);
}
