import type { Call, Desk } from './desk.js';
import { Refusal } from './refusal.js';

/**
 * Counts a call as an attempt to pay, of its session and of its address; one too many of either is refused, or with
 * `times` so many times too many.
 */
export function countAsPaying({ bySession, byAddress }: Desk, { caller, address }: Call, times = 1): void {
  const waits = [
    bySession.take(caller.owners[0] ?? '', times),
    address === undefined ? undefined : byAddress.take(address, times),
  ];
  const wait = Math.max(...waits.map((milliseconds) => milliseconds ?? 0));
  if (wait > 0) throw new Refusal('rate-limited', { retryAfter: wait });
}
