import assert from 'node:assert/strict';
import { it } from 'node:test';

import type { Client } from '../../../../src/client/index.js';
import { LaterPages, type KnownRows } from '../../../../src/components/parts/table/later-pages.js';

const host = { requestUpdate: () => undefined } as never;
const client = () => ({}) as Client;

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
