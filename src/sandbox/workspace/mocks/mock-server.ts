import type {
  CollectionItem,
  CollectionRequest,
  KeyValue,
  NewMockResponse,
} from '../../../client/workspace/index.js';
import { addressText } from '../../../facts/collection-format.js';
import { member } from '../../refusals/fields.js';
import type { State } from '../../state/state.js';
import { timeOf } from '../../../facts/instant.js';
import { recordsOf, type MockEntry } from '../records.js';
import { filler } from '../environments.js';

export interface Served {
  readonly status: number;
  readonly body: string;
  readonly headers: readonly KeyValue[];
  readonly language?: NewMockResponse['language'];
  /** Name of the answer that was made, or of the example that was found. Left out: there was none. */
  readonly name?: string | undefined;
}

/** Calls that a mock server remembers, the latest, and characters of each body. */
const MOST_CALLS = 1000;
const MOST_TEXT = 10_000;

/** What a call log never keeps: a reader of the log could call as another person. */
const SECRET = /^(?:x-api-key|authorization|proxy-authorization|cookie)$/i;

const FOLDER = '/mock';

export const addressOf = ({ base }: State, { id }: MockEntry): string => `${base}${FOLDER}/${id}`;

/** A mock server that is called. */
export interface MockPlace {
  readonly id: string;
  /** Below its address. */
  readonly path: string;
}

/** Which mock server a path below the base names, if any of them. */
export function mockPlaceAt(path: string): MockPlace | undefined {
  const [, id, below] = new RegExp(`^${FOLDER}/([\\w-]+)(/.*)?$`).exec(path) ?? [];
  return id === undefined ? undefined : { id, path: below ?? '' };
}

/** The mock server that an address is one of. */
export const serverAt = (state: State, url: string): MockEntry | undefined =>
  [...recordsOf(state).mocks.values()].find((mock) => `${url}/`.startsWith(`${addressOf(state, mock)}/`));

/** The part of an address after the host, or after the variable in its place. */
export const pathOf = (url: string): string =>
  url.replace(/^(?:[a-z]+:\/\/[^/]*|\{\{[^}]*\}\})/i, '').replace(/[?#].*$/, '') || '/';

/** All requests of a collection, in the order of their folders. */
export const requestsIn = (
  items: readonly CollectionItem[] | undefined,
): readonly (CollectionItem & { readonly request: CollectionRequest })[] =>
  (items ?? []).flatMap((item) => [
    ...(item.request ? [{ ...item, request: item.request }] : []),
    ...requestsIn(item.item),
  ]);

const hasKey = (request: CollectionRequest): boolean =>
  (request.header ?? []).some(({ key, value }) => key?.toLowerCase() === 'x-api-key' && Boolean(value));

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Headers of an example as it was saved; what is not in pairs is left out. */
const headersOf = (value: unknown): KeyValue[] =>
  (Array.isArray(value) ? value : []).flatMap((each: unknown) => {
    const [key, text] = [textOf(member(each, 'key')), textOf(member(each, 'value'))];
    return key && text !== undefined ? [{ key, value: text }] : [];
  });

/** The first example of the request that was made, filled from the environment. */
function exampleFor(state: State, mock: MockEntry, method: string, path: string): Served | undefined {
  const fill = filler(state, mock.environmentId);
  const items = requestsIn(recordsOf(state).collections.get(mock.collectionId)?.content.item);
  const item = items.find(
    ({ request, response }) =>
      (request.method ?? 'GET') === method &&
      fill(pathOf(addressText(request.url))) === path &&
      response?.length,
  );
  if (!item) return undefined;
  const [example] = item.response ?? [];
  const code = member(example, 'code');
  return {
    status: isStatus(code) ? code : 200,
    body: fill(textOf(member(example, 'body')) ?? ''),
    headers: headersOf(member(example, 'header')),
    name: textOf(member(example, 'name')) ?? item.name,
  };
}

/** A status that ends an answer; those below 200 announce one. */
export const isStatus = (status: unknown): status is number =>
  Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599;

const refusal = (status: number, name: string, message: string): Served => ({
  status,
  body: JSON.stringify({ error: { name, message } }),
  headers: [],
  language: 'json',
});

/** The answer that was made last, else the example of the request that was made, else nothing is there. */
function answerOf(state: State, mock: MockEntry, request: CollectionRequest, path: string): Served {
  if (mock.isPrivate && !hasKey(request))
    return refusal(401, 'AuthenticationError', 'This mock server is private: a call needs an API key');
  const forced = [...mock.responses.values()].at(-1);
  if (!forced)
    return (
      exampleFor(state, mock, request.method ?? 'GET', path) ??
      refusal(404, 'mockRequestNotFoundError', `No saved example answers ${request.method ?? 'GET'} ${path}`)
    );
  const { statusCode: status, body = '', headers = [], language } = forced.content;
  return { status, body, headers, language, name: forced.name };
}

/** Lets a mock server answer a call, which it remembers. */
export function serve(state: State, mock: MockEntry, request: CollectionRequest, at: number): Served {
  const path = pathOf(addressText(request.url).replace(addressOf(state, mock), ''));
  const served = answerOf(state, mock, request, path);
  recordsOf(state).usage.served++;
  const [sent] = (request.header ?? []).filter(({ key = '' }) => !SECRET.test(key));
  const [received] = served.headers;
  mock.calls.push({
    id: state.random.uuid(),
    at,
    servedAt: timeOf(at),
    responseName: served.name,
    request: {
      method: request.method ?? 'GET',
      path,
      ...(sent && { headers: { key: sent.key, value: sent.value } }),
      body: {
        mode: request.body?.mode ?? 'raw',
        data: (request.body?.raw ?? '').slice(0, MOST_TEXT),
      },
    },
    response: {
      type: served.name === undefined ? 'error' : 'success',
      statusCode: served.status,
      ...(received && { headers: { ...received } }),
      body: { data: served.body.slice(0, MOST_TEXT) },
    },
  });
  if (mock.calls.length > MOST_CALLS) mock.calls.shift();
  return served;
}
