import { CANCEL_REQUESTED, type Settlement } from '../ledger/ledger.js';
import { methodFacts, type Attempt } from '../ledger/attempt.js';
import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import { insist } from '../work/insist.js';
import { isPaidAtTill } from './waiting.js';

/**
 * The end of an attempt whose cancel the platform has taken on. A payment that was quicker is given back, so the shopper is
 * not told that nothing was charged. What was paid at a till is not given back by itself, and is not said to be.
 */
export const cancelRequested = (at: number, attempt: Pick<Attempt, 'facts'>): Settlement => ({
  outcome: 'cancelled',
  facts: { ...methodFacts(attempt), reason: isPaidAtTill(attempt) ? 'offer-closed' : CANCEL_REQUESTED },
  at,
});

/** Writes down what became of an attempt, tells the merchant, and returns what then stands. */
export async function end(
  services: Services,
  around: Background,
  key: string,
  settlement: Settlement,
): Promise<Attempt | undefined> {
  const stands = await insist(around, () => services.ledger.settle(key, settlement));
  if (!stands) return undefined;
  services.settings.meters.attempt(stands.outcome);
  around.keepAlive(services.delivery.settled(stands));
  return stands;
}
