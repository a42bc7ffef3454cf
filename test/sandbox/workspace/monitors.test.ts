import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { addCollection, GONE, openWorkspace, refusalOf, request, sure } from './world.js';

const script = (exec: string, listen = 'test') => [{ listen, script: { type: 'text/javascript', exec } }];

const wants = (name: string, status: number): string =>
  `pm.test('${name}', () => pm.response.to.have.status(${status}));`;

async function openMonitor(schedule?: { cron: string; timezone?: string }) {
  const world = await openWorkspace();
  const example = { name: 'There', code: 200, body: '{}' };
  const answers = await addCollection(world.ws, 'Answers', [
    request('GET', 'https://shop.example/', [example]),
    request('GET', 'https://shop.example/paid', [example]),
  ]);
  const { mock } = await world.ws.createMock({ mock: { collection: answers } });
  const event = script(`${wants('is there', 200)} pm.test('is kind', () => {})`);
  const collection = await addCollection(world.ws, 'Shop', [
    { name: 'Folder', item: [{ ...request('GET', `${mock?.mockUrl}/`), event }] },
    { ...request('GET', `${mock?.mockUrl}/paid`), event: script(wants('is paid', 402)) },
  ]);
  const { monitor } = await world.ws.createMonitor({
    monitor: { name: 'Shop', collection, ...(schedule && { schedule }) },
  });
  const monitorUid = sure(monitor?.uid);
  const read = async () => present((await world.ws.getMonitor({ monitorUid })).monitor);
  return { ...world, collection, monitorUid, read };
}

function present<Value>(value: Value | undefined): Value {
  assert.ok(value);
  return value;
}

describe('monitors', () => {
  it('run now, and tell which tests failed', async () => {
    const { ws, monitorUid, read } = await openMonitor();
    assert.equal((await read()).lastRun, undefined);
    const { run } = await ws.runMonitor({ monitorUid });
    assert.equal(run?.info?.status, 'failure');
    assert.deepEqual(run.stats, { assertions: { total: 3, failed: 1 }, requests: { total: 2, failed: 0 } });
    assert.deepEqual(
      run.failures?.map(({ executionId, assertion }) => [executionId, assertion]),
      [[2, { 'is paid': false }]],
    );
    const { lastRun } = await read();
    assert.deepEqual([lastRun?.status, lastRun?.startedAt], ['failure', run.info.startedAt]);
    assert.equal(lastRun?.stats?.assertions?.failed, 1);
  });

  it('say which address gave no answer, run no test of it, and go on', async () => {
    const { ws, collection, monitorUid } = await openMonitor();
    const { mocks = [] } = await ws.listMocks({});
    const event = script(wants('is there', 200));
    await ws.updateCollection({
      collectionUid: collection,
      collection: {
        info: { name: 'Shop' },
        item: [
          { ...request('GET', 'https://shop.example/orders'), event },
          { ...request('GET', '{{nowhere}}/orders'), event },
          { ...request('GET', `${mocks[0]?.mockUrl}/`), event },
        ],
      },
    });
    const { run } = await ws.runMonitor({ monitorUid });
    assert.equal(run?.info?.status, 'failure');
    assert.deepEqual(run.stats, { assertions: { total: 1, failed: 0 }, requests: { total: 3, failed: 2 } });
    assert.deepEqual(
      run.executions?.map(({ response }) => response?.code),
      [undefined, undefined, 200],
    );
    assert.deepEqual(
      run.failures?.map(({ executionId, name, message }) => [executionId, name, message]),
      [
        [1, 'Error', 'getaddrinfo ENOTFOUND shop.example'],
        [2, 'Error', 'getaddrinfo ENOTFOUND {{nowhere}}/orders'],
      ],
    );
  });

  it('run by the clock, in their time zone', async () => {
    const { clock, read } = await openMonitor({ cron: '30 9 * * *', timezone: 'America/New_York' });
    const first = await read();
    assert.equal(first.schedule?.nextRun, '2026-05-04T13:30:00.000Z');
    clock.now = Date.parse('2026-05-04T13:29:59Z');
    assert.equal((await read()).lastRun, undefined);
    clock.now = Date.parse('2026-05-04T13:30:00Z');
    const second = await read();
    assert.equal(second.lastRun?.startedAt, '2026-05-04T13:30:00.000Z');
    assert.equal(second.schedule?.nextRun, '2026-05-05T13:30:00.000Z');
  });

  it('make up for the runs that were missed, with what was there when they were due', async () => {
    const { ws, clock, collection, monitorUid } = await openMonitor({ cron: '*/20 * * * *' });
    clock.now += 60 * 60_000;
    await ws.updateCollection({
      collectionUid: collection,
      collection: { info: { name: 'Empty' }, item: [] },
    });
    const sent = async () =>
      (await ws.getKeyOwner({})).operations?.find(({ name }) => name === 'monitor_request_runs')?.usage;
    assert.equal(await sent(), 6);
    clock.now += 60 * 60_000;
    assert.equal(await sent(), 6);
    assert.equal((await ws.getMonitor({ monitorUid })).monitor?.lastRun?.stats?.requests?.total, 0);
    clock.now += 400 * DAY;
    assert.ok((await ws.getMonitor({ monitorUid })).monitor?.lastRun);
  });

  it('are listed, renamed, rescheduled and deleted', async () => {
    const { ws, monitorUid, read } = await openMonitor();
    await ws.updateMonitor({
      monitorUid,
      monitor: { name: 'Nightly', schedule: { cron: '0 3 * * *', timezone: 'UTC' } },
    });
    assert.equal((await read()).schedule?.nextRun, '2026-05-05T03:00:00.000Z');
    assert.deepEqual(
      (await ws.listMonitors({})).monitors?.map(({ name }) => name),
      ['Nightly'],
    );
    await ws.deleteMonitor({ monitorUid });
    assert.equal(await refusalOf(ws.getMonitor({ monitorUid })), GONE);
    assert.equal(await refusalOf(ws.runMonitor({ monitorUid })), GONE);
    assert.deepEqual((await ws.listMonitors({})).monitors, []);
  });

  it('go with their collection, and take no schedule or collection that cannot be', async () => {
    const { ws, collection, monitorUid } = await openMonitor();
    const monitor = { name: 'A', collection };
    for (const schedule of [
      { cron: '61 * * * *' },
      { cron: 'daily' },
      { cron: '* * * * *', timezone: 'Mars/Crater' },
    ])
      assert.equal(
        await refusalOf(ws.createMonitor({ monitor: { ...monitor, schedule } })),
        '400 invalidParamError',
      );
    assert.equal(
      await refusalOf(ws.createMonitor({ monitor: { name: 'A', collection: 'none' } })),
      '400 invalidParamError',
    );
    await ws.deleteCollection({ collectionUid: collection });
    assert.equal(await refusalOf(ws.getMonitor({ monitorUid })), GONE);
  });
});
