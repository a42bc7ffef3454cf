import assert from 'node:assert/strict';
import { it } from 'node:test';

import { ClientError, type Client } from '../../../../src/client/index.js';
import { LaterPages, type KnownRows } from '../../../../src/components/parts/table/later-pages.js';

const host = { requestUpdate: () => undefined } as never;
const client = () => ({}) as Client;
// Node has one from version 21 on.
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { onLine: true } });

it('a row that is sent twice, because the list grew meanwhile, is shown once', async () => {
  let known: KnownRows<string, number> = { items: ['c', 'b'], next: 1 };
  const pages = new LaterPages<string, number>(host, {
    client,
    known: () => known,
    show: (shown) => (known = shown),
    read: () => Promise.resolve({ items: ['b', 'a'], next: undefined }),
    idOf: (id) => id,
  });
  assert.equal(await pages.all(), true);
  assert.deepEqual(known, { items: ['c', 'b', 'a'], next: undefined });
});

it('a page that comes after the list was asked anew is left out', async () => {
  let known: KnownRows<string, object> = { items: ['b'], next: {} };
  let answer: (page: KnownRows<string, object>) => void = () => undefined;
  const pages = new LaterPages<string, object>(host, {
    client,
    known: () => known,
    show: (shown) => (known = shown),
    read: () => new Promise((resolve) => (answer = resolve)),
    idOf: (id) => id,
  });
  const more = pages.more();
  assert.equal(pages.more(), more, 'one question at a time');
  const anew = (known = { items: ['z'], next: {} });
  answer({ items: ['a'], next: undefined });
  assert.equal(await more, true);
  assert.equal(known, anew);
});

it('an element that was taken out of the page while it looks through its rows comes to rest', async () => {
  let reads = 0;
  let updates = 0;
  let asked: Client | undefined = client();
  let known: KnownRows<number, number> = { items: [0], next: 1 };
  // As an element does: with each update it looks on.
  const page = {
    requestUpdate: () => {
      if (updates++ < 1000) queueMicrotask(() => pages.seek(() => false));
    },
  } as never;
  const pages = new LaterPages<number, number>(page, {
    client: () => asked,
    known: () => known,
    show: (shown) => (known = shown),
    read: (_, next) => {
      if (++reads === 3) asked = undefined;
      return Promise.resolve({ items: [next], next: next + 1 });
    },
    idOf: String,
  });
  pages.seek(() => false);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual([reads, pages.isSeeking], [3, false]);
  assert.ok(updates < 20, `${updates} updates`);
});

/** A list of so many pages, ten rows each, and how often it was shown. */
function longList(pages: number, refuse: (at: number) => unknown = () => undefined) {
  let known: KnownRows<number, number> = { items: [-1], next: 0 };
  let [shows, reads] = [0, 0];
  const later = new LaterPages<number, number>(host, {
    client,
    known: () => known,
    show: (rows) => {
      shows++;
      known = rows;
    },
    read: async (_, next) => {
      const refusal = refuse(reads++);
      if (refusal) throw refusal;
      const items = Array.from({ length: 10 }, (__, at) => next * 10 + at);
      return { items, next: next + 1 < pages ? next + 1 : undefined };
    },
    idOf: String,
  });
  const renew = (): void => {
    known = { items: [-2], next: 7 };
  };
  return { later, known: () => known, shows: () => shows, reads: () => reads, renew };
}

const upTo = (count: number): number[] => Array.from({ length: count + 1 }, (_, at) => at - 1);

it('a list of a thousand pages that is read to its end is shown a few times, whole and in its order', async () => {
  const { later, known, shows, reads } = longList(1000);
  assert.equal(await later.all(), true);
  assert.deepEqual(known(), { items: upTo(10_000), next: undefined });
  assert.equal(reads(), 1000);
  assert.ok(shows() < 80, `shown ${shows()} times`);
});

it('what has come of a list is shown where the next page does not come, and no page is asked for twice', async () => {
  const failure = new TypeError('no network');
  const { later, known, reads } = longList(500, (at) => at === 300 && failure);
  assert.equal(await later.all(), false);
  assert.deepEqual(known(), { items: upTo(3000), next: 300 });
  assert.ok(later.trouble);
  assert.equal(await later.all(), true);
  assert.deepEqual([known().items.length, reads(), later.trouble], [5001, 501, undefined]);
});

it('a list that is no longer wanted whole shows what has come, and asks no further', async () => {
  const leaving = new AbortController();
  const { later, known, reads } = longList(500, (at) => void (at === 299 && leaving.abort()));
  assert.equal(await later.all({ signal: leaving.signal }), false);
  assert.deepEqual(known(), { items: upTo(3000), next: 300 });
  assert.deepEqual([reads(), later.isLoading], [300, false]);
});

/** What is handed over of a list, and whether that was all. */
async function passed({ later }: ReturnType<typeof longList>, onPage: () => void = () => undefined) {
  const rows: number[] = [];
  const isWhole = await later.pass(async (items) => {
    rows.push(...items);
    onPage();
  }, {});
  return { rows, isWhole };
}

it('rows that go to a file are handed over once, after those that are known, and are not shown', async () => {
  const list = longList(50);
  assert.deepEqual(await passed(list), { rows: upTo(500).slice(1), isWhole: true });
  assert.deepEqual([list.shows(), list.known().items], [0, [-1]]);
});

it('rows go on to a file once the service answers again that was asked too often', async () => {
  const operation = 'GET /rows';
  const refusal = new ClientError({ operation, kind: 'rate-limited', status: 429, retryAfter: 1 });
  const list = longList(5, (at) => at === 2 && refusal);
  assert.deepEqual(await passed(list), { rows: upTo(50).slice(1), isWhole: true });
  assert.equal(list.reads(), 6);
});

it('rows that another question is answered with never come into the same file', async () => {
  const list = longList(50);
  const { rows, isWhole } = await passed(list, list.renew);
  assert.deepEqual([rows.length, isWhole], [10, false]);
});

it('a list that is shown further meanwhile goes to the file all the same', async () => {
  const list = longList(20);
  const { rows, isWhole } = await passed(list, () => void list.later.more());
  assert.deepEqual([rows, isWhole], [upTo(200).slice(1), true]);
});

it('a row that is sent again much later than it came is looked for among thousands, and each goes to a file once', async () => {
  let known: KnownRows<number, number> = { items: [0], next: 1 };
  const pages = new LaterPages<number, number>(host, {
    client,
    known: () => known,
    show: (shown) => (known = shown),
    // As in a list that grows by five rows with each page that is asked for.
    read: async (_, next) => ({
      items: Array.from({ length: 10 }, (__, at) => Math.max(0, next * 5 + at - 5)),
      next: next < 4000 ? next + 1 : undefined,
    }),
    idOf: String,
  });
  const rows: number[] = [];
  assert.equal(await pages.pass(async (items) => void rows.push(...items), {}), true);
  assert.deepEqual([rows.length, new Set(rows).size, Math.max(...rows)], [20_004, 20_004, 20_004]);
});
