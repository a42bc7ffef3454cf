import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { runInThread } from '../../../../src/sandbox/workspace/scripts/script-thread.js';
import { asked } from './run-here.js';

const fine = { kind: 'ran', results: '{"tests":[{"name":"a"}],"hasMore":false,"changes":[]}', isLate: false };

/** The script after the one that broke its thread. */
const nextIsFine = (): void => assert.deepEqual(runInThread(asked('pm.test("a", () => {})')), fine);

describe('the thread that runs monitors’ scripts', () => {
  it('C10-309: a loop that the engine cannot interrupt ends with its thread, and the next script has a new one', () => {
    nextIsFine();
    const endless = runInThread(asked('Array(2 ** 32 - 2).lastIndexOf(1)'));
    assert.deepEqual(endless, { kind: 'ran', results: undefined, isLate: true });
    nextIsFine();
  });

  it('C10-310: a script that breaks its engine, or fills its memory, takes nothing with it', () => {
    for (const code of [
      'Object.prototype.toJSON = () => ({ tests: [{ name: 1 }], hasMore: false, changes: [] })',
      'JSON.parse("[".repeat(1e6))',
      'const ring = []; for (;;) ring.push(new Array(1e5).fill(ring))',
    ]) {
      const told = runInThread(asked(`pm.test("a", () => {}); ${code}`));
      assert.notDeepEqual(told, fine, code);
      nextIsFine();
    }
  });
});
