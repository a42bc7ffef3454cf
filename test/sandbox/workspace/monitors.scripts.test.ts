import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Collection } from '../../../src/client/workspace/index.js';
import { RunScripts } from '../../../src/sandbox/workspace/scripts/run-scripts.js';
import { RunVariables } from '../../../src/sandbox/workspace/scripts/variables.js';
import { asked } from './scripts/run-here.js';
import { addCollection, openWorkspace, request, sure } from './world.js';

const script = (listen: 'prerequest' | 'test', exec: string | readonly string[]) => ({
  listen,
  script: { exec },
});

const NAMES = `pm.test(pm.variables.get('trail'), () => {});`;
const add = (listen: 'prerequest' | 'test', name: string) =>
  script(listen, `pm.variables.set('trail', (pm.variables.get('trail') ?? '') + '${name} ');`);

/** A monitor of a collection whose requests a mock server answers at `{{host}}`. */
async function openMonitor(collection: Collection) {
  const world = await openWorkspace();
  const { ws } = world;
  const example = { name: 'All', code: 200, body: '{"token":"abc"}' };
  const answers = await addCollection(ws, 'Answers', [
    request('GET', 'https://shop.example/orders', [example]),
    request('GET', 'https://shop.example/orders/abc', [{ ...example, code: 202 }]),
  ]);
  const { mock } = await ws.createMock({ mock: { collection: answers } });
  const made = await ws.createCollection({ collection: { info: { name: 'Shop' }, ...collection } });
  const values = [{ key: 'host', value: sure(mock?.mockUrl) }];
  const { environment } = await ws.createEnvironment({ environment: { name: 'Test', values } });
  const uids = { collection: sure(made.collection?.uid), environment: sure(environment?.uid) };
  const { monitor } = await ws.createMonitor({ monitor: { name: 'Shop', ...uids } });
  const monitorUid = sure(monitor?.uid);
  const run = async () => (await ws.runMonitor({ monitorUid })).run ?? {};
  return { ...world, ...uids, run };
}

const orders = request('GET', '{{host}}/orders');

describe('scripts of a monitor’s run', () => {
  it('run around each request: those of its collection, of its folders, then its own, as lines or as a text', async () => {
    const own = { ...orders, event: [add('prerequest', 'own'), add('test', 'OWN'), script('test', [NAMES])] };
    const folder = {
      name: 'Folder',
      event: [add('test', 'FOLDER'), add('prerequest', 'folder')],
      item: [own],
    };
    const { run } = await openMonitor({
      event: [add('prerequest', 'all'), add('test', 'ALL'), { ...add('test', 'off'), disabled: true }],
      item: [folder, { ...orders, event: [script('test', NAMES)] }],
    });
    const { info, stats, failures } = await run();
    assert.deepEqual([info?.status, failures], ['success', []]);
    assert.deepEqual(stats?.assertions, { total: 2, failed: 0 });
    const told = await openMonitor({
      event: [add('prerequest', 'all'), add('test', 'ALL')],
      item: [
        {
          ...folder,
          item: [{ ...own, event: [...own.event, script('test', `throw pm.variables.get('trail')`)] }],
        },
      ],
    });
    assert.equal((await told.run()).failures?.[0]?.message, 'all folder own ALL FOLDER OWN ');
  });

  it('fill the requests after them with what they set, and what is kept stays as it was', async () => {
    const login = {
      ...orders,
      event: [
        script('prerequest', `pm.collectionVariables.set('path', pm.collectionVariables.get('folder'))`),
        script('test', `pm.environment.set('token', pm.response.json().token)`),
      ],
    };
    const { run, ws, collection, environment } = await openMonitor({
      variables: [{ key: 'folder', value: 'orders' }],
      item: [
        login,
        {
          ...request('GET', '{{host}}/{{path}}/{{token}}'),
          event: [script('test', `pm.test('found', () => pm.response.to.have.status(202))`)],
        },
      ],
    });
    const before = await Promise.all([
      ws.getEnvironment({ environmentUid: environment }),
      ws.getCollection({ collectionUid: collection }),
    ]);
    for (const { info, executions } of [await run(), await run()]) {
      assert.equal(info?.status, 'success');
      assert.match(executions?.[1]?.request?.url ?? '', /\/orders\/abc$/);
    }
    const after = await Promise.all([
      ws.getEnvironment({ environmentUid: environment }),
      ws.getCollection({ collectionUid: collection }),
    ]);
    assert.deepEqual(after, before);
  });

  it('that call what is not there fail the run with a sentence, and the next request is sent', async () => {
    const { run } = await openMonitor({
      item: [
        {
          ...orders,
          event: [
            script('prerequest', 'pm.sendRequest("https://shop.example")'),
            script('test', `pm.test('asks', () => pm.sendRequest('https://shop.example'))`),
          ],
        },
        orders,
      ],
    });
    const message = "pm.sendRequest is not available in the sandbox's monitors";
    const { info, stats, failures, executions } = await run();
    assert.deepEqual(
      [info?.status, stats?.assertions, executions?.length],
      ['failure', { total: 1, failed: 1 }, 2],
    );
    assert.deepEqual(failures, [
      { executionId: 1, name: 'Error', message },
      { executionId: 1, name: 'AssertionError', message, assertion: { asks: false } },
    ]);
  });

  it('C10-309: that do not end are said, with the requests after them sent', async () => {
    const { run } = await openMonitor({
      item: [{ ...orders, event: [script('test', 'for (;;);')] }, orders],
    });
    const { info, failures, executions } = await run();
    assert.deepEqual([info?.status, executions?.length], ['failure', 2]);
    assert.deepEqual(failures, [
      { executionId: 1, name: 'Error', message: 'The script took longer than one second' },
    ]);
  });

  it('C10-312: a test with the name of a prototype changes none', async () => {
    const { run } = await openMonitor({
      item: [{ ...orders, event: [script('test', `pm.test('__proto__', () => pm.expect(1).to.equal(2))`)] }],
    });
    assert.equal((await run()).failures?.[0]?.message, 'expected 1 to equal 2');
    assert.equal(Object.hasOwn(Object.prototype, 'false'), false);
  });

  it('C10-313: more tests than are kept make a run unknown, and one that failed before is told', async () => {
    const many = (last: string) =>
      script('test', `for (let at = 0; at < 100; at++) pm.test('a' + at, () => {}); ${last}`);
    const over = await openMonitor({
      item: [{ ...orders, event: [many(`pm.test('b', () => {})`)] }],
    });
    const { info, stats, failures } = await over.run();
    assert.deepEqual([info?.status, stats?.assertions?.total], ['unknown', 100]);
    assert.deepEqual(failures, [
      {
        executionId: 1,
        name: 'ScriptNotRun',
        message: 'A script has 100 tests at most: the others were not run',
      },
    ]);
    const failing = await openMonitor({
      item: [{ ...orders, event: [many(`throw Error('in the end')`)] }],
    });
    assert.equal((await failing.run()).info?.status, 'failure');
  });

  it('C10-313: variables of a run have a limit', () => {
    const variables = new RunVariables([], []);
    const value = 'x'.repeat(10_000);
    const changes = Array.from({ length: 101 }, (_, at) => ({
      scope: 'environment' as const,
      key: `${at}`,
      value,
    }));
    assert.ok(variables.take(changes.slice(0, 50)));
    assert.ok(!variables.take(changes.slice(50)));
    assert.ok(variables.take([{ scope: 'environment', key: '0', value: null }]));
    assert.ok(variables.told().environment.length < 100);
  });

  it('C10-314: scripts for which there is no time left, or no engine, are neither passed nor failed', () => {
    const { request: told, response } = asked('');
    const left = new RunScripts(new RunVariables([], []), { left: 0 });
    left.run(1, ['', ''], { request: told, response });
    left.run(1, ['pm.test("a", () => {})'], { request: told, response });
    assert.equal(left.status, 'unknown');
    assert.deepEqual(left.failures, [
      {
        executionId: 1,
        name: 'ScriptNotRun',
        message: 'The scripts before it took 10 seconds in all: this one was not run',
      },
    ]);
    left.failures.push({ executionId: 2, name: 'Error', message: 'getaddrinfo ENOTFOUND' });
    assert.equal(left.status, 'failure');
  });
});
