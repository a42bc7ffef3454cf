import { ClientError } from '../wire/errors.js';

/**
 * Why something did not work, in words a page has sentences for:
 * - `network` no answer · `timeout` no answer in time · `server` the shop's server failed · `not-json`, `broken-json` and
 *   `contract` its answer cannot be read · `forbidden` it refuses this page · `unauthorised` it does not know the shopper
 * - `rate-limited` · `invalid-request` · `card-not-taken` (the platform's validation) · `amount-changed` · `unknown-order`
 * - `order-paid` · `order-expired` (not paid in time, and its items are sold) · `attempt-open` (another attempt of this order is not over) · `unknown-attempt`
 * - `sealing` the card could not be sealed and nothing was sent; `detail` says why
 */
export type ProblemCode =
  | 'network'
  | 'timeout'
  | 'server'
  | 'not-json'
  | 'broken-json'
  | 'contract'
  | 'forbidden'
  | 'unauthorised'
  | 'rate-limited'
  | 'invalid-request'
  | 'card-not-taken'
  | 'amount-changed'
  | 'unknown-order'
  | 'order-paid'
  | 'order-expired'
  | 'attempt-open'
  | 'unknown-attempt'
  | 'sealing';

export interface Problem {
  readonly code: ProblemCode;
  /** The server's own word, to quote to its operator. */
  readonly detail?: string | undefined;
  /** Milliseconds to wait before trying again. */
  readonly retryAfter?: number | undefined;
}

const BY_CODE: ReadonlyMap<string | undefined, ProblemCode> = new Map([
  ['unknown-order', 'unknown-order'],
  ['unknown-attempt', 'unknown-attempt'],
  ['amount-changed', 'amount-changed'],
  ['order-paid', 'order-paid'],
  ['order-expired', 'order-expired'],
  ['attempt-open', 'attempt-open'],
  ['platform-refused', 'card-not-taken'],
  ['rate-limited', 'rate-limited'],
  ['not JSON', 'not-json'],
  ['broken JSON', 'broken-json'],
]);

const BY_STATUS: ReadonlyMap<number | undefined, ProblemCode> = new Map([
  [401, 'unauthorised'],
  [403, 'forbidden'],
  [429, 'rate-limited'],
]);

const codeOf = ({ kind, code, status = 0 }: ClientError): ProblemCode =>
  BY_CODE.get(code) ??
  BY_STATUS.get(status) ??
  (kind === 'network' || kind === 'timeout' || kind === 'contract'
    ? kind
    : status < 500
      ? 'invalid-request'
      : 'server');

const wordOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** What an error means to a shopper; an error that is not the client's own comes from sealing. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ClientError)) return { code: 'sealing', detail: wordOf(error) };
  return {
    code: codeOf(error),
    detail: [error.status, error.code, error.field].filter(Boolean).join(' '),
    retryAfter: error.retryAfter,
  };
}

/** The proxy's words for "refused before anything was written down or sent": the form may be corrected. */
const UNSENT: ReadonlySet<string | undefined> = new Set([
  'unknown-order',
  'order-expired',
  'amount-changed',
  'attempt-fenced',
  'invalid-request',
  'clear-card-data',
  'rate-limited',
  'origin-refused',
  'unsupported-media-type',
  'too-large',
  'unauthorised',
  'platform-refused',
  'not-found',
  'not-enabled',
]);

/**
 * Whether it is certain that this request did nothing, and that the same would do nothing again. Only `rate-limited` may
 * be taken later: a copy of it that is still on its way has to be fenced. Anything short of that word is doubt.
 */
export const isUnsent = (error: unknown): boolean =>
  !(error instanceof ClientError) || error.unsent || (error.kind !== 'contract' && UNSENT.has(error.code));
