import type { Call, Services, Reply } from '../services.js';
import type { Settlement } from '../ledger/ledger.js';
import type { Attempt } from '../ledger/attempt.js';
import { getPayment } from './operator-payments.js';
import { insist } from '../work/insist.js';
import { Refusal } from '../refusal.js';
import { lastingFacts } from '../paying/lasting-facts.js';
import { cancelByReference } from '../paying/reversal.js';
import { asPart } from '../paying/settle.js';
import { settleReversal } from './settle-reversal.js';
import { settleTelling } from './settle-telling.js';
import { beginSettlement, endSettlement, wasSettled, type Asked } from './settlement-intent.js';
import { isOverdue } from './unsettled.js';

/** How an attempt ended. */
type AskedOfAttempt = Asked & { readonly outcome: 'paid' | 'cancelled' };

/**
 * `POST /payments/{reference}/settlement`: an operator has looked the payment up at the platform and says how an attempt ended.
 * Who said so is kept with it. What was found out meanwhile stands; nothing that is settled is settled again.
 */
export async function settleByHand(services: Services, call: Call, asked: Asked): Promise<Reply> {
  const { outcome, reference } = asked;
  const attempt = await services.ledger.findByReference(reference);
  if (!attempt) throw new Refusal('not-found');
  if (outcome === 'reverse-again' || outcome === 'given-back')
    await settleReversal(services, call, attempt, asked);
  else if (outcome === 'tell-again' || outcome === 'told')
    await settleTelling(services, call, attempt, asked);
  else await settleAttempt(services, call, attempt, { ...asked, outcome });
  return { ...(await getPayment(services, reference)), outcome };
}

async function settleAttempt(
  services: Services,
  call: Call,
  attempt: Attempt,
  asked: AskedOfAttempt,
): Promise<void> {
  const { ledger } = services;
  if (attempt.isFenced) throw new Refusal('not-found');
  const wanted = await settlementOf(services, attempt, asked);
  if (attempt.leg === 'open' && !isOverdue(services, attempt)) throw new Refusal('attempt-open');
  const begun = await beginSettlement(services, call, attempt, asked);
  if (wasSettled(begun)) return;
  const stands = (await insist(call, () => ledger.settle(attempt.key, wanted))) ?? attempt;
  await endSettlement(services, call, begun, asked, agrees(stands, wanted));
  call.keepAlive(services.delivery.settled(stands));
  // No request waits for what may still happen, for example a bank's late answer.
  if (asked.outcome === 'cancelled') call.keepAlive(cancelByReference(services, call, stands));
}

/** Refused where the operator's word contradicts what is known of the attempt. */
async function settlementOf(
  services: Services,
  attempt: Attempt,
  { outcome, pspReference }: AskedOfAttempt,
): Promise<Settlement> {
  const at = services.settings.now();
  const { reference } = attempt;
  const facts = lastingFacts(attempt);
  if (outcome === 'cancelled') {
    if (pspReference !== undefined) throw new Refusal('invalid-request', { field: 'pspReference' });
    return { outcome, facts, at };
  }
  if (pspReference === undefined) throw new Refusal('invalid-request', { field: 'pspReference' });
  const [other, events] = await Promise.all([
    services.ledger.findByPspReference(pspReference),
    services.ledger.findEvents([pspReference]),
  ]);
  const isKnownOtherwise = (attempt.pspReference ?? pspReference) !== pspReference;
  const isOfAnother = other !== undefined && other.reference !== reference;
  const speaksAgainst = events.some(
    ({ pspReference: named, reference: of, amount, success, kind }) =>
      named === pspReference &&
      (kind !== 'authorisation' ||
        of !== reference ||
        !success ||
        amount?.value !== attempt.amount.value ||
        amount.currency !== attempt.amount.currency),
  );
  if (isKnownOtherwise || isOfAnother || speaksAgainst)
    throw new Refusal('invalid-request', { field: 'pspReference' });
  return asPart(attempt, { outcome: 'paid', facts, pspReference, at });
}

/** Whether what stands is what was said, by any writer. */
function agrees(stands: Attempt, { pspReference, outcome }: Settlement): boolean {
  if (outcome === 'cancelled') return stands.leg === 'released';
  return stands.leg === 'authorised' && stands.pspReference === pspReference;
}
