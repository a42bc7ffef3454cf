import { IDEMPOTENCY_KEY_LENGTH } from '../client/idempotency.js';
import type { Fault } from './faults.js';
import type { Fields } from './fields.js';
import type { IdempotencyStore } from './idempotency.js';
import type { Answer, Call } from './operations/operation.js';
import type { Match } from './routes.js';
import { forbidden, malformed, ServiceError } from './service-error.js';
import type { State } from './state.js';

export interface PlatformOptions {
  readonly state: State;
  readonly idempotency: IdempotencyStore;
  readonly apiKey: string | undefined;
}

/** Carries one operation out and answers in the platform's shapes. */
export async function answerOperation(
  { state, idempotency, apiKey }: PlatformOptions,
  match: Match,
  request: Request,
  faults: readonly Fault[],
): Promise<Response> {
  const headers = new Headers();
  const key = request.headers.get('idempotency-key') ?? undefined;
  if (key) headers.set('idempotency-key', key);
  try {
    checkCredential(request, apiKey);
    if (key !== undefined && (!key || key.length > IDEMPOTENCY_KEY_LENGTH))
      throw malformed(`Idempotency key is longer than ${IDEMPOTENCY_KEY_LENGTH} characters`);
    const body = await readBody(request);
    const input = { ...Object.fromEntries(new URL(request.url).searchParams), ...body, ...match.parameters };
    const call: Call = { input, idempotencyKey: key, version: match.version };
    const work = async (): Promise<Answer> => match.run(state, call);
    if (faults.some(({ kind }) => kind === 'evict-keys')) idempotency.evict();
    const isBypassed = !key || request.method !== 'POST' || faults.some(({ kind }) => kind === 'parallel');
    const answer = isBypassed
      ? await work()
      : await idempotency.run(`${match.row.path} ${key}`, JSON.stringify(body), work);
    return respond(answer.status, answer.body, headers);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.errorCode === '704') headers.set('transient-error', 'true');
    error.pspReference ??= state.random.reference();
    return respond(error.status, error.toJSON(), headers);
  }
}

function checkCredential(request: Request, apiKey: string | undefined): void {
  const given = request.headers.get('x-api-key');
  if (!given) throw new ServiceError(401, '000', 'HTTP Status Response - Unauthorized', 'security');
  if (apiKey !== undefined && given !== apiKey)
    throw new ServiceError(401, '000', 'HTTP Status Response - Unauthorized', 'security');
}

/** Read to the end even where the caller has given up: what has arrived is carried out. */
async function readBody(request: Request): Promise<Fields> {
  if (request.method !== 'POST') return {};
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? parse(await request.clone().text()) : undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ServiceError(400, '000', 'Unable to parse message.', 'validation');
  return body as Fields;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is not there, in the same shape as every other refusal. */
export const notFound = (): Response =>
  respond(404, new ServiceError(404, '000', 'Not Found.', 'validation').toJSON());

/** The key a card frame encrypts with, for whoever has a client key of the right form. */
export function answerClientKey(state: State, clientKey: string): Response {
  if (/^[a-z]{4,8}_[A-Za-z0-9]{8,128}$/.test(clientKey))
    return respond(200, { publicKey: state.envelopes.publicKey });
  return respond(403, forbidden('901', 'Invalid client key').toJSON());
}

function respond(status: number, body: Fields | undefined, headers = new Headers()): Response {
  headers.set('cache-control', 'no-store');
  if (!body) return new Response(null, { status, headers });
  headers.set('content-type', 'application/json;charset=utf-8');
  return new Response(JSON.stringify(body), { status, headers });
}
