import type { ClientError } from '../../client/index.js';
import { Refusal, type RefusalFacts } from '../refusal.js';

/** What the platform's refusal is to the one who called: their own mistake keeps its field, the merchant's is not theirs to see. */
export function refusalOf({ kind, status = 0, field, retryAfter, unsent }: ClientError): Refusal {
  const facts: RefusalFacts = { field, retryAfter };
  if (kind === 'rate-limited') return new Refusal('rate-limited', facts);
  if (kind === 'contract' && unsent) return new Refusal('invalid-request', facts);
  if (kind !== 'refused') return new Refusal('platform-unavailable', { retryAfter });
  if (status === 404) return new Refusal('not-found');
  if (status === 409) return new Refusal('platform-refused', { ...facts, status });
  if (status === 400 || status === 422) return new Refusal('platform-refused', facts);
  return new Refusal('platform-unavailable', { retryAfter });
}
