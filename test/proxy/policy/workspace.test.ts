import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browserRow } from '../../../src/client/schema/browser-row.js';
import { bind, createClient } from '../../../src/client/client.js';
import type { Fetch } from '../../../src/client/index.js';
import { createUser, getUser, listUsers, workspace } from '../../../src/client/workspace/index.js';
import { createProxy, memoryLedger, type Identity, type ProxyOptions } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { SECRET } from '../shop.js';
import { operator } from './office.js';

const HOME = 'http://localhost:8080';

/** An operator's page before a proxy; `sent` is what reaches the platform. */
async function openPage(options: Partial<ProxyOptions> = {}, answerWith?: Fetch) {
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:8081' });
  const sent: Request[] = [];
  const platformFetch: Fetch = async (url, init) => {
    sent.push(new Request(url, init));
    return answerWith ? answerWith(url, init) : sandbox.fetch(url, init);
  };
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    secret: SECRET,
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => null,
    identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null,
    credentials: { workspace: { apiKey: 'PMAK-1' } },
    ...options,
    platform: { fetch: platformFetch },
  });
  const clientOf = (identity: Identity) =>
    createClient({
      baseUrl: `${HOME}/florin/workspace`,
      headers: { 'x-identity': JSON.stringify(identity), origin: HOME, 'sec-fetch-site': 'same-origin' },
      fetch: (url, init) => proxy(new Request(url, init)),
    });
  return { sent, clientOf, client: clientOf(operator), ws: bind(clientOf(operator), workspace) };
}

test('operators work in the workspace with the merchant’s key; for all other callers it does not exist', async () => {
  const { ws, clientOf, sent } = await openPage();
  const made = await ws.createCollection({
    collection: { info: { name: 'Shop' }, item: [{ item: [{ item: [] }] }] },
  });
  const { collections } = await ws.listCollections({});
  assert.deepEqual(
    collections?.map(({ uid }) => uid),
    [made.collection?.uid],
  );
  assert.ok(sent.every(({ headers }) => headers.get('x-api-key') === 'PMAK-1'));
  const before = sent.length;
  for (const audience of ['shopper', 'seller', 'approver'] as const) {
    const others = bind(clientOf({ audience, email: 'a@shop.example' }), workspace);
    await assert.rejects(others.listCollections({}), { status: 404 });
    await assert.rejects(others.getCollection({ collectionUid: made.collection?.uid ?? '' }), {
      status: 404,
    });
  }
  assert.equal(sent.length, before);
});

test('the key of the directory is put in by the proxy: the workspace’s own, or what `supply` gives', async () => {
  const own = await openPage();
  const { Resources = [] } = await own.client.call(browserRow(listUsers), {});
  const userId = Resources[0]?.id ?? '';
  assert.equal((await own.client.call(browserRow(getUser), { userId })).id, userId);
  assert.ok(own.sent.every(({ headers }) => headers.get('authorization') === 'Bearer PMAK-1'));

  const asked: string[] = [];
  const supply: ProxyOptions['supply'] = ({ operation, fields }) => {
    asked.push(`${operation}: ${fields.join()}`);
    return { Authorization: 'Bearer directory' };
  };
  const other = await openPage({ supply });
  await other.client.call(browserRow(createUser), { userName: 'jo@shop.example' });
  assert.deepEqual(asked, ['workspace.createUser: Authorization']);
  assert.deepEqual(
    other.sent.map(({ headers }) => headers.get('authorization')),
    ['Bearer directory'],
  );
});

test('a page that sends a key of its own changes nothing', async () => {
  const { sent, client } = await openPage();
  await client.call(listUsers, { Authorization: 'Bearer stolen' });
  assert.deepEqual(
    sent.map(({ headers }) => headers.get('authorization')),
    ['Bearer PMAK-1'],
  );
});

test('a collection may be large, other bodies may not', async () => {
  const { ws } = await openPage();
  const description = 'x'.repeat(200_000);
  await ws.createCollection({ collection: { info: { name: 'Shop', description } } });
  await assert.rejects(ws.createApi({ api: { name: 'Orders', description } }), { status: 413 });
});

test('when the platform’s minute is used up, calls wait their turn rather than fail', async () => {
  let reset = 0;
  const { ws, sent } = await openPage({}, async () => {
    const isUsedUp = Date.now() < reset * 1000;
    reset ||= Math.ceil(Date.now() / 1000) + 1;
    return new Response(JSON.stringify(isUsedUp ? { error: { name: 'rateLimitError' } } : { mocks: [] }), {
      status: isUsedUp ? 429 : 200,
      headers: {
        'content-type': 'application/json',
        'x-ratelimit-limit': '300',
        'x-ratelimit-remaining': Date.now() < reset * 1000 ? '0' : '299',
        'x-ratelimit-reset': String(reset),
      },
    });
  });
  assert.deepEqual(await ws.listMocks({}), { mocks: [] });
  assert.ok(Date.now() < reset * 1000);
  assert.deepEqual(await Promise.all([ws.listMocks({}), ws.listMocks({})]), [{ mocks: [] }, { mocks: [] }]);
  assert.ok(Date.now() >= reset * 1000);
  assert.equal(sent.length, 3);
});

test('an operator’s page is told what is left of the calls in this minute, and of no other interface', async () => {
  const told: (string | null)[] = [];
  const { client } = await openPage();
  const onHeaders = (headers: Headers): void => {
    told.push(headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining'));
  };
  await client.call(workspace.listWorkspaces, {}, { onHeaders });
  await client.call(workspace.listEnvironments, {}, { onHeaders });
  assert.deepEqual(told, ['300', '299', '300', '298']);

  const over = await openPage({}, async () =>
    Response.json(
      { error: { name: 'rateLimitError', message: 'Too many calls' } },
      {
        status: 429,
        headers: { 'retry-after': '7', 'x-ratelimit-remaining': '0', 'x-ratelimit-limit': '<b>' },
      },
    ),
  );
  const refused: (string | null)[] = [];
  await assert.rejects(
    over.client.call(
      workspace.listWorkspaces,
      {},
      {
        onHeaders: (headers) =>
          refused.push(headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-limit')),
      },
    ),
    { kind: 'rate-limited', retryAfter: 7000 },
  );
  assert.deepEqual(refused, ['0', null]);
});

test('a variable is kept whole: its type, whether it counts, and fields that are new to this library', async () => {
  const { ws } = await openPage();
  const values = [
    { key: 'token', value: 's3cret', type: 'secret', enabled: true, sessionIndex: 4 },
    { key: 'old', value: '', type: 'default', enabled: false },
  ];
  const { environment } = await ws.createEnvironment({ environment: { name: 'Live', values } });
  const read = await ws.getEnvironment({ environmentUid: environment?.uid ?? '' });
  assert.deepEqual(read.environment?.values, values);
});
