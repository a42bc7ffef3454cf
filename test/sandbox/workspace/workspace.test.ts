import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { ORIGIN } from '../shop.js';
import { openWorkspace, refusalOf, SCIM } from './world.js';

const ask = async (
  { sandbox }: { readonly sandbox: Sandbox },
  path: string,
  headers: Record<string, string> = {},
) => {
  const response = await sandbox.fetch(`https://workspace.example${path}`, { headers });
  // Tests read deep into refusals, whose shape is the thing under test.
  const body: ReturnType<typeof JSON.parse> = await response.json();
  return { status: response.status, headers: response.headers, body };
};

test('the key may come in the query, and the one in the header wins', async () => {
  const world = await openWorkspace();
  assert.equal((await ask(world, '/me?apikey=key')).status, 200);
  assert.equal((await ask(world, '/me?apikey=other', { 'x-api-key': 'key' })).status, 200);
  assert.equal((await ask(world, '/me?apikey=key', { 'x-api-key': 'other' })).status, 401);
  assert.equal((await ask(world, '/me?apikey=key', { 'X-Api-Key': '' })).status, 401);
});

test('a missing, malformed or wrong key is an AuthenticationError; a directory hears it in the words of SCIM', async () => {
  const world = await openWorkspace();
  for (const headers of [{}, { 'x-api-key': 'other' }, { 'x-api-key': 'Basic eDp5' }]) {
    const { status, body } = await ask(world, '/collections', headers as Record<string, string>);
    assert.deepEqual([status, body.error.name], [401, 'AuthenticationError']);
    assert.match(body.error.message, /API key/);
    const scim = await ask(world, '/scim/v2/Users', { ...headers, ...SCIM } as Record<string, string>);
    assert.deepEqual([scim.status, scim.body.status, scim.body.error], [401, '401', undefined]);
  }
  const strange = await ask(world, '/scim/v2/Users?filter=x', {
    'x-api-key': 'key',
    authorization: 'Bearer a',
  });
  assert.deepEqual([strange.body.scimType, strange.body.status], ['invalidFilter', '400']);
  const bare = await ask(world, '/scim/v2/Users', { 'x-api-key': 'key' });
  assert.deepEqual([bare.status, bare.body.status], [401, '401']);
});

test('300 calls a minute: every answer says what is left, the next one is refused until the minute is over', async () => {
  const world = await openWorkspace();
  const { clock } = world;
  const reset = String(clock.now / 1000 + 60);
  for (let left = 299; left >= 0; left--) {
    const path = left % 2 ? '/me' : '/collections/none';
    const { headers } = await ask(world, path, { 'x-api-key': 'key' });
    assert.equal(headers.get('x-ratelimit-limit'), '300');
    assert.equal(headers.get('x-ratelimit-remaining'), String(left));
    assert.equal(headers.get('x-ratelimit-reset'), reset);
  }
  clock.now += 59_999;
  const { status, headers, body } = await ask(world, '/me?apikey=key');
  assert.deepEqual([status, body.error.name], [429, 'rateLimitError']);
  assert.ok(body.error.message.includes(reset));
  assert.equal(headers.get('x-ratelimit-remaining'), '0');
  assert.equal(headers.get('x-ratelimit-reset'), reset);
  clock.now += 1;
  assert.equal((await ask(world, '/me', { 'x-api-key': 'key' })).headers.get('x-ratelimit-remaining'), '299');
});

test('each key has an allowance of its own', async () => {
  const world = { sandbox: await createSandbox({ origin: ORIGIN }) };
  for (let call = 0; call < 301; call++) await ask(world, '/me', { 'x-api-key': 'one' });
  assert.equal((await ask(world, '/me', { 'x-api-key': 'one' })).status, 429);
  assert.equal((await ask(world, '/me', { 'x-api-key': 'two' })).status, 200);
});

test('a platform that is overrun says 503, and a call that does not fit the row says which field', async () => {
  const { sandbox, ws } = await openWorkspace();
  sandbox.faults.next('workspace.listMonitors', '503-before');
  await assert.rejects(ws.listMonitors({}), { status: 503 });
  await ws.listMonitors({});
  assert.equal(await refusalOf(ws.createMock({})), '400 paramMissingError');
  const response = await sandbox.fetch('https://workspace.example/collections', {
    method: 'POST',
    headers: { 'x-api-key': 'key', 'content-type': 'application/json' },
    body: JSON.stringify({ collection: { item: [{ item: [{ name: 1 }] }] } }),
  });
  const { error } = (await response.json()) as { error: unknown };
  assert.deepEqual(
    [response.status, error],
    [
      400,
      {
        name: 'malformedRequestError',
        message: "The request does not fit at 'collection.item.0.item.0.name'",
        details: { param: 'collection.item.0.item.0.name' },
      },
    ],
  );
});

test('who owns the key, and how much of what is used', async () => {
  const { ws } = await openWorkspace();
  const usage = async (wanted: string) =>
    (await ws.getKeyOwner({})).operations?.find(({ name }) => name === wanted)?.usage;
  assert.equal(await usage('api_usage'), 1);
  await ws.listMocks({});
  assert.equal(await usage('api_usage'), 3);
});

test('two sandboxes know other people and give other ids', async () => {
  const [one, two] = await Promise.all([openWorkspace({ seed: 1 }), openWorkspace({ seed: 2 })]);
  const [owner, other] = [await one.ws.getKeyOwner({}), await two.ws.getKeyOwner({})];
  assert.notEqual(owner.user?.id, other.user?.id);
  const uids = [one, two].map(
    async ({ ws }) => (await ws.createCollection({ collection: { info: { name: 'A' } } })).collection,
  );
  const [made, madeOther] = await Promise.all(uids);
  assert.match(made?.uid ?? '', new RegExp(`^${owner.user?.id}-[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$`));
  assert.notEqual(made?.id, madeOther?.id);
});

test('a request over plain HTTP is sent on to the same resource over HTTPS, with nothing carried out', async () => {
  const sandbox = await createSandbox({ origin: 'https://sandbox.example', apiKey: 'key' });
  const request = (address: string) =>
    sandbox.fetch(address, { headers: { 'x-api-key': 'key' }, redirect: 'manual' });
  const plain = await request('http://sandbox.example/workspaces?type=team');
  assert.deepEqual(
    [plain.status, plain.headers.get('location')],
    [301, 'https://sandbox.example/workspaces?type=team'],
  );
  assert.equal((await request('https://sandbox.example/workspaces')).status, 200);
  const local = await createSandbox({ origin: 'http://127.0.0.1:8081', apiKey: 'key' });
  const served = await local.fetch('http://127.0.0.1:8081/workspaces', { headers: { 'x-api-key': 'key' } });
  assert.equal(served.status, 200);
});
