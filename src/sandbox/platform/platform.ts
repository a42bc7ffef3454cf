import { IDEMPOTENCY_KEY_LENGTH } from '../../client/wire/idempotency.js';
import { admit, type Credentials } from './admission.js';
import type { Fault } from '../faults/faults.js';
import type { Fields } from '../refusals/fields.js';
import type { IdempotencyStore } from './idempotency.js';
import type { Answer, Call } from '../rows/operation.js';
import type { Match, Miss } from './routes.js';
import { Refused } from '../refusals/refused.js';
import { readInput } from './request-input.js';
import { forbidden, serviceRefusals } from '../refusals/service-error.js';
import type { State } from '../state/state.js';

export interface PlatformOptions {
  readonly state: State;
  readonly idempotency: IdempotencyStore;
  readonly credentials: Credentials;
}

/** Carries one operation out and answers in the words of its interface. */
export function answerOperation(
  { state, idempotency, credentials }: PlatformOptions,
  match: Match,
  request: Request,
  faults: readonly Fault[],
): Promise<Response> {
  const { refusals } = match.around;
  const headers = new Headers();
  const key = request.headers.get('idempotency-key') ?? undefined;
  if (key) headers.set('idempotency-key', key);
  return answered(state, headers, async () => {
    admit(state, match, request, credentials, (own) => setAll(headers, own));
    if (key !== undefined && (!key || key.length > IDEMPOTENCY_KEY_LENGTH))
      throw refusals.invalid('Idempotency-Key');
    const input = await readInput(match, request);
    const call: Call = { input, idempotencyKey: key, version: match.version };
    const work = async (): Promise<Answer> => {
      state.catchUp();
      return match.run(state, call);
    };
    if (faults.some(({ kind }) => kind === 'evict-keys')) idempotency.evict();
    const isBypassed = !key || request.method !== 'POST' || faults.some(({ kind }) => kind === 'parallel');
    return isBypassed
      ? work()
      : idempotency.run(`${match.place} ${key}`, JSON.stringify(input), work, refusals.inProgress);
  });
}

/** Answers what no row is for: a path that is not there, or one that does not take the method. */
export function answerMiss(
  { state, credentials }: PlatformOptions,
  { around, place, methods }: Miss,
  request: Request,
): Promise<Response> {
  const headers = new Headers();
  return answered(state, headers, () => {
    admit(state, { around, place }, request, credentials, (own) => setAll(headers, own));
    if (methods.length === 0) throw around.refusals.notFound();
    headers.set('allow', methods.join(', '));
    throw around.refusals.wrongMethod();
  });
}

const setAll = (headers: Headers, own: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
};

async function answered(
  state: State,
  headers: Headers,
  work: () => Answer | Promise<Answer>,
): Promise<Response> {
  try {
    const { status, body } = await work();
    return respond(status, body, headers);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    setAll(headers, error.headers);
    return respond(
      error.status,
      error.bodyOf(() => state.random.reference()),
      headers,
    );
  }
}

/** The answer to a path of no interface. */
export const notFound = (): Response =>
  respond(
    404,
    serviceRefusals.notFound().bodyOf(() => crypto.randomUUID()),
  );

/** The key a card frame encrypts with, for callers with a client key of the right form. */
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
