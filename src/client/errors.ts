/**
 * Why a call brought no answer, one closed family:
 * - `network`: no answer came; whether the request arrived is not known.
 * - `timeout`: the time limit passed, reading of the body included; whether it arrived is not known.
 * - `refused`: the server answered that it will not; `status`, `code` and `field` say what and where.
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
  /** Milliseconds to wait, between 1,000 and 60,000 whatever the server said. */
  readonly retryAfter?: number | undefined;
  /** The idempotency key the request carried; send the same one when trying again. */
  readonly idempotencyKey?: string | undefined;
  /** True where nothing left this machine: the call may be mended and made anew. */
  readonly unsent?: boolean | undefined;
}

/** The one error a call rejects with. It names fields and codes and never carries a value of either side. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly kind: ClientErrorKind;
  readonly operation: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly idempotencyKey: string | undefined;
  readonly unsent: boolean;

  constructor(facts: ClientErrorFacts) {
    const about = [facts.status, facts.code, facts.field].filter((fact) => fact !== undefined).join(' ');
    super(`${facts.operation}: ${facts.kind}${about && ` (${about})`}`);
    this.kind = facts.kind;
    this.operation = facts.operation;
    this.status = facts.status;
    this.code = facts.code;
    this.field = facts.field;
    this.retryAfter = facts.retryAfter;
    this.idempotencyKey = facts.idempotencyKey;
    this.unsent = facts.unsent ?? false;
  }
}
