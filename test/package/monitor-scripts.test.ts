import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { createApp, link } from './installed-app.js';

/** Runs a monitor, and prints how its run ended and what was wrong with it. */
const PROGRAM = `import { createSandbox } from 'florin/sandbox';
const sandbox = await createSandbox({ origin: 'https://sandbox.example' });
const call = async (path, body = {}) => {
  const headers = { 'x-api-key': 'key', 'content-type': 'application/json' };
  const answer = await sandbox.fetch('https://sandbox.example' + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
};
const saved = { name: 'All', code: 200, body: '[]' };
const answers = [{ name: 'Orders', request: { method: 'GET', url: 'https://shop.example/orders' }, response: [saved] }];
const { collection } = await call('/collections', { collection: { info: { name: 'Answers' }, item: answers } });
const { mock } = await call('/mocks', { mock: { collection: collection.uid } });
const event = [{ listen: 'test', script: { exec: 'pm.test("paid", () => pm.response.to.have.status(402))' } }];
const item = [{ name: 'Orders', request: { method: 'GET', url: mock.mockUrl + '/orders' }, event }];
const shop = await call('/collections', { collection: { info: { name: 'Shop' }, item } });
const { monitor } = await call('/monitors', { monitor: { name: 'Shop', collection: shop.collection.uid } });
const { run } = await call('/monitors/' + monitor.uid + '/run');
console.log(JSON.stringify([run.info.status, run.stats.assertions, run.failures]));
`;

describe('monitors’ scripts of the installed package', () => {
  let folder: string;

  before(() => {
    folder = createApp('/main.js');
    writeFileSync(join(folder, 'run.mjs'), PROGRAM);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const run = (): unknown =>
    JSON.parse(execFileSync(process.execPath, [join(folder, 'run.mjs')], { encoding: 'utf8' }));

  it('C10-314: are not run without quickjs-emscripten, which the run says, and a run without it has not passed', () => {
    const message =
      'Scripts are not run, because quickjs-emscripten is not installed. Install it: npm install --save-dev quickjs-emscripten';
    assert.deepEqual(run(), [
      'unknown',
      { total: 0, failed: 0 },
      [{ executionId: 1, name: 'ScriptNotRun', message }],
    ]);
  });

  it('run with it, and let the process end', () => {
    link(folder, ['quickjs-emscripten']);
    const message = 'expected response to have status 402 but got 200';
    assert.deepEqual(run(), [
      'failure',
      { total: 1, failed: 1 },
      [{ executionId: 1, name: 'AssertionError', message, assertion: { paid: false } }],
    ]);
  });
});
