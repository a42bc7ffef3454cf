import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createClient } from '../../../../src/client/index.js';
import { operator } from '../../../../src/client/operator/index.js';
import { Access } from '../../../../src/components/parts/record/access.js';
import { offeredRows, operationOf } from '../../../../src/proxy/rows/offered-rows.js';
import { filesIn, read } from '../../../house/files.js';

const LIST = 'operator.listPayouts';
const SUBMIT = 'payout.submitPayout';

/** A proxy that answers so when it is asked which rows are open. */
function open(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example/florin',
    fetch: async (url) => {
      asked.push(new URL(url).pathname);
      return answer();
    },
  });
  const access = new Access();
  const guard = (answer: Promise<string> = Promise.resolve('list'), isAnew = false) =>
    access.guard(LIST, { client, call: {}, isAnew }, answer);
  return { access, asked, guard };
}

const opens = (audience: string, ...rows: readonly string[]) => Response.json({ audience, rows });

describe('what a role opens', () => {
  it('is offered as before until the proxy has said, and where it does not say', async () => {
    for (const answer of [
      () => Response.json({ error: { code: 'not-found' } }, { status: 404 }),
      () => Response.json({ rows: 'all' }),
      () => Promise.reject(new TypeError('offline')),
    ]) {
      const { access, guard } = open(answer);
      assert.equal(access.can(SUBMIT), true);
      assert.equal(await guard(), 'list');
      assert.deepEqual([access.can(SUBMIT), access.closedTo], [true, undefined]);
    }
  });

  it('is asked once, and anew where another person may have signed in', async () => {
    let answer = opens('approver', LIST);
    const { access, asked, guard } = open(() => answer.clone());
    await guard();
    await guard();
    assert.deepEqual([asked, access.can(SUBMIT)], [['/florin/rows'], false]);
    answer = opens('operator', LIST, SUBMIT);
    await guard(undefined, true);
    assert.deepEqual([asked.length, access.can(SUBMIT)], [2, true]);
  });

  it('says to whom the whole is closed, whether its answer failed or none was asked for', async () => {
    const { access, guard } = open(() => opens('seller'));
    await assert.rejects(guard(), { status: 404, code: 'not-found' });
    assert.equal(access.closedTo, 'seller');
    await assert.rejects(guard(Promise.reject(new Error('its own'))), /its own/);
  });

  it('leaves another failure as it is where the whole is open', async () => {
    const { access, guard } = open(() => opens('operator', LIST));
    await assert.rejects(guard(Promise.reject(new Error('its own'))), /its own/);
    assert.equal(access.closedTo, undefined);
  });
});

it('each row that an element asks for by name is one that the proxy offers', () => {
  const offered = new Set([
    ...offeredRows().map(operationOf),
    ...Object.keys(operator).map((name) => `operator.${name}`),
  ]);
  const asked = filesIn('src/components')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...read(file).matchAll(/(?:\bcan\(|needs: \(\) =>)[^;]*?'([\w-]+\.\w+)'/g)])
    .map(([, row = '']) => row);
  assert.ok(asked.length > 30, `${asked.length} rows`);
  for (const row of asked) assert.ok(offered.has(row), row);
});
