import type { ClientError } from '../../client/index.js';
import type { CredentialName } from '../credential.js';
import { LISTING_REFUSALS } from '../../client/listings/refusals.js';
import { certaintyOf, isConfiguration, isNumbered, isUnderWay } from '../platform/certainty.js';
import { isRefusalCode, Refusal, type RefusalFacts } from '../refusal.js';

/** Fields that come from the shopper's session: one that is missing is no mistake of the merchant's. */
const OF_SESSION = ['shopperReference', 'shopperEmail'];

/** Input that failed its check before it was sent: the caller's own field, or one that the merchant's `supply` left out. */
function unfit(field: string | undefined, supplied: readonly string[]): Refusal {
  const isSupplied = supplied.some(
    (name) => !OF_SESSION.includes(name) && (field === name || field?.startsWith(`${name}.`)),
  );
  return isSupplied
    ? new Refusal('not-configured', { field: `supply.${field}` })
    : new Refusal('invalid-request', { field });
}

/** The one challenge that is the caller's to answer; any other is about the merchant's credential. */
const OF_ACCOUNT_HOLDER = /^SCA realm="\w{1,40}"[\x20-\x7e]{0,4000}$/;

/**
 * A refusal of the merchant's own service of listings, which speaks to the same people as the proxy does: its word, the
 * field, and what the row promises beside them stay as they are. Undefined where it is no such word.
 */
export function refusalOfListings({ kind, code, field, facts }: ClientError): Refusal | undefined {
  const isOwn = code === 'invalid-request' || (code !== undefined && Object.hasOwn(LISTING_REFUSALS, code));
  if ((kind !== 'refused' && kind !== 'rate-limited') || !isOwn || !isRefusalCode(code)) return undefined;
  return new Refusal(code, { field, told: facts as RefusalFacts['told'] });
}

/**
 * The platform's plain no to the merchant's own key, which lacks a role or an account. Nothing was done, and it would be the same
 * again: who runs the office is told which credential it is, and why. Undefined where the answer is no such no: a word in
 * place of a number is about the thing that was asked for.
 */
export function refusalOfKey(error: ClientError, credential: CredentialName): Refusal | undefined {
  const { status, code } = error;
  if (status !== 403 || !isNumbered(code) || certaintyOf(error) !== 'final') return undefined;
  return new Refusal('platform-forbidden', { field: `credentials.${credential}: ${code}` });
}

/** “Contract not found”, and the field that names it. A permit that is gone has the same code. */
const goneIn = ({ code, operation }: ClientError): string | undefined =>
  code === '800' && !/permit/i.test(operation) ? 'recurringDetailReference' : undefined;

/** A refusal names the caller's own field at fault; the merchant's mistakes are not the caller's to see. */
export function refusalOf(error: ClientError, supplied: readonly string[] = []): Refusal {
  const { kind, status = 0, field, fields, challenge = '', retryAfter, unsent } = error;
  // What the ledger says of it: the platform's own words are not for browsers.
  const told = error.facts !== undefined && { told: error.facts as RefusalFacts['told'] };
  const facts: RefusalFacts = { field: field ?? goneIn(error), fields, retryAfter, ...told };
  if (kind === 'rate-limited') return new Refusal('rate-limited', facts);
  if (kind === 'contract' && unsent) return unfit(field, supplied);
  if (kind !== 'refused') return new Refusal('platform-unavailable', { retryAfter });
  if (isUnderWay(error)) return new Refusal('attempt-open', { field: 'Idempotency-Key', retryAfter });
  if (status === 401 && OF_ACCOUNT_HOLDER.test(challenge))
    return new Refusal('proof-required', { challenge });
  if (status === 404) return new Refusal('not-found', { ...told });
  if (status === 409) return new Refusal('platform-refused', { ...facts, status });
  if (status === 400 || status === 422 || isConfiguration(error))
    return new Refusal('platform-refused', facts);
  return new Refusal('platform-unavailable', { retryAfter });
}
