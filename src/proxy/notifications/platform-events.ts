import type { Amount } from '../../client/index.js';
import type { Desk } from '../desk.js';
import type { Background } from '../work/background.js';
import { insist } from '../work/insist.js';
import type { PlatformEvent } from '../ledger/event.js';
import type { Attempt } from '../ledger/attempt.js';
import { reverse } from '../paying/reversal.js';
import { asPart, conclude } from '../paying/settle.js';

/** Keeps what the platform reports and does what follows from it, once, in whatever order it arrives. */
export async function takeEvent(desk: Desk, around: Background, event: PlatformEvent): Promise<void> {
  if (await insist(around, () => desk.ledger.keepEvent(event))) await followEvent(desk, around, event);
}

/** Acts on an event that was kept. Done twice, it changes nothing more. */
export async function followEvent(desk: Desk, around: Background, event: PlatformEvent): Promise<void> {
  const attempt = await subjectOf(desk, event);
  if (attempt && event.kind === 'authorisation') await followAuthorisation(desk, around, attempt, event);
  if (attempt && (event.kind === 'cancel' || event.kind === 'reversal'))
    await followCancel(desk, around, attempt, event);
  await desk.ledger.eventDone(event.id);
}

/** By the payment's own name where the event has another; a cancel may carry any reference. */
export async function subjectOf(
  { ledger }: Desk,
  { reference, originalReference }: PlatformEvent,
): Promise<Attempt | undefined> {
  const named = originalReference && (await ledger.findByPspReference(originalReference));
  return named || ledger.findByReference(reference);
}

const isSame = (a: Amount | undefined, b: Amount): boolean =>
  a?.value === b.value && a.currency === b.currency;

async function followAuthorisation(
  desk: Desk,
  around: Background,
  attempt: Attempt,
  { success, amount, pspReference, at }: PlatformEvent,
): Promise<void> {
  if (!success) {
    // That another try under the same key failed says nothing about the one that is known.
    const isAbout = (attempt.pspReference ?? pspReference) === pspReference;
    if (attempt.leg === 'open' && isAbout)
      await conclude(desk, around, attempt, {
        outcome: 'refused',
        facts: { reason: 'try-again' },
        pspReference,
        at,
      });
    return;
  }
  if (!isSame(amount, attempt.amount)) return around.note('answer-mismatch');
  const settlement = asPart(attempt, { outcome: 'paid', facts: cardOf(attempt), pspReference, at });
  await conclude(desk, around, attempt, settlement);
}

const cardOf = ({ facts: { brand, lastFour } }: Attempt): Attempt['facts'] => ({
  ...(brand !== undefined && { brand }),
  ...(lastFour !== undefined && { lastFour }),
});

async function followCancel(
  desk: Desk,
  around: Background,
  attempt: Attempt,
  { success, originalReference, kind, at }: PlatformEvent,
): Promise<void> {
  const { key, leg, pspReference } = attempt;
  if (!success) {
    if (kind === 'reversal') around.note('reversal-failed');
    // A payment that could not be cancelled is given back, unless it is the one that paid the order.
    if (leg === 'released' && originalReference !== undefined)
      await reverse(desk, around, attempt, originalReference);
    return;
  }
  const isAbout = pspReference === undefined || pspReference === originalReference;
  if (leg === 'open' && isAbout)
    await conclude(desk, around, attempt, { outcome: 'cancelled', facts: {}, at });
  else if (leg === 'authorised' && isAbout && pspReference !== undefined) {
    const back = await insist(around, () => desk.ledger.giveBack(key, at));
    if (back) around.keepAlive(desk.delivery.settled(back));
  }
}
