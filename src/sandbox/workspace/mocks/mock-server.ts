import type { CollectionItem, CollectionRequest, KeyValue } from '../../../client/workspace/index.js';
import { addressText } from '../../../facts/collection-format.js';
import { member } from '../../refusals/fields.js';
import type { State } from '../../state/state.js';
import { timeOf } from '../../../facts/instant.js';
import { recordsOf, type MockEntry } from '../records.js';

export interface Served {
  readonly status: number;
  readonly body: string;
  readonly headers: readonly KeyValue[];
  /** Name of the answer that was made, or of the example that was found. */
  readonly name?: string | undefined;
}

export const addressOf = ({ id }: MockEntry): string => `https://${id}.mock.florin.invalid`;

/** The mock server that an address is one of. */
export const serverAt = (state: State, url: string): MockEntry | undefined =>
  [...recordsOf(state).mocks.values()].find((mock) => `${url}/`.startsWith(`${addressOf(mock)}/`));

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

function exampleFor(state: State, mock: MockEntry, method: string, path: string): Served | undefined {
  const items = requestsIn(recordsOf(state).collections.get(mock.collectionId)?.content.item);
  const item = items.find(
    ({ request, response }) =>
      (request.method ?? 'GET') === method && pathOf(addressText(request.url)) === path && response?.length,
  );
  if (!item) return undefined;
  const [example] = item.response ?? [];
  const [name, body, code] = ['name', 'body', 'code'].map((field) => member(example, field));
  return {
    status: typeof code === 'number' ? code : 200,
    body: typeof body === 'string' ? body : '',
    headers: [],
    name: typeof name === 'string' ? name : item.name,
  };
}

/** The answer that was made last, else the example of the request that was made, else nothing is there. */
function answerOf(state: State, mock: MockEntry, request: CollectionRequest, path: string): Served {
  if (mock.isPrivate && !hasKey(request)) return { status: 401, body: '', headers: [] };
  const forced = [...mock.responses.values()].at(-1);
  if (!forced)
    return exampleFor(state, mock, request.method ?? 'GET', path) ?? { status: 404, body: '', headers: [] };
  const { statusCode: status, body = '', headers = [] } = forced.content;
  return { status, body, headers, name: forced.name };
}

/** Lets a mock server answer a call, which it remembers. */
export function serve(state: State, mock: MockEntry, request: CollectionRequest, at: number): Served {
  const path = pathOf(addressText(request.url));
  const served = answerOf(state, mock, request, path);
  recordsOf(state).usage.served++;
  const [sent] = request.header ?? [];
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
      body: { mode: request.body?.mode ?? 'raw', data: request.body?.raw ?? '' },
    },
    response: {
      type: served.name === undefined ? 'error' : 'success',
      statusCode: served.status,
      ...(received && { headers: { ...received } }),
      body: { data: served.body },
    },
  });
  return served;
}
