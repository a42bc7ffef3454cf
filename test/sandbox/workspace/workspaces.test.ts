import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { addCollection, GONE, openWorkspace, refusalOf, sure, type Rows } from './world.js';

const addWorkspace = async (ws: Rows, name: string, contents = {}): Promise<string> =>
  sure((await ws.createWorkspace({ workspace: { name, type: 'team', ...contents } })).workspace?.id);

const namesIn = async (ws: Rows, workspaceId: string) => {
  const { workspace } = await ws.getWorkspace({ workspaceId });
  return [...(workspace?.collections ?? []), ...(workspace?.environments ?? [])].map(({ name }) => name);
};

const homeOf = async (ws: Rows): Promise<string> => sure((await ws.listWorkspaces({})).workspaces?.[0]?.id);

test('what a workspace is given moves there, and back to the first when it is left out', async () => {
  const { ws } = await openWorkspace();
  const home = await homeOf(ws);
  const uid = await addCollection(ws, 'Shop');
  const { environment } = await ws.createEnvironment({ environment: { name: 'Live' } });
  assert.deepEqual(await namesIn(ws, home), ['Shop', 'Live']);

  const team = await addWorkspace(ws, 'Team', {
    collections: [{ uid }],
    environments: [{ id: environment?.id }],
  });
  assert.deepEqual(await namesIn(ws, team), ['Shop', 'Live']);
  assert.deepEqual(await namesIn(ws, home), []);

  const workspace = { name: 'Crew', description: 'All of us', collections: [] };
  await ws.updateWorkspace({ workspaceId: team, workspace });
  assert.deepEqual(await namesIn(ws, team), ['Live']);
  assert.deepEqual(await namesIn(ws, home), ['Shop']);
  assert.deepEqual(
    (await ws.listWorkspaces({})).workspaces?.map(({ name }) => name),
    ['My workspace', 'Crew'],
  );
});

test('a name that leads nowhere moves nothing', async () => {
  const { ws } = await openWorkspace();
  const uid = await addCollection(ws, 'Shop');
  const team = await addWorkspace(ws, 'Team');
  const workspace = { collections: [{ uid }], monitors: [{ id: 'none' }] };
  assert.equal(await refusalOf(ws.updateWorkspace({ workspaceId: team, workspace })), GONE);
  assert.deepEqual(await namesIn(ws, team), []);
  assert.deepEqual(await namesIn(ws, await homeOf(ws)), ['Shop']);
});

test('a workspace takes along what is in it, and the first one stays', async () => {
  const { ws } = await openWorkspace();
  const uid = await addCollection(ws, 'Shop');
  const { mock } = await ws.createMock({ mock: { collection: uid } });
  const { monitor } = await ws.createMonitor({ monitor: { name: 'Hourly', collection: uid } });
  const { environment } = await ws.createEnvironment({ environment: { name: 'Live' } });
  const team = await addWorkspace(ws, 'Team', {
    collections: [{ uid }],
    environments: [{ uid: environment?.uid }],
  });
  const { api } = await ws.createApi({ workspace: team, api: { name: 'Orders' } });
  const kept = await ws.createApi({ api: { name: 'Kept' } });

  await ws.deleteWorkspace({ workspaceId: team });
  assert.equal(await refusalOf(ws.getWorkspace({ workspaceId: team })), GONE);
  assert.equal(await refusalOf(ws.deleteWorkspace({ workspaceId: team })), GONE);
  assert.equal(await refusalOf(ws.getCollection({ collectionUid: uid })), GONE);
  assert.equal(await refusalOf(ws.getEnvironment({ environmentUid: sure(environment?.uid) })), GONE);
  assert.equal(await refusalOf(ws.getMock({ mockUid: sure(mock?.uid) })), GONE);
  assert.equal(await refusalOf(ws.getMonitor({ monitorUid: sure(monitor?.uid) })), GONE);
  assert.equal(await refusalOf(ws.getApi({ apiId: sure(api?.id) })), GONE);
  await ws.getApi({ apiId: sure(kept.api?.id) });
  assert.equal(await refusalOf(ws.deleteWorkspace({ workspaceId: await homeOf(ws) })), '403 forbiddenError');
});

test('mock servers and monitors may lie elsewhere than their collection, and go with their own workspace', async () => {
  const { ws } = await openWorkspace();
  const uid = await addCollection(ws, 'Shop');
  const { mock } = await ws.createMock({ mock: { collection: uid } });
  const { monitor } = await ws.createMonitor({ monitor: { name: 'Hourly', collection: uid } });
  const contents = { mocks: [{ id: mock?.id }], monitors: [{ id: monitor?.id }] };
  await ws.deleteWorkspace({ workspaceId: await addWorkspace(ws, 'Team', contents) });
  assert.deepEqual((await ws.listMocks({})).mocks, []);
  assert.deepEqual((await ws.listMonitors({})).monitors, []);
  await ws.getCollection({ collectionUid: uid });
});

test('a workspace wants a name and a type that is known', async () => {
  const { ws } = await openWorkspace();
  assert.equal(await refusalOf(ws.createWorkspace({ workspace: { type: 'team' } })), '400 paramMissingError');
  const workspace = { name: 'A', type: 'castle' };
  assert.equal(await refusalOf(ws.createWorkspace({ workspace })), '400 invalidParamError');
});

type Step = readonly [action: string, one: number, other: number];
const ACTIONS = [
  'workspace',
  'collection',
  'fork',
  'mock',
  'monitor',
  'version',
  'relate',
  'move',
  'leave',
  'drop',
];

/** Does one thing to whatever is there, chosen by number; what is refused changes nothing. */
async function step(ws: Rows, [action, one, other]: Step): Promise<void> {
  const { workspaces = [] } = await ws.listWorkspaces({});
  const { collections = [] } = await ws.listCollections({});
  const { mocks = [] } = await ws.listMocks({});
  const { apis = [] } = await ws.listApis({});
  const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
    items[index % (items.length || 1)];
  const [workspace, collection, mock] = [at(workspaces, one), at(collections, other), at(mocks, other)];
  const workspaceId = sure(workspace?.id);
  const collectionUid = collection?.uid ?? 'none';
  const apiId = at(apis, one)?.id ?? 'none';
  const doing: Record<string, () => Promise<unknown>> = {
    workspace: () => addWorkspace(ws, `W${one}`),
    collection: () => addCollection(ws, `C${one}`),
    fork: () => ws.forkCollection({ collectionUid, name: 'fork', workspace: workspaceId }),
    mock: () => ws.createMock({ mock: { collection: collectionUid } }),
    monitor: () => ws.createMonitor({ monitor: { name: `M${one}`, collection: collectionUid } }),
    version: async () => {
      const { api } = await ws.createApi({ workspace: workspaceId, api: { name: 'API' } });
      await ws.createApiVersion({ apiId: sure(api?.id), version: { name: '1' } });
    },
    relate: async () => {
      const { versions = [] } = await ws.listApiVersions({ apiId });
      const apiVersionId = versions[0]?.id ?? 'none';
      const testsuite = [collectionUid];
      await ws.createRelations({ apiId, apiVersionId, testsuite, ...(mock && { mock: [sure(mock.uid)] }) });
    },
    move: () => ws.updateWorkspace({ workspaceId, workspace: { collections: [{ uid: collectionUid }] } }),
    leave: () => ws.deleteWorkspace({ workspaceId }),
    drop: () => ws.deleteCollection({ collectionUid }),
  };
  await doing[action]?.().catch((error: unknown) => assert.match(String(error), /ClientError/));
}

/** Everything is in one place, and nothing points to what is not there. */
async function checkWorld(ws: Rows): Promise<void> {
  const { workspaces = [] } = await ws.listWorkspaces({});
  const { collections = [] } = await ws.listCollections({});
  const uids = collections.map(({ uid }) => uid);
  const inside = await Promise.all(workspaces.map(({ id }) => ws.getWorkspace({ workspaceId: sure(id) })));
  const placed = inside.flatMap(({ workspace }) => (workspace?.collections ?? []).map(({ uid }) => uid));
  assert.deepEqual(placed.toSorted(), uids.toSorted());
  const { mocks = [] } = await ws.listMocks({});
  for (const mock of mocks) assert.ok(uids.includes(mock.collection));
  for (const { uid } of (await ws.listMonitors({})).monitors ?? [])
    assert.ok(uids.includes((await ws.getMonitor({ monitorUid: sure(uid) })).monitor?.collectionUid));
  for (const { id } of (await ws.listApis({})).apis ?? []) {
    const apiId = sure(id);
    for (const { id: versionId } of (await ws.listApiVersions({ apiId })).versions ?? []) {
      const version = { apiId, apiVersionId: sure(versionId) };
      for (const { collectionId } of (await ws.listTestSuites(version)).testsuite ?? [])
        assert.ok(uids.includes(collectionId));
      for (const { url } of Object.values((await ws.getRelations(version)).relations?.mock ?? {}))
        assert.ok(mocks.some(({ mockUrl }) => mockUrl === url));
    }
  }
}

test('whatever is made, moved and deleted, each thing is in one workspace and nothing points to what is gone', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.nat(5), fc.nat(5)), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { ws, clock } = await openWorkspace({ seed: 1 });
      for (const each of sequence) {
        await step(ws, each);
        clock.now += 60_000;
      }
      await checkWorld(ws);
    }),
    { numRuns: 40 },
  );
});
