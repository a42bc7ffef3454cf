import { ClientError } from '../wire/errors.js';

/**
 * What `WWW-Authenticate` of `createTransfer` says to ask for strong customer authentication. The call then fails with an
 * error of which `proofAsked` knows what the account holder's device is to sign; sent again under the same idempotency key,
 * with `proofOf` what the device answered, it is carried out.
 */
export const askForProof = (): string => 'SCA realm="Transfer"';

/** The header that brings what the device made of a challenge. Good for the transfer that it was asked for, once. */
export const proofOf = (signed: string): string => `${askForProof()}, auth-param1="${signed}"`;

/** What the account holder's device is to sign, where a call failed because that is missing; `undefined` for any other failure. */
export function proofAsked(error: unknown): string | undefined {
  const { status, challenge = '' } = error instanceof ClientError ? error : {};
  return status === 401 ? /^SCA\b.*?\bauth-param1="?([^",\s]+)/i.exec(challenge)?.[1] : undefined;
}
