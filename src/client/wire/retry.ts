import type { CallOptions } from './client-options.js';
import type { Client } from '../client.js';
import { LONGEST_WAIT, systemClock, type Clock } from './clock.js';
import { ClientError, isLost, type ClientErrorKind } from './errors.js';
import type { Operation } from '../operation.js';

/** A failed send that is followed by another one. */
export interface Retry {
  /** Verb and path template of the row, for example `GET /transfers`. */
  readonly operation: string;
  /** How many times the call has been sent so far. */
  readonly sends: number;
  /** Milliseconds until it is sent again. */
  readonly wait: number;
  /** Why the last send brought no answer. */
  readonly kind: ClientErrorKind;
}

export interface RetryOptions {
  /** How many times a call is sent at most, the first time included. Default: 3. */
  sends?: number;
  /** Milliseconds after the first send in which another one may start. Default: 60,000. */
  budget?: number;
  /** Longest wait before the second send, in milliseconds. It doubles with every send. Default: 500. */
  pause?: number;
  /** Told before each wait. What it throws is ignored. */
  onRetry?: (retry: Retry) => void;
  clock?: Clock;
  /** A number from 0 up to 1. Default: `Math.random`. */
  random?: () => number;
}

type Options = CallOptions & { idempotencyKey?: string | undefined };

/** Whether another send may find out more: an answer that cannot be read would be the same again. */
const mayHelp = (error: ClientError): boolean =>
  error.kind === 'rate-limited' || (isLost(error) && error.kind !== 'contract' && error.kind !== 'cancelled');

const isSafe = ({ method }: Operation, { idempotencyKey }: ClientError): boolean =>
  method === 'GET' || idempotencyKey !== undefined;

/**
 * The error a call ends with. What an earlier send of a write may have done, a later one cannot disprove: an error that
 * means "nothing happened" gives way to the doubt before it.
 */
function lastOf(error: ClientError, doubt: ClientError | undefined, { method }: Operation): ClientError {
  if (!doubt || method === 'GET' || isLost(error)) return error;
  return error.kind === 'cancelled' ? cancelled(error) : doubt;
}

const cancelled = ({ operation, idempotencyKey }: ClientError): ClientError =>
  new ClientError({ operation, idempotencyKey, kind: 'cancelled' });

function tell({ onRetry }: RetryOptions, retry: Retry): void {
  try {
    onRetry?.(retry);
  } catch {
    // The listener's own fault: a call must not fail by it.
  }
}

/**
 * A client that sends a call again where that is safe and may help: reads, and writes that carry an idempotency key,
 * after a lost connection, a timeout, a server's fault or a limit. The key stays the same. It waits a random time that
 * grows, or as long as the server asks, and gives up at once when the caller's signal is aborted.
 */
export function withRetries(client: Client, options: RetryOptions = {}): Client {
  const { sends: limit = 3, budget = LONGEST_WAIT, pause = 500 } = options;
  const { clock = systemClock, random = Math.random } = options;

  const call = async (row: Operation, input: unknown, callOptions: Options = {}): Promise<unknown> => {
    const end = clock.now() + budget;
    const same = { ...callOptions };
    let doubt: ClientError | undefined;
    for (let sends = 1; ; sends++) {
      try {
        return await client.call(row, input as never, same as never);
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        const { kind, operation, retryAfter = 0 } = error;
        const most = Math.min(LONGEST_WAIT, pause * 2 ** (sends - 1));
        const wait = Math.min(LONGEST_WAIT, Math.max(0, retryAfter) + random() * most);
        const isLast = sends >= limit || clock.now() + wait > end;
        if (isLast || !mayHelp(error) || !isSafe(row, error)) throw lastOf(error, doubt, row);
        if (isLost(error)) doubt = error;
        tell(options, { operation, sends, wait, kind });
        await clock.wait(wait, same.signal);
        if (same.signal?.aborted) throw cancelled(error);
      }
    }
  };
  return { call: call as Client['call'] };
}
