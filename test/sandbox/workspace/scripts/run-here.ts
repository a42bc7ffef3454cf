import assert from 'node:assert/strict';

import { getQuickJS } from 'quickjs-emscripten';

import type { Asked } from '../../../../src/sandbox/workspace/scripts/asked.js';
import { readResults, type Results } from '../../../../src/sandbox/workspace/scripts/results.js';
import { runScript } from '../../../../src/sandbox/workspace/scripts/script-engine.js';

/** A script after an answer of 201 with `{"id":7,"lines":["one","two"]}`; with other fields where they are given. */
export const asked = (code: string, more: Partial<Asked> = {}): Asked => ({
  code,
  request: {
    method: 'POST',
    url: 'https://shop.example/orders',
    headers: [['X-Trace', 'abc']],
    body: '{"name":"Robin"}',
  },
  response: {
    code: 201,
    headers: [['Content-Type', 'application/json']],
    body: '{"id":7,"lines":["one","two"],"nothing":null}',
    time: 25,
  },
  values: {
    variables: [],
    environment: [['host', 'https://shop.example']],
    collectionVariables: [['currency', 'EUR']],
  },
  ...more,
});

const engine = await getQuickJS();

export const runHere = (code: string, more?: Partial<Asked>, now?: () => number) => {
  const told = runScript(engine, asked(code, more), now);
  assert.equal(told.kind, 'ran');
  return told;
};

/** What a script that ends says of itself, as the sandbox reads it, however long it takes on a busy machine. */
export function resultsOf(code: string, more?: Partial<Asked>): Results {
  const results = readResults(runHere(code, more, () => 0).results ?? '');
  assert.ok(results, `no results of ${code}`);
  return results;
}

/** The sentence that a script ends with; undefined where it ended well. */
export const problemOf = (code: string, more?: Partial<Asked>): string | undefined =>
  resultsOf(code, more).problem?.message;
