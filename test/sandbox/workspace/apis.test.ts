import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addCollection, GONE, openWorkspace, refusalOf, request, sure, type Rows } from './world.js';

const DESCRIPTION = JSON.stringify({
  openapi: '3.0.0',
  servers: [{ url: 'https://shop.example' }],
  paths: { '/orders': { get: { summary: 'List orders' }, post: {} } },
});

async function openVersion() {
  const world = await openWorkspace();
  const { ws } = world;
  const { api } = await ws.createApi({ api: { name: 'Orders', summary: 'All orders' } });
  const apiId = sure(api?.id);
  const { version } = await ws.createApiVersion({ apiId, version: { name: '1.0' } });
  return { ...world, apiId, path: { apiId, apiVersionId: sure(version?.id) } };
}

const addSchema = async (
  ws: Rows,
  path: { apiId: string; apiVersionId: string },
  schema = DESCRIPTION,
  language = 'json',
) => sure((await ws.createSchema({ ...path, schema: { type: 'openapi3', language, schema } })).schema?.id);

describe('APIs', () => {
  it('are listed by what is asked for, changed, and gone with all their versions', async () => {
    const { ws, clock, apiId, path } = await openVersion();
    clock.now += 1000;
    const { workspace } = await ws.createWorkspace({ workspace: { name: 'Team', type: 'team' } });
    const other = await ws.createApi({ workspace: sure(workspace?.id), api: { name: 'Refunds' } });
    const names = async (query: Parameters<Rows['listApis']>[0] = {}) =>
      (await ws.listApis(query)).apis?.map(({ name }) => name);
    assert.deepEqual(await names(), ['Refunds', 'Orders']);
    assert.deepEqual(await names({ sort: 'name', direction: 'asc' }), ['Orders', 'Refunds']);
    assert.deepEqual(await names({ workspace: sure(workspace?.id) }), ['Refunds']);
    assert.deepEqual(await names({ since: new Date(clock.now).toISOString() }), ['Refunds']);
    assert.deepEqual(await names({ summary: 'all' }), ['Orders']);
    assert.deepEqual(await names({ createdBy: 'unknown' }), []);
    assert.equal(await refusalOf(ws.listApis({ sort: 'colour' })), '400 invalidParamError');

    await ws.updateApi({ apiId, api: { name: 'Orders and more' } });
    const { api } = await ws.getApi({ apiId });
    assert.deepEqual([api?.name, api?.summary], ['Orders and more', 'All orders']);
    await ws.deleteApi({ apiId });
    assert.equal(await refusalOf(ws.getApi({ apiId })), GONE);
    assert.equal(await refusalOf(ws.getApiVersion(path)), GONE);
    assert.deepEqual(
      (await ws.listApis({})).apis?.map(({ id }) => id),
      [other.api?.id],
    );
  });

  it('have versions of their own', async () => {
    const { ws, apiId, path } = await openVersion();
    const { api } = await ws.createApi({ api: { name: 'Other' } });
    assert.equal(await refusalOf(ws.getApiVersion({ ...path, apiId: sure(api?.id) })), GONE);
    await ws.updateApiVersion({ ...path, version: { name: '1.1' } });
    assert.deepEqual(
      (await ws.listApiVersions({ apiId })).versions?.map(({ name }) => name),
      ['1.1'],
    );
    await ws.deleteApiVersion(path);
    assert.deepEqual((await ws.listApiVersions({ apiId })).versions, []);
    assert.equal(await refusalOf(ws.deleteApiVersion(path)), GONE);
  });
});

describe('schemas', () => {
  it('belong to a version, and can be replaced', async () => {
    const { ws, path, clock } = await openVersion();
    const schemaId = await addSchema(ws, path);
    assert.deepEqual((await ws.getApiVersion(path)).version?.schema, [schemaId]);
    clock.now += 5000;
    await ws.updateSchema({
      ...path,
      schemaId,
      schema: { type: 'openapi3', language: 'yaml', schema: 'paths:' },
    });
    const { schema } = await ws.getSchema({ ...path, schemaId });
    assert.deepEqual([schema?.language, schema?.apiVersion], ['yaml', path.apiVersionId]);
    assert.equal(Date.parse(schema?.updatedAt ?? '') - Date.parse(schema?.createdAt ?? ''), 5000);
    const unknown = { type: 'cobol', language: 'json', schema: '{}' };
    assert.equal(await refusalOf(ws.createSchema({ ...path, schema: unknown })), '400 invalidParamError');
    assert.equal(await refusalOf(ws.getSchema({ ...path, schemaId: 'none' })), GONE);
  });

  it('make a collection that is related to the version, from JSON and from YAML', async () => {
    const { ws, path } = await openVersion();
    const schemaId = await addSchema(ws, path);
    const { collection } = await ws.createCollectionFromSchema({
      ...path,
      schemaId,
      name: 'Made',
      relations: [{ type: 'documentation' }],
    });
    const made = await ws.getCollection({ collectionUid: sure(collection?.uid) });
    assert.deepEqual(
      made.collection?.item?.map(({ name }) => name),
      ['List orders', '/orders'],
    );
    assert.deepEqual(
      (await ws.listDocumentation(path)).documentation?.map(({ name }) => name),
      ['Made'],
    );

    const yaml =
      'openapi: 3.0.0\npaths:\n  /refunds/{id}:\n    get:\n      summary: One\n    delete:\n  /refunds:\n    get:\n';
    const yamlId = await addSchema(ws, path, yaml, 'yaml');
    const second = await ws.createCollectionFromSchema({ ...path, schemaId: yamlId });
    const fromYaml = await ws.getCollection({ collectionUid: sure(second.collection?.uid) });
    assert.deepEqual(
      fromYaml.collection?.item?.map((item) => item.request?.method),
      ['GET', 'DELETE', 'GET'],
    );
    assert.deepEqual(
      (await ws.listUnclassified(path)).unclassified?.map(({ name }) => name),
      ['1.0'],
    );

    const relations = [{ type: 'test' }, { type: 'integrationtest' }];
    const third = await ws.createCollectionFromSchema({ ...path, schemaId, name: 'Tests', relations });
    const [asTest, asIntegration] = [await ws.listTests(path), await ws.listIntegrationTests(path)];
    assert.deepEqual(
      third.relations?.map(({ id }) => id),
      [asTest.test?.[0]?.id, asIntegration.integrationtest?.[0]?.id],
    );
    assert.equal(asTest.test?.[0]?.collectionId, third.collection?.uid);
    const strange = { ...path, schemaId, relations: [{ type: 'wish' }] };
    assert.equal(await refusalOf(ws.createCollectionFromSchema(strange)), '400 invalidParamError');

    const brokenId = await addSchema(ws, path, '{"openapi"');
    assert.equal(
      await refusalOf(ws.createCollectionFromSchema({ ...path, schemaId: brokenId })),
      '400 invalidParamError',
    );
  });
});

describe('relations', () => {
  it('tie collections and mock servers to a version, with the monitors and environments that follow', async () => {
    const { ws, path } = await openVersion();
    const uid = await addCollection(ws, 'Tests');
    const { environment } = await ws.createEnvironment({ environment: { name: 'Live' } });
    const { mock } = await ws.createMock({ mock: { collection: uid, environment: sure(environment?.uid) } });
    const { monitor } = await ws.createMonitor({ monitor: { name: 'Nightly', collection: uid } });
    const mockUid = sure(mock?.uid);
    assert.equal(await refusalOf(ws.createRelations({ ...path, contracttest: [uid], mock: ['none'] })), GONE);
    assert.deepEqual((await ws.listContractTests(path)).contracttest, []);

    assert.deepEqual(
      await ws.createRelations({ ...path, contracttest: [uid], testsuite: [uid], mock: [mockUid] }),
      {
        contracttest: [uid],
        testsuite: [uid],
      },
    );
    await ws.createRelations({ ...path, contracttest: [uid] });
    const { contracttest = [] } = await ws.listContractTests(path);
    assert.deepEqual(
      contracttest.map(({ name, collectionId }) => [name, collectionId]),
      [['Tests', uid]],
    );
    assert.deepEqual(
      (await ws.listTestSuites(path)).testsuite?.map(({ name }) => name),
      ['Tests'],
    );
    assert.deepEqual(
      (await ws.listRelatedMonitors(path)).monitor?.map(({ monitorId }) => monitorId),
      [monitor?.uid],
    );
    assert.deepEqual(
      (await ws.listRelatedEnvironments(path)).environment?.map(({ name }) => name),
      ['Live'],
    );
    const { relations } = await ws.getRelations(path);
    assert.deepEqual(Object.keys(relations?.contracttest ?? {}), [contracttest[0]?.id]);
    assert.deepEqual(
      Object.values(relations?.mock ?? {}).map(({ url }) => url),
      [mock?.mockUrl],
    );

    await ws.deleteMock({ mockUid });
    assert.deepEqual((await ws.getRelations(path)).relations?.mock, {});
    await ws.deleteCollection({ collectionUid: uid });
    assert.deepEqual((await ws.listContractTests(path)).contracttest, []);
    assert.deepEqual((await ws.listRelatedMonitors(path)).monitor, []);
  });

  it('and schemas are taken over by a new version, as far as it is said', async () => {
    const { ws, apiId, path } = await openVersion();
    const uid = await addCollection(ws, 'Papers');
    await ws.createRelations({ ...path, documentation: [uid], testsuite: [uid] });
    await addSchema(ws, path);
    const source = { id: path.apiVersionId, schema: true, relations: { documentation: true } };
    const { version } = await ws.createApiVersion({ apiId, version: { name: '2.0', source } });
    const next = { apiId, apiVersionId: sure(version?.id) };
    assert.equal((await ws.getApiVersion(next)).version?.schema?.length, 1);
    assert.deepEqual(
      (await ws.listDocumentation(next)).documentation?.map(({ collectionId }) => collectionId),
      [uid],
    );
    assert.deepEqual((await ws.listTestSuites(next)).testsuite, []);
    const strange = { name: '3.0', source: { id: 'none' } };
    assert.equal(await refusalOf(ws.createApiVersion({ apiId, version: strange })), GONE);
  });

  it('follow the schema when they are told to: what it still has keeps its scripts', async () => {
    const { ws, path } = await openVersion();
    const event = [{ listen: 'test', script: { type: 'text/javascript', exec: 'done()' } }];
    const item = [{ ...request('POST', '{{baseUrl}}/orders'), event }, request('GET', '{{baseUrl}}/old')];
    const uid = await addCollection(ws, 'Docs', item);
    await ws.createRelations({ ...path, documentation: [uid] });
    const entity = { ...path, entityType: 'documentation', entityId: uid };
    assert.equal(await refusalOf(ws.syncWithSchema(entity)), '400 invalidParamError');
    await addSchema(ws, path);
    assert.deepEqual(await ws.syncWithSchema(entity), { success: true });
    const { collection } = await ws.getCollection({ collectionUid: uid });
    assert.deepEqual(
      collection?.item?.map(({ name, event: scripts }) => [name, scripts?.length]),
      [
        ['List orders', undefined],
        ['POST {{baseUrl}}/orders', 1],
      ],
    );
    assert.equal(await refusalOf(ws.syncWithSchema({ ...entity, entityType: 'testsuite' })), GONE);
    assert.equal(
      await refusalOf(ws.syncWithSchema({ ...entity, entityType: 'wish' })),
      '400 invalidParamError',
    );
  });
});

describe('releases', () => {
  it('are published, read, changed in part and deleted', async () => {
    const { ws, path } = await openVersion();
    const { release } = await ws.createRelease({
      ...path,
      release: { name: 'May', visibility: 'private', gitTag: 'v1' },
    });
    const releaseId = sure(release?.id);
    await ws.updateRelease({ ...path, releaseId, release: { visibility: 'public' } });
    const read = await ws.getRelease({ ...path, releaseId });
    assert.deepEqual(
      [read.release?.name, read.release?.visibility, read.release?.gitTag],
      ['May', 'public', 'v1'],
    );
    assert.deepEqual((await ws.listReleases(path)).releases, [read.release]);
    assert.deepEqual((await ws.deleteRelease({ ...path, releaseId })).release, read.release);
    assert.equal(await refusalOf(ws.getRelease({ ...path, releaseId })), GONE);
    assert.deepEqual((await ws.listReleases(path)).releases, []);
  });
});
