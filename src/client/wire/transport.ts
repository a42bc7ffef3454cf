import { readJson, UnreadableBody } from './body.js';
import type { CallOptions, ClientOptions } from './client-options.js';
import { readRefusal } from './error-body.js';
import { ClientError, type ClientErrorFacts, type ClientErrorKind } from './errors.js';
import { isIdempotencyKey } from './idempotency.js';
import type { Operation } from '../operation.js';
import { compose } from './request.js';
import { startTimeLimit } from './time-limit.js';
import { leniently } from '../schema/validate.js';

type Fields = Record<string, unknown>;

const TIMEOUT = 30_000;
const MAX_BYTES = 1_048_576;
const MAX_DEPTH = 32;

/**
 * Milliseconds to wait, by the server's own clock where it tells the time. Clamped, because a clock can be wrong and a header
 * can be hostile.
 */
function retryAfterOf(headers: Headers): number {
  const after = headers.get('retry-after') ?? '';
  const until = Date.parse(after) || Number(headers.get('x-ratelimit-reset')) * 1000;
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Math.min(60_000, Math.max(1000, Number(after) * 1000 || until - now || 0));
}

/** Thrown inside a call: what only the place of the fault knows. `send` makes a `ClientError` of it. */
class Fault {
  constructor(
    readonly kind: ClientErrorKind,
    readonly facts?: Partial<ClientErrorFacts>,
  ) {}
}

/**
 * `manual`, because a followed redirect would hand key and body to another host, and not every runtime knows `error`.
 * An answer about money is never to be read from a cache.
 */
async function initOf(
  client: ClientOptions,
  method: string,
  { body, headers: own }: ReturnType<typeof compose>,
  key: string | undefined,
) {
  const { headers: made, credentials } = client;
  const fixed: Record<string, string> = { ...own, accept: 'application/json' };
  if (body !== null) fixed['content-type'] = 'application/json';
  if (key) fixed['idempotency-key'] = key;
  const init: RequestInit = { method, headers: fixed, body, redirect: 'manual' };
  // What others give is looked at before anything is sent; our own words `fetch` need not be handed as a copy.
  if (made || Object.keys(own).length > 0) {
    const headers = (init.headers = new Headers(await (typeof made === 'function' ? made() : made)));
    for (const name in fixed) headers.set(name, fixed[name] ?? '');
  }
  if (body === null) init.cache = 'no-store';
  if (credentials) init.credentials = credentials;
  return init;
}

/** Reads the answer to a row, or says what is wrong with it. */
async function answerOf(
  response: Response,
  { success, output, refusal: told }: Operation,
  client: ClientOptions,
) {
  const { status, headers } = response;
  const { maxBytes = MAX_BYTES, maxDepth = MAX_DEPTH } = client;
  const json = () => readJson(response, { maxBytes, maxDepth });
  if (status >= 400) {
    const challenge = headers.get('www-authenticate') ?? undefined;
    const body = await json().catch(() => undefined);
    const { value, fault } = told ? leniently(told(), body) : {};
    const refused = (client.readRefusal ?? readRefusal)(body, headers);
    const refusal = { challenge, ...refused, facts: fault ? undefined : value };
    if (status !== 429 && status !== 503) throw new Fault('refused', refusal);
    const facts = { retryAfter: retryAfterOf(headers), ...refusal };
    throw new Fault(status === 429 ? 'rate-limited' : 'refused', facts);
  }
  // Which of the 2xx it is decides nothing where what comes with it fits; where nothing comes, the status is all there is.
  if (response.redirected || !(output ? response.ok : success.includes(status))) throw new Fault('contract');
  if (!output) return undefined;
  const { value, fault } = leniently(output(), await json());
  if (fault) throw new Fault('contract', { field: fault });
  return value;
}

function explain(error: unknown, limit: AbortSignal, unsent: boolean): Fault {
  if (error instanceof Fault) return error;
  if (limit.aborted) return new Fault(limit.reason);
  if (error instanceof UnreadableBody) return new Fault('contract', { code: error.message });
  return unsent ? new Fault('contract', { field: '(request)' }) : new Fault('network');
}

/**
 * Sends one row. Kept apart from `createClient` because the proxy sends the same rows to the platform. Rejects with
 * nothing but a `ClientError`, whatever the headers, the `fetch` or the answer do.
 */
export async function send(
  client: ClientOptions,
  row: Operation,
  input: Fields,
  options: CallOptions & { idempotencyKey?: string | undefined },
): Promise<unknown> {
  const given = row.idempotency === 'none' ? undefined : options.idempotencyKey;
  const idempotencyKey = isIdempotencyKey(given) ? given : undefined;
  const limit = startTimeLimit(options.signal, options.timeout ?? client.timeout ?? TIMEOUT);
  /** Up to the call of `fetch` it is certain that nothing left this machine. */
  let unsent = true;
  let response: Response | undefined;

  const exchange = async (): Promise<unknown> => {
    const request = compose(row, input);
    if (request.fault) throw new Fault('contract', { field: request.fault });
    if (row.idempotency === 'required' ? !idempotencyKey : given !== idempotencyKey)
      throw new Fault('contract', { field: 'Idempotency-Key' });
    const init = await initOf(client, row.method, request, idempotencyKey);
    limit.signal.throwIfAborted();
    unsent = false;
    init.signal = limit.signal;
    if (options.keepalive) init.keepalive = true;
    response = await (client.fetch ?? fetch)(client.baseUrl.replace(/\/+$/, '') + request.address, init);
    options.onHeaders?.(response.headers);
    return await answerOf(
      response,
      row,
      options.maxBytes ? { ...client, maxBytes: options.maxBytes } : client,
    );
  };

  try {
    return await limit.race(exchange());
  } catch (error) {
    const { kind, facts } = explain(error, limit.signal, unsent);
    const operation = `${row.method} ${row.path}`;
    const status = response?.status || undefined;
    throw new ClientError({ operation, kind, status, idempotencyKey, unsent, ...facts });
  } finally {
    limit.stop();
    // What was read, or is being read, belongs to its reader; asking all the same costs a tenth of the call.
    if (!response?.bodyUsed) void response?.body?.cancel().catch(() => undefined);
  }
}
