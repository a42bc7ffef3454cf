import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { isDeeper, readJson } from '../../../src/client/wire/body.js';

/** Depth by counting brackets outside of texts: slower and independent. */
function depthByBrackets(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of json.replace(/"(?:[^"\\]|\\.)*"/g, '')) {
    if ('[{'.includes(character)) deepest = Math.max(deepest, ++depth);
    if (']}'.includes(character)) depth--;
  }
  return deepest;
}

test('depth is counted as an independent count of brackets says', () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'medium' }), fc.nat(6), (value, most) => {
      const json = JSON.stringify(value);
      assert.equal(isDeeper(JSON.parse(json), most), depthByBrackets(json) > most);
    }),
  );
});

test('brackets in texts and keys are no depth', async () => {
  const response = Response.json({ '[[[[': '{{{{"[[[' });
  assert.deepEqual(await readJson(response, { maxBytes: 100, maxDepth: 1 }), { '[[[[': '{{{{"[[[' });
  await assert.rejects(readJson(Response.json([[]]), { maxBytes: 100, maxDepth: 1 }), {
    message: 'too deep',
  });
});

test('any JSON is read as it was written, however its bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 1, max: 7 }), async (value, size) => {
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      const response = new Response(stream, { headers: { 'content-type': 'application/json' } });
      assert.deepEqual(
        await readJson(response, { maxBytes: 1e6, maxDepth: 100 }),
        JSON.parse(JSON.stringify(value)),
      );
    }),
    { numRuns: 50 },
  );
});

test('a body may be as large as the limit and not one byte larger', async () => {
  const limits = { maxBytes: 4, maxDepth: 1 };
  assert.equal(await readJson(Response.json('é'), limits), 'é');
  await assert.rejects(readJson(Response.json('éé'), limits), { message: 'too large' });
});

test('a request is read by the same rules as an answer', async () => {
  const init = { method: 'POST', body: '{"a":1}' };
  const limits = { maxBytes: 100, maxDepth: 2 };
  const typed = new Request('http://shop.example', {
    ...init,
    headers: { 'content-type': 'application/json' },
  });
  assert.deepEqual(await readJson(typed, limits), { a: 1 });
  await assert.rejects(readJson(new Request('http://shop.example', init), limits), { message: 'not JSON' });
});
