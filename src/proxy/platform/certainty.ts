import type { ClientError } from '../../client/index.js';

/**
 * How certain a failed call to the platform leaves us:
 * - `harmless`: nothing was done, and the same may be sent again.
 * - `final`: nothing was done, and the same will fail again.
 * - `doubtful`: it may have been done.
 */
export type Certainty = 'harmless' | 'final' | 'doubtful';

/** The platform's word for "the first request with this key is still under way". */
const STILL_UNDER_WAY = '704';

/** Whether the platform still works on an earlier request with the same key. */
export const isUnderWay = ({ code }: Pick<ClientError, 'code'>): boolean => code === STILL_UNDER_WAY;

/** Whether a code of the platform's is a number, like `901` or `00_403`: any other word of a refusal may be anything. */
export const isNumbered = (code: string | undefined): code is string =>
  code !== undefined && /^[\d_]{1,20}$/.test(code);

/** Statuses of a plain no: about the request, or about the credential that it came with. */
const PLAIN_NO: readonly number[] = [400, 401, 403, 404, 405, 413, 415, 422];

/**
 * The platform says in full that the account is not set up for what was asked. It publishes this under status 500, and
 * nothing was done.
 */
export const isConfiguration = ({
  kind,
  status,
  errorType,
}: Pick<ClientError, 'kind' | 'status' | 'errorType'>): boolean =>
  kind === 'refused' && status === 500 && errorType === 'configuration';

/** Judges an error by what it says of itself. A refusal without a code of the platform's may be some gateway's. */
export function certaintyOf(error: ClientError): Certainty {
  const { kind, status = 0, code, unsent } = error;
  if (unsent) return 'final';
  if (kind === 'rate-limited') return 'harmless';
  if (kind !== 'refused' || code === undefined || isUnderWay(error)) return 'doubtful';
  return PLAIN_NO.includes(status) || isConfiguration(error) ? 'final' : 'doubtful';
}
