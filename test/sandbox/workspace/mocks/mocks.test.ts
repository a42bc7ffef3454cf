import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addCollection, GONE, openWorkspace, refusalOf, request, sure, type Rows } from '../world.js';

/** A mock server for a shop, and a monitor that calls it: by its address, put in from an environment. */
async function openMock() {
  const world = await openWorkspace();
  const { ws } = world;
  const example = { name: 'All orders', code: 206, body: '[]' };
  const shop = await addCollection(ws, 'Shop', [request('GET', 'https://shop.example/orders', [example])]);
  const { mock } = await ws.createMock({ mock: { collection: shop } });
  const header = [{ key: 'accept', value: 'application/json' }];
  const call = (method: string, path: string) => ({
    ...request(method, `{{host}}${path}`),
    request: { method, url: `{{host}}${path}`, header, body: { mode: 'raw', raw: '{"a":1}' } },
  });
  const caller = await addCollection(ws, 'Caller', [call('GET', '/orders?page=1'), call('POST', '/orders')]);
  const { environment } = await ws.createEnvironment({
    environment: { name: 'Mock', values: [{ key: 'host', value: sure(mock?.mockUrl) }] },
  });
  const { monitor } = await ws.createMonitor({
    monitor: { name: 'Calls', collection: caller, environment: sure(environment?.uid) },
  });
  return {
    ...world,
    mockUid: sure(mock?.uid),
    monitorUid: sure(monitor?.uid),
    environmentUid: sure(environment?.uid),
  };
}

const codesOf = async (ws: Rows, monitorUid: string) =>
  (await ws.runMonitor({ monitorUid })).run?.executions?.map(({ response }) => response?.code);

describe('mock servers', () => {
  it('are listed, read, changed and deleted; one that is not there is a 404', async () => {
    const { ws } = await openWorkspace();
    const collection = await addCollection(ws, 'Shop');
    assert.equal(await refusalOf(ws.createMock({ mock: { collection: 'none' } })), '400 invalidParamError');
    const made = await ws.createMock({ mock: { collection } });
    const mockUid = sure(made.mock?.uid);
    const { environment } = await ws.createEnvironment({ environment: { name: 'Live' } });
    await ws.updateMock({ mockUid, mock: { name: 'Shop front', environment: sure(environment?.uid) } });
    assert.equal((await ws.getMock({ mockUid })).mock?.environment, environment?.uid);
    assert.equal((await ws.listMocks({})).mocks?.[0]?.environment, environment?.uid);
    await ws.deleteEnvironment({ environmentUid: sure(environment?.uid) });
    assert.equal((await ws.getMock({ mockUid })).mock?.environment, undefined);
    await ws.deleteMock({ mockUid });
    assert.equal(await refusalOf(ws.getMock({ mockUid })), GONE);
    assert.equal(await refusalOf(ws.listMockResponses({ mockUid })), GONE);
    assert.deepEqual((await ws.listMocks({})).mocks, []);
  });

  it('answer with the examples of their collection, else with the answer that was made last', async () => {
    const { ws, mockUid, monitorUid } = await openMock();
    assert.deepEqual(await codesOf(ws, monitorUid), [206, 404]);
    const made = await ws.createMockResponse({
      mockUid,
      serverResponse: { name: 'Down', statusCode: 503, body: 'no' },
    });
    const serverResponseId = sure(made.id);
    assert.deepEqual(await codesOf(ws, monitorUid), [503, 503]);
    await ws.updateMockResponse({ mockUid, serverResponseId, serverResponse: { statusCode: 500 } });
    assert.deepEqual(await codesOf(ws, monitorUid), [500, 500]);
    const read = await ws.getMockResponse({ mockUid, serverResponseId });
    assert.deepEqual(
      [read.name, read.statusCode, read.body, read.mock],
      ['Down', 500, 'no', mockUid.replace(/^\d+-/, '')],
    );
    assert.deepEqual(
      (await ws.listMockResponses({ mockUid })).map(({ statusCode }) => statusCode),
      [500],
    );
    assert.equal((await ws.deleteMockResponse({ mockUid, serverResponseId })).name, 'Down');
    assert.equal(await refusalOf(ws.getMockResponse({ mockUid, serverResponseId })), GONE);
    assert.deepEqual(await ws.listMockResponses({ mockUid }), []);
    assert.deepEqual(await codesOf(ws, monitorUid), [206, 404]);
  });

  it('take no status that HTTP has not', async () => {
    const { ws, mockUid } = await openMock();
    const serverResponse = { name: 'Strange', statusCode: 1000 };
    assert.equal(
      await refusalOf(ws.createMockResponse({ mockUid, serverResponse })),
      '400 invalidParamError',
    );
  });

  it('are open to callers without a key until they are unpublished', async () => {
    const { ws, mockUid, monitorUid } = await openMock();
    await ws.unpublishMock({ mockUid });
    assert.deepEqual(await codesOf(ws, monitorUid), [401, 401]);
    await ws.publishMock({ mockUid });
    assert.deepEqual(await codesOf(ws, monitorUid), [206, 404]);
    await ws.updateMock({ mockUid, mock: { private: true } });
    assert.deepEqual(await codesOf(ws, monitorUid), [401, 401]);
  });

  it('remember every call: who wants some of them filters, who wants them all turns pages', async () => {
    const { ws, clock, mockUid, monitorUid } = await openMock();
    await ws.runMonitor({ monitorUid });
    clock.now += 60_000;
    const since = new Date(clock.now).toISOString();
    await ws.runMonitor({ monitorUid });
    const logs = async (query: Omit<Parameters<Rows['listCallLogs']>[0], 'mockUid'> = {}) =>
      (await ws.listCallLogs({ mockUid, ...query }))['call-logs'] ?? [];
    const all = await logs();
    assert.deepEqual(
      all.map(({ request: { method } = {} }) => method),
      ['POST', 'GET', 'POST', 'GET'],
    );
    assert.deepEqual(await logs({ direction: 'asc', sort: 'servedAt' }), all.toReversed());
    assert.deepEqual(await logs({ since }), all.slice(0, 2));
    assert.deepEqual(await logs({ responseStatusCode: 206 }), await logs({ requestMethod: 'get' }));
    assert.deepEqual(await logs({ responseType: 'error' }), await logs({ requestMethod: 'POST' }));
    assert.deepEqual(await logs({ requestPath: '/none' }), []);
    assert.equal((await logs({ responseStatusCode: 206 }))[0]?.responseName, 'All orders');
    assert.equal(all[0]?.request?.body, undefined);
    const [full] = await logs({ include: 'request.headers,request.body' });
    assert.deepEqual([full?.request?.headers?.key, full?.request?.body?.data], ['accept', '{"a":1}']);

    const found: unknown[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await ws.listCallLogs({ mockUid, limit: 3, ...(cursor && { cursor }) });
      assert.ok((page['call-logs']?.length ?? 0) <= 3);
      found.push(...(page['call-logs'] ?? []));
      cursor = page.meta?.nextCursor;
    } while (cursor);
    assert.deepEqual(found, all);
    assert.equal(await refusalOf(ws.listCallLogs({ mockUid, cursor: 'none' })), '400 invalidParamError');

    const used = (await ws.getKeyOwner({})).operations?.find(({ name }) => name === 'mock_usage')?.usage;
    assert.equal(used, 4);
  });
});
