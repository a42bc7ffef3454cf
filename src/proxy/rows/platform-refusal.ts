import type { ClientError } from '../../client/index.js';
import { Refusal, type RefusalFacts } from '../refusal.js';

/** What a session says of its shopper, or does not: no merchant's slip. */
const OF_SESSION = ['shopperReference', 'shopperEmail'];

/** What did not fit before anything was sent: the caller's own field, or one that the merchant's `supply` left out. */
function unfit(field: string | undefined, supplied: readonly string[]): Refusal {
  const isSupplied = supplied.some(
    (name) => !OF_SESSION.includes(name) && (field === name || field?.startsWith(`${name}.`)),
  );
  return isSupplied
    ? new Refusal('not-configured', { field: `supply.${field}` })
    : new Refusal('invalid-request', { field });
}

/** What the platform's refusal is to the one who called: their own mistake keeps its field, the merchant's is not theirs to see. */
export function refusalOf(
  { kind, status = 0, field, retryAfter, unsent }: ClientError,
  supplied: readonly string[] = [],
): Refusal {
  const facts: RefusalFacts = { field, retryAfter };
  if (kind === 'rate-limited') return new Refusal('rate-limited', facts);
  if (kind === 'contract' && unsent) return unfit(field, supplied);
  if (kind !== 'refused') return new Refusal('platform-unavailable', { retryAfter });
  if (status === 404) return new Refusal('not-found');
  if (status === 409) return new Refusal('platform-refused', { ...facts, status });
  if (status === 400 || status === 422) return new Refusal('platform-refused', facts);
  return new Refusal('platform-unavailable', { retryAfter });
}
