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
