import * as z from 'zod/mini';

import { readJson, UnreadableBody } from './body.js';
import type { CallOptions, ClientOptions } from './client.js';
import { readRefusal } from './error-body.js';
import { ClientError, type ClientErrorFacts } from './errors.js';
import { isIdempotencyKey } from './idempotency.js';
import type { Operation, Schema } from './operation.js';

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

type Fields = Record<string, unknown>;

const DEFAULTS = { timeout: 30_000, maxBytes: 1_048_576, maxDepth: 32 };

/** Puts path parameters in; what is left of the input goes into query and body. */
export function fillPath(path: string, input: Fields): { path: string; rest: Fields; fault?: string } {
  const rest = { ...input };
  let fault: string | undefined;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (typeof value !== 'string' || !/^[^\p{Cc}]{1,512}$/u.test(value) || /^\.{1,2}$/.test(value))
      fault ??= name;
    return encodeURIComponent(String(value));
  });
  return fault === undefined ? { path: filled, rest } : { path: filled, rest, fault };
}

/** Path of the first field a schema refuses, or nothing where it takes the value. */
function faultOf(schema: Schema, value: unknown): string | undefined {
  const result = z.safeParse(schema, value);
  return result.success ? undefined : result.error.issues[0]?.path.join('.') || '(body)';
}

/** Clamped, because a clock can be wrong and a header can be hostile. */
function retryAfterOf(headers: Headers): number {
  const header = headers.get('retry-after') ?? '';
  const reset = Number(headers.get('x-ratelimit-reset') || Number.NaN) * 1000 - Date.now();
  const asked = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  const wait = Number.isFinite(asked) ? asked : Number.isFinite(reset) ? reset : 1000;
  return Math.min(60_000, Math.max(1000, wait));
}

/** Sends one row. Kept apart from `createClient` because the proxy sends the same rows to the platform. */
export async function send(
  client: ClientOptions,
  row: Operation,
  input: Fields,
  options: CallOptions & { idempotencyKey?: string | undefined },
): Promise<unknown> {
  const operation = `${row.method} ${row.path}`;
  const idempotencyKey = row.idempotency === 'none' ? undefined : options.idempotencyKey;
  const fail = (facts: Omit<ClientErrorFacts, 'operation'>) =>
    new ClientError({ operation, idempotencyKey, ...facts });
  const unsent = (field: string) => fail({ kind: 'contract', field, unsent: true });

  const { path, rest, fault } = fillPath(row.path, input);
  if (fault) throw unsent(fault);
  const refused = row.input && faultOf(row.input(), rest);
  if (refused) throw unsent(refused);
  if (idempotencyKey === undefined ? row.idempotency === 'required' : !isIdempotencyKey(idempotencyKey))
    throw unsent('Idempotency-Key');

  const bodiless = row.method === 'GET' || row.method === 'DELETE';
  const query = new URLSearchParams();
  const body: Fields = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue;
    if (bodiless || row.query.includes(name)) query.append(name, String(value));
    else body[name] = value;
  }

  const headers = new Headers(typeof client.headers === 'function' ? await client.headers() : client.headers);
  headers.set('accept', 'application/json');
  if (!bodiless) headers.set('content-type', 'application/json');
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);

  const deadline = AbortSignal.timeout(options.timeout ?? client.timeout ?? DEFAULTS.timeout);
  const signals = options.signal ? [options.signal, deadline] : [deadline];
  const search = query.size ? `?${query}` : '';
  const limits = {
    maxBytes: client.maxBytes ?? DEFAULTS.maxBytes,
    maxDepth: client.maxDepth ?? DEFAULTS.maxDepth,
  };
  let status: number | undefined;
  try {
    const response = await (client.fetch ?? fetch)(`${client.baseUrl.replace(/\/+$/, '')}${path}${search}`, {
      method: row.method,
      headers,
      body: bodiless ? null : JSON.stringify(body),
      credentials: client.credentials ?? 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any(signals),
    });
    status = response.status;
    if (row.success.includes(status) && !row.output) return undefined;
    if (status === 429)
      throw fail({ kind: 'rate-limited', status, retryAfter: retryAfterOf(response.headers) });
    if (!row.success.includes(status)) {
      const refusal = readRefusal(await readJson(response, limits).catch(() => undefined));
      throw fail({ kind: status < 400 ? 'contract' : 'refused', status, ...refusal });
    }
    const answer = await readJson(response, limits);
    const result = z.safeParse(row.output!(), answer);
    if (result.success) return result.data;
    throw fail({ kind: 'contract', status, field: result.error.issues[0]?.path.join('.') || '(body)' });
  } catch (error) {
    if (error instanceof ClientError) throw error;
    if (options.signal?.aborted) throw fail({ kind: 'cancelled', status });
    if (deadline.aborted) throw fail({ kind: 'timeout', status });
    if (error instanceof UnreadableBody) throw fail({ kind: 'contract', status, code: error.message });
    throw fail({ kind: 'network', status });
  }
}
