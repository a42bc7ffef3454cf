import type { Ledger } from '../ledger/ledger.js';

/** Key of the session's attempt that is open, that paid the order, or that was announced and has not arrived. */
export async function attemptToFollow(
  ledger: Ledger,
  order: string,
  owners: readonly string[],
): Promise<string | undefined> {
  const attempt = await ledger.findByOrder(order, owners);
  if (attempt?.leg === 'open') return attempt.key;
  if (attempt?.leg === 'authorised' && (await ledger.findOrder(order))?.isPaid) return attempt.key;
  return ledger.findReserved(order, owners);
}
