import { IDEMPOTENCY_KEY_LENGTH } from '../client/idempotency.js';
import type { Operation } from '../client/operation.js';
import { readQuery } from '../client/query.js';
import type { Fault } from './faults.js';
import type { Fields } from './fields.js';
import type { IdempotencyStore } from './idempotency.js';
import type { Answer, Call } from './operations/operation.js';
import type { Match } from './routes.js';
import { Refused } from './refused.js';
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
    admit(state, match, request, apiKey, headers);
    if (key !== undefined && (!key || key.length > IDEMPOTENCY_KEY_LENGTH))
      throw malformed(`Idempotency key is longer than ${IDEMPOTENCY_KEY_LENGTH} characters`);
    const input = await readInput(match, request);
    const call: Call = { input, idempotencyKey: key, version: match.version };
    const work = async (): Promise<Answer> => match.run(state, call);
    if (faults.some(({ kind }) => kind === 'evict-keys')) idempotency.evict();
    const isBypassed = !key || request.method !== 'POST' || faults.some(({ kind }) => kind === 'parallel');
    const answer = isBypassed
      ? await work()
      : await idempotency.run(`${match.place} ${key}`, JSON.stringify(input), work);
    return respond(answer.status, answer.body, headers);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    for (const [name, value] of Object.entries(error.headers)) headers.set(name, value);
    return respond(
      error.status,
      error.bodyOf(() => state.random.reference()),
      headers,
    );
  }
}

/** The platform's key, or the name and password of a web service: what they open is the same here. */
const platformCredential = (request: Request): string | null =>
  request.headers.get('x-api-key') ??
  (request.headers.get('authorization')?.startsWith('Basic ') ? request.headers.get('authorization') : null);

function admit(
  state: State,
  { around }: Match,
  request: Request,
  apiKey: string | undefined,
  headers: Headers,
): void {
  const credential = (around.credentialOf ?? platformCredential)(request);
  if (!credential) throw around.refusals.unauthorised();
  if (apiKey !== undefined && credential !== apiKey && !credential.startsWith('Basic '))
    throw around.refusals.unauthorised();
  const own = around.admit?.(state, credential) ?? {};
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
}

/** Query, headers, body and path together, each read as the row says. */
async function readInput(match: Match, request: Request): Promise<Fields> {
  const { row, parameters, around } = match;
  const query = new URL(request.url).searchParams;
  for (const name of around.ignoredQuery ?? []) query.delete(name);
  const inHeaders = row.headers.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    ...readQuery(row, query),
    ...(Object.fromEntries(inHeaders) as Fields),
    ...(await readBody(request, row)),
    ...parameters,
  };
}

/** Read to the end even where the caller has given up: what has arrived is carried out. */
async function readBody(request: Request, row: Operation): Promise<Fields> {
  if (request.method === 'GET' || request.method === 'DELETE') return {};
  const text = await request.clone().text();
  if (!text && !row.input) return {};
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? parse(text) : undefined;
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
  respond(
    404,
    new ServiceError(404, '000', 'Not Found.', 'validation').bodyOf(() => crypto.randomUUID()),
  );

/** The key a card frame encrypts with, for whoever has a client key of the right form. */
export function answerClientKey(state: State, clientKey: string): Response {
  if (/^[a-z]{4,8}_[A-Za-z0-9]{8,128}$/.test(clientKey))
    return respond(200, { publicKey: state.envelopes.publicKey });
  return respond(
    403,
    forbidden('901', 'Invalid client key').bodyOf(() => state.random.reference()),
  );
}

function respond(status: number, body: Fields | undefined, headers = new Headers()): Response {
  headers.set('cache-control', 'no-store');
  if (!body) return new Response(null, { status, headers });
  headers.set('content-type', 'application/json;charset=utf-8');
  return new Response(JSON.stringify(body), { status, headers });
}
