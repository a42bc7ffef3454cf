import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { bind, createClient } from '../../../src/client/client.js';
import { workspace, type CollectionItem } from '../../../src/client/workspace/index.js';
import { addCollection, collectionOf, GONE, openWorkspace, refusalOf, request, sure } from './world.js';

const folders = (depth: number): CollectionItem =>
  depth === 0
    ? request('GET', 'https://shop.example/orders')
    : { name: `Folder ${depth}`, item: [folders(depth - 1)] };

describe('collections', () => {
  it('are listed once made, read with all their folders, changed, and gone once deleted', async () => {
    const { ws } = await openWorkspace();
    const kept = await addCollection(ws, 'Kept');
    const uid = await addCollection(ws, 'Shop', [folders(10)]);
    const { collections = [] } = await ws.listCollections({});
    assert.deepEqual(
      collections.map(({ name }) => name),
      ['Kept', 'Shop'],
    );
    assert.ok(collections.every((each) => each.uid === `${each.owner}-${each.id}`));

    const { collection } = await ws.getCollection({ collectionUid: uid });
    let inner = collection?.item?.[0];
    for (let depth = 10; depth > 0; depth--) {
      assert.equal(inner?.name, `Folder ${depth}`);
      assert.ok(inner?.id);
      inner = inner.item?.[0];
    }
    assert.equal(inner?.request?.method, 'GET');

    await ws.updateCollection({ collectionUid: uid, ...collectionOf('Renamed', [request('POST', '/pay')]) });
    const again = await ws.listCollections({});
    assert.deepEqual(
      again.collections?.map(({ name }) => name),
      ['Kept', 'Renamed'],
    );
    const changed = await ws.getCollection({ collectionUid: uid });
    assert.deepEqual(
      changed.collection?.item?.map(({ name }) => name),
      ['POST /pay'],
    );

    await ws.deleteCollection({ collectionUid: uid });
    assert.equal(await refusalOf(ws.getCollection({ collectionUid: uid })), GONE);
    assert.equal(await refusalOf(ws.updateCollection({ collectionUid: uid, ...collectionOf('X') })), GONE);
    assert.equal(await refusalOf(ws.deleteCollection({ collectionUid: uid })), GONE);
    assert.deepEqual(
      (await ws.listCollections({})).collections?.map((each) => each.uid),
      [kept],
    );
  });

  it('keep fields that this library does not know, and addresses in parts, as other tools write them', async () => {
    const { sandbox } = await openWorkspace();
    // Past the check by the published facts, which have a text for each of these.
    const { fetch } = sandbox;
    const headers = { 'x-api-key': 'key' };
    const ws = bind(createClient({ baseUrl: 'https://workspace.example', fetch, headers }), workspace);
    const url = { raw: 'https://shop.example/pay?a=1', query: [{ key: 'a', value: '1', disabled: true }] };
    const item = {
      id: 'pay',
      name: 'Pay',
      protocolProfileBehavior: { disableBodyPruning: true },
      event: [{ listen: 'test', script: { type: 'text/javascript', exec: ['one', 'two'] } }],
      request: { method: 'GET', url, auth: { type: 'noauth' }, description: { content: 'Pays' } },
    };
    const collectionUid = await addCollection(ws, 'Shop', [item]);
    const { collection } = await ws.getCollection({ collectionUid });
    assert.deepEqual(collection?.item, [item]);
    await ws.updateCollection({ collectionUid, collection });
    assert.deepEqual((await ws.getCollection({ collectionUid })).collection, collection);
  });

  it('are the same after what was read is sent back', async () => {
    const { ws } = await openWorkspace();
    const collectionUid = await addCollection(ws, 'Shop', [folders(3)]);
    const read = await ws.getCollection({ collectionUid });
    await ws.updateCollection({ collectionUid, ...read });
    assert.deepEqual(await ws.getCollection({ collectionUid }), read);
  });

  it('want a name, and a uid in the path', async () => {
    const { ws } = await openWorkspace();
    assert.equal(await refusalOf(ws.createCollection({})), '400 paramMissingError');
    assert.equal(await refusalOf(ws.createCollection({ collection: { item: [] } })), '400 paramMissingError');
    const { collection } = await ws.createCollection(collectionOf('Shop'));
    assert.equal(await refusalOf(ws.getCollection({ collectionUid: sure(collection?.id) })), GONE);
  });
});

describe('forks', () => {
  const fork = async (item = [request('GET', '/a')]) => {
    const { ws } = await openWorkspace();
    const parent = await addCollection(ws, 'Shop', item);
    const { collection } = await ws.forkCollection({ collectionUid: parent, name: 'mine' });
    return { ws, parent, copy: sure(collection?.uid), collection };
  };
  const namesIn = async ({ ws }: Awaited<ReturnType<typeof fork>>, collectionUid: string) =>
    (await ws.getCollection({ collectionUid })).collection?.item?.map(({ name }) => name);

  it('are copies that know where they come from, and merge back', async () => {
    const world = await fork();
    const { ws, parent, copy, collection } = world;
    assert.deepEqual([collection?.fork?.label, collection?.fork?.from], ['mine', parent]);
    await ws.updateCollection({
      collectionUid: copy,
      ...collectionOf('Shop', [request('GET', '/a'), request('GET', '/b')]),
    });
    assert.deepEqual(await namesIn(world, parent), ['GET /a']);
    await ws.mergeCollection({ source: copy, destination: parent, strategy: 'deleteSource' });
    assert.deepEqual(await namesIn(world, parent), ['GET /a', 'GET /b']);
    assert.equal(await refusalOf(ws.getCollection({ collectionUid: copy })), GONE);
  });

  it('never overwrite what changed in the other meanwhile', async () => {
    const world = await fork();
    const { ws, parent, copy } = world;
    await ws.updateCollection({
      collectionUid: parent,
      ...collectionOf('Shop', [request('GET', '/theirs')]),
    });
    await ws.mergeCollection({ source: copy, destination: parent });
    assert.deepEqual(await namesIn(world, parent), ['GET /theirs']);
    await ws.updateCollection({ collectionUid: copy, ...collectionOf('Shop', [request('GET', '/mine')]) });
    assert.equal(
      await refusalOf(ws.mergeCollection({ source: copy, destination: parent })),
      '409 mergeConflictError',
    );
    assert.deepEqual(await namesIn(world, parent), ['GET /theirs']);
  });

  it('merge only what changed since the last time', async () => {
    const world = await fork();
    const { ws, parent, copy } = world;
    const change = (uid: string, path: string) =>
      ws.updateCollection({ collectionUid: uid, ...collectionOf('Shop', [request('GET', path)]) });
    await change(copy, '/mine');
    await ws.mergeCollection({ source: copy, destination: parent });
    await change(parent, '/theirs');
    await ws.mergeCollection({ source: copy, destination: parent });
    assert.deepEqual(await namesIn(world, parent), ['GET /theirs']);
    assert.deepEqual(await namesIn(world, copy), ['GET /mine']);
  });

  it('can be brought up to date by merging', async () => {
    const world = await fork();
    const { ws, parent, copy } = world;
    await ws.updateCollection({
      collectionUid: parent,
      ...collectionOf('Shop', [request('GET', '/theirs')]),
    });
    await ws.mergeCollection({ source: copy, destination: parent, strategy: 'updateSourceWithDestination' });
    assert.deepEqual(await namesIn(world, copy), ['GET /theirs']);
  });

  it('merge into nothing else', async () => {
    const { ws, parent, copy } = await fork();
    const other = await addCollection(ws, 'Other');
    assert.equal(
      await refusalOf(ws.mergeCollection({ source: copy, destination: other })),
      '400 invalidParamError',
    );
    assert.equal(
      await refusalOf(ws.mergeCollection({ source: parent, destination: copy })),
      '400 invalidParamError',
    );
  });
});

describe('imports', () => {
  it('make a collection of every operation that a description has', async () => {
    const { ws } = await openWorkspace();
    const operation = { responses: { default: { description: 'fine' } } };
    const { collections = [] } = await ws.importOpenApi({
      type: 'json',
      input: {
        openapi: '3.0.0',
        info: { title: 'Pets', version: '1' },
        servers: [{ url: 'https://pets.example/v1/' }],
        paths: {
          '/pets': { get: operation, post: { summary: 'Add a pet' } },
          '/pets/{id}': { get: operation },
        },
      },
    });
    const { collection } = await ws.getCollection({ collectionUid: sure(collections[0]?.uid) });
    assert.equal(collection?.info?.name, 'Pets');
    assert.deepEqual(
      collection?.item?.map((item) => `${item.request?.method} ${item.request?.url} ${item.name}`),
      [
        'GET https://pets.example/v1/pets /pets',
        'POST https://pets.example/v1/pets Add a pet',
        'GET https://pets.example/v1/pets/{id} /pets/{id}',
      ],
    );
    assert.equal(
      await refusalOf(ws.importOpenApi({ type: 'json', input: { openapi: '3.0.0' } })),
      '400 paramMissingError',
    );
  });

  it('read back what was exported, whole or not at all', async () => {
    const { ws } = await openWorkspace();
    const one = { info: { name: 'One' }, item: [request('GET', '/one')] };
    const broken = { info: { name: 'Two' }, item: 'none' };
    assert.equal(
      await refusalOf(ws.importExportedData({ collections: [one, broken] })),
      '400 invalidParamError',
    );
    assert.equal(await refusalOf(ws.importExportedData({})), '400 paramMissingError');
    assert.deepEqual((await ws.listCollections({})).collections, []);

    const environments = [{ name: 'Live', values: [{ key: 'host', value: 'shop.example', enabled: true }] }];
    const { collections } = await ws.importExportedData({ version: 1, collections: [one], environments });
    assert.deepEqual(
      collections?.map(({ name }) => name),
      ['One'],
    );
    assert.deepEqual(
      (await ws.listCollections({})).collections?.map(({ name }) => name),
      ['One'],
    );
    const { environments: made = [] } = await ws.listEnvironments({});
    const { environment } = await ws.getEnvironment({ environmentUid: sure(made[0]?.uid) });
    assert.equal(environment?.values?.[0]?.value, 'shop.example');
  });
});

describe('environments', () => {
  it('are listed, read, replaced and deleted', async () => {
    const { ws } = await openWorkspace();
    const made = await ws.createEnvironment({
      environment: { name: 'Test', values: [{ key: 'host', value: 'a' }] },
    });
    const environmentUid = sure(made.environment?.uid);
    await ws.updateEnvironment({
      environmentUid,
      environment: { name: 'Live', values: [{ key: 'port', value: '1' }] },
    });
    const { environment } = await ws.getEnvironment({ environmentUid });
    assert.deepEqual(environment?.values, [{ key: 'port', value: '1', type: 'default', enabled: true }]);
    assert.deepEqual(
      (await ws.listEnvironments({})).environments?.map(({ name }) => name),
      ['Live'],
    );
    assert.equal(await refusalOf(ws.createEnvironment({ environment: {} })), '400 paramMissingError');
    await ws.deleteEnvironment({ environmentUid });
    assert.equal(await refusalOf(ws.getEnvironment({ environmentUid })), GONE);
    assert.deepEqual((await ws.listEnvironments({})).environments, []);
  });
});
