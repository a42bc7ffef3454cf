import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { after, test } from 'node:test';

import { build } from 'esbuild';
import { Miniflare } from 'miniflare';

import { anOrder, aServer, stopServers } from '../fixtures.js';

after(stopServers);

const CLIENT = fileURLToPath(new URL('../../../src/client', import.meta.url));

/** A worker that pays at the address it is asked for and tells what came of it. */
const WORKER = `
  import { createClient, post, newIdempotencyKey } from './index.js';
  import * as z from '../../src/client/schema/schema.js';
  const create = post('/orders', { output: () => z.object({ id: z.string() }), idempotency: 'required' });
  export default {
    async fetch(request: Request) {
      const client = createClient({ baseUrl: await request.text(), headers: { 'x-api-key': 'key' } });
      const call = client.call(create, {}, { idempotencyKey: newIdempotencyKey(), timeout: 500 });
      return Response.json(await call.catch(({ kind, status }) => ({ kind, status })));
    },
  };`;

test('the transport works in an edge runtime, and follows no redirect there either', async () => {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: CLIENT, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const worker = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? '',
    compatibilityDate: '2024-01-01',
  });
  try {
    const { url, heard } = await aServer((request, response) => {
      if (request.url === '/moved/orders') response.writeHead(307, { location: '/orders' }).end();
      else if (request.url === '/silent/orders')
        response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(anOrder));
    });
    const pay = async (baseUrl: string): Promise<unknown> => {
      const response = await worker.dispatchFetch('http://worker.example/', {
        method: 'POST',
        body: baseUrl,
      });
      return response.json();
    };
    assert.deepEqual(await pay(url), { id: anOrder.id });
    assert.deepEqual(await pay(`${url}/moved`), { kind: 'contract', status: 307 });
    assert.deepEqual(await pay(`${url}/silent`), { kind: 'timeout', status: 200 });
    assert.equal(heard.length, 3);
    assert.match(String(heard[0]?.request.headers['idempotency-key']), /^[\w-]{36}$/);
  } finally {
    await worker.dispose();
  }
});
