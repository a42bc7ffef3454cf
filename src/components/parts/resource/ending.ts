import { ClientError } from '../../../client/index.js';

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
