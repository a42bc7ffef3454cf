import { ClientError } from '../../../client/index.js';
import type { KeyedRefusal } from '../../../client/schema/refused-fields.js';

/**
 * How sending ended. `received`: the platform took it on. `refused` and `not-sent`: nothing was done; the second may be
 * sent again. `unknown`: it may have been done.
 */
export type Ending = 'received' | 'refused' | 'not-sent' | 'unknown';

/** What a failure proves. Only a plain no proves that nothing was done. */
export function endingOf(error: unknown): Exclude<Ending, 'received'> {
  if (!(error instanceof ClientError)) return 'unknown';
  const { kind, status = 0, code, unsent } = error;
  // The platform does not let the merchant's key do it: with another role the same may be sent again.
  if (unsent || kind === 'rate-limited' || code === 'platform-forbidden') return 'not-sent';
  return kind === 'refused' && status < 500 && code !== 'attempt-open' ? 'refused' : 'unknown';
}

/**
 * What is known after another try under the key that is in doubt. A no may only mean that the first try was carried out, unless the proxy
 * says that its ledger knows better.
 *
 * @param told - How the other try ended.
 * @param error - What it failed with.
 */
export function endingAfterDoubt<Told extends Ending>(told: Told, error: unknown): Told | 'unknown' {
  const { facts } = error instanceof ClientError ? error : {};
  const isFinal = told === 'refused' && (facts as KeyedRefusal | undefined)?.isFinal === true;
  return isFinal || told === 'received' ? told : 'unknown';
}
