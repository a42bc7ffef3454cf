import type { Call, Services } from '../services.js';
import type { Attempt } from '../ledger/attempt.js';
import { Refusal } from '../refusal.js';
import { beginSettlement, endSettlement, wasSettled, type Asked } from './settlement-intent.js';

/**
 * Settles an event that the merchant's hooks did not accept after every try: they are called again, or an operator has put
 * the shop's records right by hand. Refused where the shop has heard of a later outcome of the order meanwhile, because then
 * the earlier one would be the last it hears.
 */
export async function settleTelling(
  services: Services,
  call: Call,
  attempt: Attempt,
  asked: Asked,
): Promise<void> {
  if (asked.pspReference !== undefined) throw new Refusal('invalid-request', { field: 'pspReference' });
  const begun = await beginSettlement(services, call, attempt, asked);
  if (wasSettled(begun)) return;
  const { ledger, delivery } = services;
  const dead = await ledger.deadTellings(attempt.reference);
  const settled = await Promise.all(
    dead.map(async (telling) => {
      if (asked.outcome === 'tell-again') return ledger.reviveTelling(telling);
      await ledger.endTelling(telling, 'told');
      return true;
    }),
  );
  await endSettlement(services, call, begun, asked, settled.includes(true));
  call.keepAlive(delivery.deliver(attempt.order));
}
