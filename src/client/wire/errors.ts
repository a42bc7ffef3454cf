/**
 * Why a call brought no answer, one closed family:
 * - `network`: no answer came; whether the request arrived is not known.
 * - `timeout`: the time limit passed, reading of the body included; whether it arrived is not known.
 * - `refused`: the server answered with an error; `status`, `code` and `field` say what and where. From 500 on it does
 *   not prove that nothing was done.
 * - `rate-limited`: the server asks to wait; `retryAfter` says how long.
 * - `contract`: what was to be sent, or what came back, is not what the interface promises.
 * - `cancelled`: the caller's own signal.
 */
export type ClientErrorKind = 'network' | 'timeout' | 'refused' | 'rate-limited' | 'contract' | 'cancelled';

export interface ClientErrorFacts {
  readonly kind: ClientErrorKind;
  /** Verb and path template of the row, for example `POST /payments`. */
  readonly operation: string;
  /** HTTP status, where an answer came. */
  readonly status?: number | undefined;
  /** The server's own word for the refusal, for example `101` or `amount-changed`. */
  readonly code?: string | undefined;
  /** Path of the field at fault, for example `amount.value`; never its value. */
  readonly field?: string | undefined;
  /** Paths of all fields at fault, where the client reads the platform's own refusals in full. */
  readonly fields?: readonly string[] | undefined;
  /**
   * What is to be proven before the call is carried out, in the server's own words: its `WWW-Authenticate`. With status 401.
   * `proofAsked` of `florin/client/transfers` reads it.
   */
  readonly challenge?: string | undefined;
  /** The payment services' word for the kind of error, for example `configuration`, where the client reads refusals in full. */
  readonly errorType?: string | undefined;
  /** Milliseconds to wait, between 1,000 and 60,000 whatever the server said. With status 429 and 503. */
  readonly retryAfter?: number | undefined;
  /** The idempotency key the request carried; send the same one when trying again. */
  readonly idempotencyKey?: string | undefined;
  /** True where nothing left this machine: the call may be corrected and sent again. */
  readonly unsent?: boolean | undefined;
  /**
   * What the row's `refusal` promises beside the code, for a new decision: both versions of a listing that two
   * people changed. Left out of what a log makes of the error.
   */
  readonly facts?: unknown;
}

/** The one error a call rejects with. It names fields and codes; values of either side are in `facts` alone. */
export class ClientError extends Error {
  declare readonly kind: ClientErrorKind;
  declare readonly operation: string;
  declare readonly status: number | undefined;
  declare readonly code: string | undefined;
  declare readonly field: string | undefined;
  declare readonly fields: readonly string[] | undefined;
  declare readonly challenge: string | undefined;
  declare readonly errorType: string | undefined;
  declare readonly retryAfter: number | undefined;
  declare readonly idempotencyKey: string | undefined;
  declare readonly unsent: boolean;
  declare readonly facts: unknown;

  constructor({ facts: value, ...facts }: ClientErrorFacts) {
    const about = [facts.status, facts.code, facts.field].filter(Boolean).join(' ');
    super(`${facts.operation}: ${facts.kind}${about && ` (${about})`}`);
    Object.assign(this, { unsent: false, ...facts, name: 'ClientError' });
    Object.defineProperty(this, 'facts', { value });
  }
}

/**
 * Whether it is not known if a call was carried out: it left this machine, and what came back, if anything did, does not
 * say. `501` does: it never will be.
 */
export function isLost(error: unknown): boolean {
  if (!(error instanceof ClientError) || error.unsent) return false;
  const { kind, status = 0 } = error;
  return kind === 'refused' ? status >= 500 && status !== 501 : kind !== 'rate-limited';
}
