import assert from 'node:assert/strict';
import { test } from 'node:test';

import { pages } from '../../../src/client/paging.js';
import { listTransfers } from '../../../src/client/transfers/index.js';
import { accountsOf, openPlatform, refusal, SECOND, toBank } from './platform.js';

test('a list read page by page has each transfer once, though more are made in between', async () => {
  const { client, window, send, own, clock } = await accountsOf();
  const search = { ...window(), createdUntil: '2027-01-01T00:00:00Z', limit: 37 };
  const seen: (string | undefined)[] = [];
  let made = 0;
  for await (const page of pages(client, listTransfers, search).pages()) {
    seen.push(...page.items.map(({ id }) => id));
    if (made < 5) {
      made += 1;
      clock.now += SECOND;
      await send(toBank(1, own.id));
    }
  }
  assert.ok(seen.length > 300, `${seen.length}`);
  assert.equal(new Set(seen).size, seen.length);
  const whole = await client.call(listTransfers, { ...search, createdSince: '2026-05-04T00:00:00Z' });
  assert.equal(whole.data?.length, 5);
  assert.ok(whole.data?.every(({ id }) => seen.includes(id)));
});

test('a cursor is good for its own search alone, and a window has a beginning before its end', async () => {
  const { list, seller } = await accountsOf();
  const first = await list({ limit: 5 });
  const cursor = new URL(first._links?.next?.href ?? '').searchParams.get('cursor') ?? '';
  assert.equal(new URL(first._links?.next?.href ?? '').pathname, '/btl/v4/transfers');
  const second = await list({ limit: 5, cursor });
  const back = new URL(second._links?.prev?.href ?? '').searchParams.get('cursor') ?? '';
  assert.deepEqual((await list({ limit: 5, cursor: back })).data, first.data);
  const fields = [];
  for (const search of [
    { cursor, accountHolderId: seller.holder },
    { cursor: 'made-up' },
    { limit: 0 },
    { limit: 101 },
    { accountHolderId: 'AH-unknown' },
    { balancePlatform: 'Other' },
    { createdUntil: '2025-01-01T00:00:00Z' },
  ])
    fields.push((await refusal(list(search))).field);
  assert.deepEqual(fields, [
    'cursor',
    'cursor',
    'limit',
    'limit',
    'accountHolderId',
    'balancePlatform',
    'createdUntil',
  ]);
});

test('two platforms have different accounts, transfers and transactions', async () => {
  const [a, b] = [await openPlatform({ seed: 1 }), await openPlatform({ seed: 2 })];
  const ids = async ({ list, statement }: typeof a) => [
    ...((await list({ limit: 50 })).data ?? []).flatMap(({ id, balanceAccount }) => [id, balanceAccount?.id]),
    ...((await statement({ limit: 50 })).data ?? []).map(({ id }) => id),
  ];
  const [ofA, ofB] = [await ids(a), await ids(b)];
  assert.ok(ofA.every((id) => id && !ofB.includes(id)));
  assert.deepEqual(await ids(await openPlatform({ seed: 1 })), ofA);
});
