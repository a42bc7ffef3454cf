import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';
import * as z from '../../src/client/schema/schema.js';

import { listRegisteredDevices } from '../../src/client/balance-platform/index.js';
import { createClient, type Client } from '../../src/client/client.js';
import { flag, list, text } from '../../src/client/schema/fields.js';
import { listThemes } from '../../src/client/legal-entity/index.js';
import { listListings } from '../../src/client/listings/index.js';
import { once } from '../../src/client/schema/once.js';
import { get } from '../../src/client/operation.js';
import { pageOf, pages } from '../../src/client/paging.js';
import { listTransfers } from '../../src/client/transfers/index.js';
import { integer } from '../../src/client/schema/values.js';
import { listCallLogs, listUsers } from '../../src/client/workspace/index.js';
import { errorOf } from './fixtures.js';

const Item = once(() => z.object({ id: z.string() }));
const OffsetQuery = once(() => z.object({ offset: z.optional(integer()), limit: z.optional(integer()) }));
const OffsetPage = once(() => z.object({ items: list(Item()), hasNext: flag(), hasPrevious: flag() }));
const listByOffset = get('/items', { input: OffsetQuery, output: OffsetPage });
const CursorQuery = once(() => z.object({ cursor: text(), category: text() }));
const Link = once(() => z.optional(z.object({ href: text() })));
const LinkedPage = once(() =>
  z.object({ data: list(Item()), _links: z.optional(z.object({ next: Link() })) }),
);
const listByLink = get('/linked/{id}', { input: CursorQuery, output: LinkedPage });

/** A client of a server that answers by the query it is asked with, and the addresses it was asked for. */
function aClient(answer: (query: URLSearchParams, count: number) => unknown) {
  const asked: string[] = [];
  const fetch = async (address: string): Promise<Response> => {
    asked.push(address);
    return Response.json(answer(new URL(address).searchParams, asked.length));
  };
  return { client: createClient({ baseUrl: 'https://platform.example', fetch }), asked };
}

const itemsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `i-${index}` }));

/** A server with a list of so many items, paged by offset and limit; it gives at most `most` at once. */
const byOffset =
  (count: number, most: number) =>
  (query: URLSearchParams): unknown => {
    const offset = Number(query.get('offset') ?? 0);
    const limit = Math.min(most, Number(query.get('limit') ?? most));
    const items = itemsOf(count).slice(offset, offset + limit);
    return { items, hasNext: offset + limit < count, hasPrevious: offset > 0 };
  };

/** The same by a cursor, which stands in a link to another host. */
const byLink =
  (count: number, most: number) =>
  (query: URLSearchParams): unknown => {
    const begin = Number(query.get('cursor')?.slice(2) ?? 0);
    const href = `https://elsewhere.example/steal?category=other&cursor=c-${begin + most}&limit=9`;
    const links = begin + most < count ? { next: { href } } : {};
    return { data: itemsOf(count).slice(begin, begin + most), _links: links };
  };

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

test('a list by offset and limit is read to its end, from where it was asked for', async () => {
  const { client, asked } = aClient(byOffset(7, 3));
  const found = await all(pages(client, listByOffset, { offset: 1, limit: 2 }));
  assert.deepEqual(found, itemsOf(7).slice(1));
  assert.deepEqual(
    asked.map((address) => new URL(address).search),
    ['?offset=1&limit=2', '?offset=3&limit=2', '?offset=5&limit=2'],
  );
});

test('a server that gives fewer items than were asked for loses none', async () => {
  const { client } = aClient(byOffset(250, 100));
  assert.deepEqual(await all(pages(client, listByOffset, { limit: 1000 })), itemsOf(250));
});

test('of a link the cursor is read; its host is never called, and what was asked for stays', async () => {
  const { client, asked } = aClient(byLink(5, 2));
  const found = await all(pages(client, listByLink, { id: 'a', category: 'own' }));
  assert.deepEqual(found, itemsOf(5));
  assert.deepEqual(asked, [
    'https://platform.example/linked/a?category=own',
    'https://platform.example/linked/a?cursor=c-2&category=own',
    'https://platform.example/linked/a?cursor=c-4&category=own',
  ]);
});

test('each page comes with its whole answer and the way to the next', async () => {
  const { client } = aClient(byLink(5, 2));
  const found = await all(pages(client, listByLink, { id: 'a' }).pages());
  assert.deepEqual(
    found.map(({ items, next }) => [items.length, next]),
    [
      [2, { id: 'a', cursor: 'c-2' }],
      [2, { id: 'a', cursor: 'c-4' }],
      [1, undefined],
    ],
  );
  assert.ok(found[0]?.answer._links?.next?.href);
});

test('a list can be gone on with from any page', async () => {
  const { client } = aClient(byOffset(5, 2));
  const list = pages(client, listByOffset, {});
  const [first] = await all(list.pages());
  assert.ok(first?.next);
  assert.deepEqual(await all(pages(client, listByOffset, first.next)), itemsOf(5).slice(2));
  assert.deepEqual(await all(list), itemsOf(5));
});

test('a page is asked for when the loop gets there, and not after it has ended', async () => {
  const { client, asked } = aClient(byOffset(6, 2));
  for await (const { id } of pages(client, listByOffset, {})) {
    assert.equal(asked.length, 1);
    if (id === 'i-1') break;
  }
  assert.equal(asked.length, 1);
});

test('a cursor that comes again ends the list, so that no loop is endless', async () => {
  const cycle: Record<string, string> = { '': 'a', a: 'b', b: 'a' };
  const { client, asked } = aClient((query) => {
    const cursor = query.get('cursor') ?? '';
    return { data: [{ id: cursor }], _links: { next: { href: `/linked?cursor=${cycle[cursor]}` } } };
  });
  const found = await all(pages(client, listByLink, { id: 'a' }).pages());
  assert.deepEqual(
    found.map(({ items, next }) => [items[0]?.id, next?.cursor]),
    [
      ['', 'a'],
      ['a', 'b'],
      ['b', undefined],
    ],
  );
  assert.equal(asked.length, 3);
});

test('an empty page ends the list, whatever it says of a next one', async () => {
  const { client, asked } = aClient((_, count) => ({ items: itemsOf(count === 1 ? 2 : 0), hasNext: true }));
  assert.deepEqual(await all(pages(client, listByOffset, {})), itemsOf(2));
  assert.equal(asked.length, 2);
  const linked = aClient((_, count) => ({ data: [], _links: { next: { href: `/?cursor=${count}` } } }));
  assert.deepEqual(await all(pages(linked.client, listByLink, { id: 'a' })), []);
  const nothing = aClient(() => ({ hasNext: true }));
  assert.deepEqual(await all(pages(nothing.client, listByOffset, {})), []);
});

test('no more pages are asked for than wanted', async () => {
  const { client, asked } = aClient(byOffset(100, 2));
  const found = await all(pages(client, listByOffset, {}, { maxPages: 3 }));
  assert.deepEqual([found.length, asked.length], [6, 3]);
});

test("the caller's signal ends the loop, between pages and within one", async () => {
  for (const last of ['i-0', 'i-1']) {
    const control = new AbortController();
    const { client, asked } = aClient(byOffset(6, 2));
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { id } of pages(client, listByOffset, {}, { signal: control.signal })) {
        seen.push(id);
        if (id === last) control.abort();
      }
    })();
    assert.equal((await errorOf(reading)).kind, 'cancelled');
    assert.deepEqual([seen.at(-1), asked.length], [last, 1]);
  }
});

test('a page that fails ends the loop with its error, after what came before', async () => {
  let count = 0;
  const fetch = async (): Promise<Response> =>
    ++count > 1
      ? Response.json({ errorCode: '00_500' }, { status: 500 })
      : Response.json({ items: itemsOf(2), hasNext: true });
  const client = createClient({ baseUrl: 'https://platform.example', fetch });
  const seen: unknown[] = [];
  const reading = (async () => {
    for await (const item of pages(client, listByOffset, {})) seen.push(item);
  })();
  const error = await errorOf(reading);
  assert.deepEqual([error.kind, error.status, seen], ['refused', 500, itemsOf(2)]);
});

test('a next page that the row has no field to ask for is an error, not the end', async () => {
  const theme = { id: 't-1', createdAt: '2024-01-01T00:00:00Z', description: '', properties: {} };
  const { client, asked } = aClient(() => ({ themes: [theme], next: 'p2' }));
  const error = await errorOf(all(pages(client, listThemes, {})));
  assert.deepEqual(
    [error.kind, error.field, error.operation, asked.length],
    ['contract', 'next', 'GET /themes', 1],
  );
  const linked = aClient(() => ({
    data: itemsOf(1),
    _links: { next: { href: 'https://platform.example/' } },
  }));
  assert.equal((await errorOf(all(pages(linked.client, listByLink, { id: 'a' })))).kind, 'contract');
});

/** A client that answers without a connection, and the inputs it was called with. */
function answering(...answers: readonly unknown[]) {
  const inputs: Record<string, unknown>[] = [];
  const call = async (_: unknown, input: Record<string, unknown>): Promise<unknown> => {
    inputs.push(input);
    return answers[inputs.length - 1];
  };
  return { client: { call } as unknown as Client, inputs };
}

test('transfers are paged by the cursor of their links', async () => {
  const window = { createdSince: '2024-01-01T00:00:00Z', createdUntil: '2024-02-01T00:00:00Z' };
  const next = { href: 'https://platform.example/btl/v4/transfers?cursor=S2B%2BTQ%3D%3D&limit=1' };
  const { client, inputs } = answering({ data: [{ id: '1' }], _links: { next } }, { data: [{ id: '2' }] });
  const found = await all(pages(client, listTransfers, window));
  assert.deepEqual(
    found.map(({ id }) => id),
    ['1', '2'],
  );
  assert.deepEqual(inputs, [window, { ...window, cursor: 'S2B+TQ==' }]);
});

test('calls of a mock server are paged by the cursor in their answer, until it is null', async () => {
  const { client, inputs } = answering(
    { 'call-logs': [{ id: '1' }], meta: { nextCursor: 'RnJp' } },
    { 'call-logs': [{ id: '2' }], meta: { nextCursor: null } },
  );
  const found = await all(pages(client, listCallLogs, { mockUid: 'm-1' }));
  assert.deepEqual(
    found.map(({ id }) => id),
    ['1', '2'],
  );
  assert.deepEqual(inputs, [{ mockUid: 'm-1' }, { mockUid: 'm-1', cursor: 'RnJp' }]);
});

test('listings are paged by what `next` says', async () => {
  const { client, inputs } = answering(
    { listings: [{ id: '1' }], next: 'what?else' },
    { listings: [{ id: '2' }] },
  );
  assert.equal((await all(pages(client, listListings, {}))).length, 2);
  assert.deepEqual(inputs, [{}, { cursor: 'what?else' }]);
});

test('devices are paged by the number in their link, which is a number again', async () => {
  const link = { next: { href: '/registeredDevices?pageNumber=1&pageSize=1' } };
  const { client, inputs } = answering({ data: [{ id: '1' }], link }, { data: [{ id: '2' }], link: {} });
  const query = { paymentInstrumentId: 'PI1', pageSize: 1 };
  assert.equal((await all(pages(client, listRegisteredDevices, query))).length, 2);
  assert.deepEqual(inputs, [query, { ...query, pageNumber: 1 }]);
});

test('users are paged by the number of the first, which counts from 1', async () => {
  const { client, inputs } = answering(
    { schemas: ['urn'], totalResults: 3, Resources: [{ id: '1' }, { id: '2' }] },
    { schemas: ['urn'], totalResults: 3, Resources: [{ id: '3' }] },
  );
  const query = { Authorization: 'Bearer t', count: 2 };
  const found = await all(pages(client, listUsers, query));
  assert.deepEqual(
    found.map(({ id }) => id),
    ['1', '2', '3'],
  );
  assert.deepEqual(inputs, [query, { ...query, startIndex: 3 }]);
});

test('every item comes once and in order, whatever the size of list and pages', async () => {
  const sizes = [
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 12 }),
  ] as const;
  await fc.assert(
    fc.asyncProperty(...sizes, async (count, most, limit) => {
      const offset = aClient(byOffset(count, most));
      assert.deepEqual(await all(pages(offset.client, listByOffset, { limit })), itemsOf(count));
      const linked = aClient(byLink(count, most));
      const found = await all(pages(linked.client, listByLink, { id: 'a' }).pages());
      assert.deepEqual(
        found.flatMap(({ items }) => items),
        itemsOf(count),
      );
    }),
  );
});

/** Never run: the compiler is the test. */
export async function compiled(client: Client): Promise<void> {
  for await (const item of pages(client, listByOffset, {})) item.id satisfies string;
  for await (const { items } of pages(client, listByLink, { id: 'a' }).pages())
    items satisfies readonly { id: string }[];
  // @ts-expect-error a path parameter is missing
  pages(client, listByLink, {});
}

test('one page says what to ask for next, in each way of paging, and nothing after the last', () => {
  const offset = { items: itemsOf(2), hasNext: true, hasPrevious: false };
  assert.deepEqual(pageOf(listByOffset, { offset: 4, limit: 2 }, offset).next, { offset: 6, limit: 2 });
  assert.equal(pageOf(listByOffset, {}, { ...offset, hasNext: false }).next, undefined);
  const href = 'https://elsewhere.example/linked/i?cursor=c-2&category=other';
  const linked = { data: itemsOf(2), _links: { next: { href } } };
  const input = { id: 'i', category: 'mine' };
  assert.deepEqual(pageOf(listByLink, input, linked).next, { ...input, cursor: 'c-2' });
  assert.deepEqual(pageOf(listByLink, input, linked).items, itemsOf(2));
  // The same place again leads nowhere.
  assert.equal(pageOf(listByLink, { ...input, cursor: 'c-2' }, linked).next, undefined);
  const torn = get('/torn', { output: OffsetPage });
  assert.throws(() => pageOf(torn, {}, offset), { kind: 'contract', field: 'next' });
});
