import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { browserRow } from '../../../src/client/schema/browser-row.js';
import { bind, createClient } from '../../../src/client/client.js';
import { compose } from '../../../src/client/wire/request.js';
import {
  createCollection,
  createMockResponse,
  createRelease,
  createUser,
  forkCollection,
  importExportedData,
  importOpenApi,
  listUsers,
  updateCollection,
  updateRelease,
  updateUser,
  workspace,
} from '../../../src/client/workspace/index.js';
import { aServerSaying, errorOf, stopServers } from '../fixtures.js';

after(stopServers);

const answered = async (answer: unknown, status = 200) => {
  const { url, heard } = await aServerSaying(JSON.stringify(answer), { status });
  return { client: bind(createClient({ baseUrl: url }), workspace), heard };
};

const request = {
  method: 'POST',
  url: 'https://shop.example/orders',
  header: [{ key: 'Accept', value: 'application/json' }],
  body: { mode: 'raw', raw: '{}' },
};

/** A request in a folder in a folder in a folder, with a script. */
const collection = {
  info: { _postman_id: 'c-1', name: 'Shop', schema: 'https://schema.example/collection.json' },
  item: [
    {
      name: 'Orders',
      item: [
        {
          name: 'Paid',
          item: [
            {
              name: 'Refunded',
              item: [
                {
                  id: 'i-1',
                  name: 'Refund an order',
                  event: [{ listen: 'test', script: { type: 'text/javascript', exec: 'done()' } }],
                  request,
                  response: [],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('a collection is read with folders as deep as they go, and what was read can be sent back', async () => {
  const { client } = await answered({ collection });
  const read = await client.getCollection({ collectionUid: '12-c-1' });
  assert.deepEqual(read, { collection });
  const { fault, body } = compose(updateCollection, { collectionUid: '12-c-1', ...read });
  assert.equal(fault, undefined);
  assert.deepEqual(JSON.parse(body ?? ''), { collection });
});

test('a field that the library does not know is kept, and one of another kind is refused by its path, however deep its folder lies', () => {
  const deep = (changes: object) => ({
    collection: { item: [{ item: [{ item: [{ request: { ...request, ...changes } }] }] }] },
  });
  const kept = compose(createCollection, deep({ newer: { of: 'the platform' } }));
  assert.equal(kept.fault, undefined);
  assert.deepEqual(JSON.parse(kept.body ?? ''), deep({ newer: { of: 'the platform' } }));
  assert.equal(
    compose(createCollection, deep({ method: 1 })).fault,
    'collection.item.0.item.0.item.0.request.method',
  );
});

test('the workspace of something new travels in the query, the rest in the body', () => {
  const fork = compose(forkCollection, { collectionUid: '12-c-1', name: 'Mine', workspace: 'w 1' });
  assert.equal(fork.address, '/collections/fork/12-c-1?workspace=w+1');
  assert.equal(fork.body, '{"name":"Mine"}');
});

test('a release needs a name and who may see it when it is made, not when it is changed', () => {
  const version = { apiId: 'a', apiVersionId: 'v' };
  const made = (release?: object) =>
    compose(createRelease, { ...version, ...(release && { release }) }).fault;
  assert.equal(made({ name: '1.0', visibility: 'public' }), undefined);
  assert.equal(made({ visibility: 'public' }), 'release.name');
  assert.equal(made({ name: '1.0' }), 'release.visibility');
  assert.equal(made({ name: '1.0', visibility: 'team' }), 'release.visibility');
  assert.equal(made(), 'release');
  const change = { ...version, releaseId: 'r', release: { summary: 'Refunds' } };
  assert.equal(compose(updateRelease, change).fault, undefined);
});

test('the key of a directory travels as a header, and a browser cannot bring one', () => {
  const list = compose(listUsers, { Authorization: 'Bearer key', startIndex: 1, count: 50 });
  assert.deepEqual(list.headers, { Authorization: 'Bearer key' });
  assert.equal(list.address, '/scim/v2/Users?startIndex=1&count=50');
  assert.equal(compose(listUsers, { count: 50 }).fault, 'Authorization');
  const user = compose(createUser, { Authorization: 'Bearer key', userName: 'ada@shop.example' });
  assert.equal(user.body, '{"userName":"ada@shop.example"}');
  const scim = Object.entries(workspace).filter(([, { path }]) => path.startsWith('/scim/'));
  assert.equal(scim.length, 7);
  for (const [name, row] of scim) {
    const user = row.path.includes('{userId}') && { userId: 'u' };
    assert.equal(compose(browserRow(row), { ...user }).fault, undefined, name);
    assert.equal(compose(browserRow(row), { ...user, Authorization: 'x' }).fault, 'Authorization', name);
  }
});

test('a member is switched off or gets another address, not both at once', () => {
  const off = { op: 'replace', value: { active: false } };
  const address = { op: 'replace', path: 'userName', value: 'ada@shop.example' };
  const send = (...Operations: object[]) =>
    compose(updateUser, { userId: 'u', Authorization: 'Bearer key', Operations });
  for (const operation of [off, address])
    assert.deepEqual(JSON.parse(send(operation).body ?? ''), { Operations: [operation] });
  assert.equal(send(off).fault ?? send(address).fault, undefined);
  for (const operations of [[off, address], [{ ...off, op: 'remove' }], [{ ...address, path: 'active' }]])
    assert.equal(send(...operations).fault?.split('.')[0], 'Operations');
});

test('a new member is one, whichever status of success the platform says it with', async () => {
  const user = { id: 'u-1', userName: 'ada@shop.example', active: true, meta: { resourceType: 'User' } };
  const added = await answered(user, 201);
  assert.deepEqual(await added.client.createUser({ Authorization: 'Bearer key' }), user);
  assert.equal(added.heard[0]?.request.headers.authorization, 'Bearer key');
  const odd = await answered(user);
  assert.deepEqual(await odd.client.createUser({ Authorization: 'Bearer key' }), user);
  const list = await answered([user], 201);
  assert.equal((await errorOf(list.client.createUser({ Authorization: 'Bearer key' }))).kind, 'contract');
});

test('answers that are bare lists are read as lists', async () => {
  const responses = await answered([{ id: 'r-1', name: 'Down', statusCode: 503, surplus: 1 }]);
  assert.deepEqual(await responses.client.listMockResponses({ mockUid: '12-m-1' }), [
    { id: 'r-1', name: 'Down', statusCode: 503 },
  ]);
  const types = await answered([{ id: 'User', schemaExtensions: [{ schema: 'x', required: false }] }]);
  const [type] = await types.client.listResourceTypes({ Authorization: 'Bearer key' });
  assert.equal(type?.id, 'User');
  const { client } = await answered({ id: 'r-1' });
  assert.equal((await errorOf(client.listMockResponses({ mockUid: '12-m-1' }))).kind, 'contract');
});

test('an answer of a mock server has one of five languages, or none', async () => {
  const send = (language: unknown) =>
    compose(createMockResponse, {
      mockUid: '12-m-1',
      serverResponse: { name: 'Down', statusCode: 503, language },
    }).fault;
  for (const language of ['json', null, undefined]) assert.equal(send(language), undefined);
  assert.equal(send('yaml'), 'serverResponse.language');
  const { client } = await answered({ id: 'r-1', language: 'yaml' });
  const gone = await client.deleteMockResponse({ mockUid: '12-m-1', serverResponseId: 'r-1' });
  assert.equal(gone.language, 'unknown:yaml');
});

test('the last page of calls has no cursor', async () => {
  const { client, heard } = await answered({ 'call-logs': [], meta: { nextCursor: null } });
  const page = await client.listCallLogs({ mockUid: '12-m-1', since: '2026-11-21T10:00:00Z', limit: 10 });
  assert.equal(page.meta?.nextCursor, null);
  assert.equal(heard[0]?.request.url, '/mocks/12-m-1/call-logs?limit=10&since=2026-11-21T10%3A00%3A00Z');
});

test('a run says which test failed by its name, whatever that is', async () => {
  const run = {
    executions: [{ id: 1, request: { headers: { accept: '*/*', 'content-length': 17 } } }],
    failures: [{ executionId: 1, assertion: { 'Status code is 400': true, 'Refund is paid': false } }],
  };
  const { client } = await answered({ run });
  assert.deepEqual(await client.runMonitor({ monitorUid: '12-o-1' }), { run });
});

test('an OpenAPI description goes out with all that the standard allows', () => {
  const input = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1', 'x-owner': 'orders' },
    servers: [{ url: 'https://shop.example', description: 'live' }],
    paths: { '/orders': { parameters: [], post: { operationId: 'order', requestBody: {} } }, 'x-note': 1 },
    components: { schemas: { Order: { type: 'object' } } },
  };
  const { fault, body } = compose(importOpenApi, { type: 'json', input });
  assert.equal(fault, undefined);
  assert.deepEqual(JSON.parse(body ?? ''), { type: 'json', input });
  const wrong = { ...input, info: { title: 7 } };
  assert.equal(compose(importOpenApi, { type: 'json', input: wrong }).fault, 'input.info.title');
});

test('what was exported goes out as it is', () => {
  const dump = { version: 1, collections: [collection], globals: [] };
  assert.deepEqual(JSON.parse(compose(importExportedData, dump).body ?? ''), dump);
});
