import { randomUUID } from 'node:crypto';

import { config } from '../../client/shopper/config.js';
import type { Operation } from '../../client/operation.js';
import { shopper } from '../../client/shopper/index.js';
import { differencesOf, looksOf, type Check, type Subject } from './finding.js';
import { possibleOperations, type Possible } from './operations.js';

interface Listed extends Possible {
  /** Whether its body is said to take no field but its own. */
  readonly isStrict: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

const bodyOf = (call: unknown): Fields =>
  ['requestBody', 'content', 'application/json', 'schema'].reduce(
    (holder, name) => fieldsOf(holder[name]),
    fieldsOf(call),
  );

/** Every operation that a description lists. */
const operationsOf = (contract: unknown): Listed[] =>
  Object.entries(fieldsOf(fieldsOf(contract)['paths'])).flatMap(([path, calls]) =>
    Object.entries(fieldsOf(calls)).map(([method, call]) => ({
      path,
      method: method.toUpperCase(),
      isStrict: bodyOf(call)['additionalProperties'] === false,
    })),
  );

function* refsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (name === '$ref' && typeof inner === 'string') yield inner;
    else yield* refsIn(inner);
}

const isThere = (contract: unknown, ref: string): boolean =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce(
      (holder: unknown, name) => fieldsOf(holder)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    ) !== undefined;

const filled = (path: string): string => path.replace(/\{\w+\}/g, 'florin-verify');

/** Whether a description has this path in any of its ways to write it, for any method. */
const fits = (listed: Listed, { path }: Possible): boolean =>
  new RegExp(`^${listed.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(filled(path));

/** An operation that is listed is there: it refuses what no operation has a field for, before it does anything. */
async function* listedDifferences(
  { visitor }: Subject,
  { method, path, isStrict }: Listed,
): AsyncGenerator<string> {
  const isInBody = method !== 'GET';
  if (method === 'DELETE' || (isInBody && !isStrict)) return;
  const answer = await visitor.send(filled(path) + (isInBody ? '' : '?florinVerify=1'), {
    method,
    headers: { 'idempotency-key': randomUUID() },
    ...(isInBody && { body: { florinVerify: 1 } }),
  });
  if (answer.status !== 501)
    yield* differencesOf(`${method} ${path} with a field that it lacks`, answer, {
      status: 422,
      code: 'invalid-request',
    });
}

/**
 * `GET /openapi.json`: what the proxy says is open is there, and what it does not name is not. A proxy may go without: then
 * nothing is open but a shopper's own payment.
 */
export const contract: Check = {
  name: 'openapi.json',
  async *differences(subject) {
    const { visitor } = subject;
    const answer = await visitor.get('/openapi.json');
    const possible = possibleOperations();
    const own = [config, ...Object.values<Operation>(shopper)];
    if (answer.status === 404) {
      const offered = own.map(({ method, path }) => ({ method, path, isStrict: true }));
      return yield* unlistedDifferences(subject, possible, offered);
    }
    yield* differencesOf('GET /openapi.json', answer, { status: 200, cacheControl: 'private' });
    const { openapi } = fieldsOf(answer.body);
    if (typeof openapi !== 'string' || !openapi.startsWith('3.1.'))
      return yield 'GET /openapi.json: openapi: expected 3.1';
    for (const ref of new Set(refsIn(answer.body)))
      if (!isThere(answer.body, ref)) yield `GET /openapi.json: ${ref} leads nowhere`;
    const again = await visitor.get('/openapi.json', { 'if-none-match': String(answer.headers.etag) });
    if (again.status !== 304)
      yield `GET /openapi.json with If-None-Match: expected 304, found ${again.status}`;

    const listed = operationsOf(answer.body);
    for (const { method, path } of own)
      if (!listed.some((each) => each.method === method && each.path === path))
        yield `GET /openapi.json: expected ${method} ${path} in it`;
    const isOffered = ({ method, path }: Possible): boolean =>
      possible.some((each) => each.isOffered && each.method === method && each.path === path) &&
      !own.some((each) => each.path === path);
    for (const each of listed.filter(isOffered)) yield* listedDifferences(subject, each);
    yield* unlistedDifferences(subject, possible, listed);
  },
};

/** What is not listed does not exist: it looks like any unknown path. */
async function* unlistedDifferences(
  { visitor }: Subject,
  possible: readonly Possible[],
  listed: readonly Listed[],
): AsyncGenerator<string> {
  for (const { method, path } of possible.filter((one) => !listed.some((other) => fits(other, one)))) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const headers = { 'idempotency-key': randomUUID() };
    const looks = async (at: string): Promise<string> =>
      looksOf(await visitor.send(at, { method, headers, body })).replaceAll(at, '');
    const answer = await visitor.send(filled(path), { method, headers, body });
    if (looksOf(answer).replaceAll(filled(path), '') !== (await looks('/florin-verify')))
      yield `${method} ${path}: is not listed, so expected what a path that is not there gets, found ${answer.status}`;
  }
}
