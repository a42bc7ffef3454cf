import type { Amount } from '../../client/index.js';
import { donatedOrder } from '../../client/shopper/donation-order.js';
import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import { insist } from '../work/insist.js';
import type { PlatformEvent } from '../ledger/event.js';
import { methodFacts, type Attempt } from '../ledger/attempt.js';
import { lastingFacts } from '../paying/lasting-facts.js';
import { orderOfPart } from '../platform/kept-orders.js';
import { reverse } from '../paying/reversal.js';
import { asPart, conclude } from '../paying/settle.js';
import { isOffered } from '../paying/waiting.js';
import { followOrder } from './closed-order.js';

/** Keeps what the platform reports and does what follows from it, once, in whatever order it arrives. */
export async function takeEvent(services: Services, around: Background, event: PlatformEvent): Promise<void> {
  if (await insist(around, () => services.ledger.keepEvent(event)))
    await followEvent(services, around, event);
}

/** Acts on an event that was kept. Done twice, it changes nothing more. */
export async function followEvent(
  services: Services,
  around: Background,
  event: PlatformEvent,
): Promise<void> {
  if (event.kind === 'order-closed' && !(await followOrder(services, around, event))) return;
  const attempt = await subjectOf(services, event);
  if (attempt && (event.kind === 'authorisation' || event.kind === 'donation'))
    await followAuthorisation(services, around, attempt, event);
  if (attempt && event.kind === 'capture') await followCapture(services, around, attempt, event);
  if (attempt && (event.kind === 'cancel' || event.kind === 'reversal'))
    await followCancel(services, around, attempt, event);
  await services.ledger.eventDone(event.id);
}

/**
 * By the payment's own name where the event has another; a cancel may carry any reference. A donation is found by its own: the other
 * payment that it names is the one before it, which it never changes.
 */
export async function subjectOf(
  { ledger }: Services,
  { kind, reference, originalReference }: PlatformEvent,
): Promise<Attempt | undefined> {
  if (kind === 'donation') {
    const donation = await ledger.findByReference(reference);
    return donation && donatedOrder(donation.order) !== undefined ? donation : undefined;
  }
  const named = originalReference && (await ledger.findByPspReference(originalReference));
  return named || ledger.findByReference(reference);
}

const isSame = (a: Amount | undefined, b: Amount): boolean =>
  a?.value === b.value && a.currency === b.currency;

async function followAuthorisation(
  services: Services,
  around: Background,
  attempt: Attempt,
  { success, amount, pspReference, at }: PlatformEvent,
): Promise<void> {
  if (!success) {
    // That another try under the same key failed says nothing about the one that is known.
    const isAbout = (attempt.pspReference ?? pspReference) === pspReference;
    if (attempt.leg === 'open' && isAbout)
      await conclude(services, around, attempt, {
        outcome: 'refused',
        facts: { ...methodFacts(attempt), reason: isOffered(attempt) ? 'offer-closed' : 'try-again' },
        pspReference,
        at,
      });
    return;
  }
  const outcome = isSame(amount, attempt.amount) ? 'paid' : 'action-required';
  const remaining = outcome === 'paid' ? undefined : await leftOver(services, attempt, amount);
  if (outcome !== 'paid' && !remaining) return around.note('answer-mismatch');
  const facts = { ...lastingFacts(attempt), ...(remaining && { remaining }) };
  await conclude(services, around, attempt, asPart(attempt, { outcome, facts, pspReference, at }));
}

/**
 * Money that was captured was authorised, also where the report of that was lost: of what is paid at a till, nothing else may tell. A
 * part does not say how much was authorised: it pays nothing, and goes back where it is beside a payment.
 */
async function followCapture(
  services: Services,
  around: Background,
  attempt: Attempt,
  event: PlatformEvent,
): Promise<void> {
  const { success, amount, originalReference: captured } = event;
  const { leg, pspReference, facts } = attempt;
  const isWithin = amount?.currency === attempt.amount.currency && amount.value <= attempt.amount.value;
  if (!success || captured === undefined || !isWithin) return;
  const isKnown = pspReference === captured && facts.reason !== 'offer-closed';
  if (leg !== 'open' && !isKnown) await reverse(services, around, attempt, captured);
  if (leg === 'open' && isSame(amount, attempt.amount))
    await followAuthorisation(services, around, attempt, { ...event, pspReference: captured });
}

/**
 * What is left to pay of an order where less was authorised than its attempt asked for, as of a part of an order of the
 * platform's it may be; undefined where that cannot be.
 */
async function leftOver(
  services: Services,
  attempt: Attempt,
  authorised: Amount | undefined,
): Promise<Amount | undefined> {
  const { amount, rest } = attempt;
  const isLess =
    authorised?.currency === amount.currency && authorised.value > 0 && authorised.value < amount.value;
  if (!isLess || (await orderOfPart(services, attempt)) === undefined) return undefined;
  return { ...amount, value: amount.value + rest - authorised.value };
}

async function followCancel(
  services: Services,
  around: Background,
  attempt: Attempt,
  { success, originalReference, kind, at }: PlatformEvent,
): Promise<void> {
  const { key, leg, pspReference } = attempt;
  if (!success) {
    if (kind === 'reversal') around.note('reversal-failed');
    // A payment that could not be cancelled is given back, unless it is the one that paid the order.
    if (leg === 'released' && originalReference !== undefined)
      await reverse(services, around, attempt, originalReference);
    return;
  }
  const isAbout = pspReference === undefined || pspReference === originalReference;
  if (leg === 'open' && isAbout)
    await conclude(services, around, attempt, { outcome: 'cancelled', facts: methodFacts(attempt), at });
  else if (leg === 'authorised' && isAbout && pspReference !== undefined) {
    const back = await insist(around, () => services.ledger.giveBack(key, at));
    if (back) around.keepAlive(services.delivery.settled(back));
  }
}
