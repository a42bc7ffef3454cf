import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import type { PlatformEvent } from '../ledger/event.js';
import { methodFacts, type Attempt } from '../ledger/attempt.js';
import { lastingFacts } from '../paying/lasting-facts.js';
import { releaseParts } from '../paying/parts.js';
import { reverse } from '../paying/reversal.js';
import { asPart, conclude } from '../paying/settle.js';
import { orderOfPart, ownedOrder, type OwnedOrder } from '../platform/kept-orders.js';

/**
 * An order of the platform's that ended. Unpaid, it has given its parts back, whether it expired or was given up. Paid, all its
 * money is with the merchant, also where the report of a part was lost.
 */
export async function followOrder(
  services: Services,
  around: Background,
  event: PlatformEvent,
): Promise<void> {
  const owned = await ownedOrder(services, event.pspReference);
  if (!owned) return;
  await (event.success
    ? followMissing(services, around, owned, event)
    : releaseParts(services, around, owned, 'expired'));
}

/**
 * The signature covers the order's amount, and not the names of its parts. So a part is known by it only where one alone can be
 * the money that is missing: it paid, or, where its shopper was told that it is over, it goes back or waits for an operator.
 */
async function followMissing(
  services: Services,
  around: Background,
  owned: OwnedOrder,
  { amount, at }: PlatformEvent,
): Promise<void> {
  const ofOrder = await attemptsOf(services, owned);
  const counted = ofOrder
    .filter(({ leg }) => leg === 'authorised')
    .reduce((sum, { authorised }) => sum + authorised, 0);
  const missing = (owned.value ?? 0) - counted;
  // One that is still on its way may be it: its answer tells.
  const isOnWay = ofOrder.some(({ leg, pspReference }) => leg === 'open' && pspReference === undefined);
  if (missing <= 0 || isOnWay) return;
  around.note('part-missing');
  const [part, ...others] = ofOrder.filter(
    ({ leg, amount: { value } }) => leg !== 'authorised' && value === missing,
  );
  const isWhole = amount?.value === owned.value && amount?.currency === part?.amount.currency;
  if (part?.pspReference === undefined || others.length > 0 || !isWhole) return;
  const { pspReference } = part;
  if (part.leg === 'released') return reverse(services, around, part, pspReference);
  const facts = { ...methodFacts(part), ...lastingFacts(part) };
  await conclude(services, around, part, asPart(part, { outcome: 'paid', facts, pspReference, at }));
}

/** All attempts to pay a part of it, whether they count or not. */
async function attemptsOf(
  services: Services,
  { order, pspReference }: OwnedOrder,
): Promise<readonly Attempt[]> {
  const all = await services.ledger.list({ search: order, limit: 1000 });
  const names = await Promise.all(all.map((attempt) => orderOfPart(services, attempt)));
  return all.filter((attempt, at) => attempt.order === order && names[at] === pspReference);
}
