import type { Call, Services } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import { findNotGivenBack } from './not-given-back.js';
import { Refusal } from '../refusal.js';
import { reverseAgain } from '../paying/reversal.js';
import { beginSettlement, endSettlement, wasSettled, type Asked } from './settlement-intent.js';

/**
 * Settles money that the proxy could not give back: the platform is asked again, or an operator did it by hand. The payment
 * that the money came beside stays as it is.
 */
export async function settleReversal(
  services: Services,
  call: Call,
  attempt: Attempt,
  asked: Asked,
): Promise<void> {
  const { pspReference } = asked;
  if (pspReference === undefined) throw new Refusal('invalid-request', { field: 'pspReference' });
  const begun = await beginSettlement(services, call, attempt, asked);
  if (wasSettled(begun)) return;
  const isWaiting = (await findNotGivenBack(services, attempt)).some(
    (waiting) => waiting.pspReference === pspReference,
  );
  if (isWaiting && asked.outcome === 'reverse-again')
    await reverseAgain(services, call, attempt, { pspReference, time: begun.intent.id });
  await endSettlement(services, call, begun, asked, isWaiting);
}
