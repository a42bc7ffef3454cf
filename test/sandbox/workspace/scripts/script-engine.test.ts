import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readResults } from '../../../../src/sandbox/workspace/scripts/results.js';
import { problemOf, resultsOf, runHere } from './run-here.js';

const MEMORY = 'The script needs more than 16 MB of memory';

describe('the engine that runs monitors’ scripts', () => {
  it('C10-309: ends a script that does not end, and keeps the tests before it', () => {
    for (const loop of [
      'for (;;);',
      'const again = async () => { for (;;) await null; }; again()',
      '/(a+)+$/.test("a".repeat(40) + "b")',
      'Object.prototype.toJSON = () => { for (;;); }; for (;;);',
      'try { for (;;); } catch { pm.test("caught", () => {}) } finally { for (;;); }',
    ]) {
      const { isLate, results } = runHere(`pm.test('kept', () => {}); ${loop}`);
      assert.ok(isLate, loop);
      const told = results === undefined ? undefined : readResults(results);
      assert.deepEqual(told?.tests ?? [{ name: 'kept' }], [{ name: 'kept' }], loop);
    }
  });

  it('C10-310: gives a script 16 MB, and a stack that ends', () => {
    assert.equal(problemOf('(() => { const all = []; for (;;) all.push({}); })()'), MEMORY);
    assert.equal(problemOf('new Uint8Array(17_000_000)'), MEMORY);
    assert.equal(problemOf('const deeper = () => deeper() + 1; deeper()'), 'stack overflow');
    assert.equal(problemOf('1'), undefined);
  });

  it('C10-311: a script finds the language and what it may call, nothing of the host and nothing of the script before', () => {
    const names = resultsOf(
      'Object.getOwnPropertyNames(globalThis).forEach((name) => pm.variables.set(name, 1))',
    ).changes.map(({ key }) => key);
    // A newer language has more classes, and none of them leads out.
    const own = names.filter((name) => !/^[A-Z]/.test(name) && !Object.hasOwn(globalThis, name));
    assert.deepEqual(own.sort(), ['pm', 'responseBody', 'responseCode', 'tests']);
    for (const name of [
      'process',
      'require',
      'fetch',
      'setTimeout',
      'Worker',
      'WebAssembly',
      'XMLHttpRequest',
      'global',
    ])
      assert.ok(!names.includes(name), name);
    const host = `Function('return typeof process + typeof require + typeof fetch')()`;
    assert.equal(problemOf(`throw ${host}`), 'undefined'.repeat(3));
    assert.equal(problemOf(`import('node:fs').then(() => { pm.test('in', () => {}) })`), undefined);
    assert.deepEqual(resultsOf(`import('node:fs').then(() => { pm.test('in', () => {}) })`).tests, []);
    runHere('globalThis.left = 1; Object.prototype.left = 1; pm.environment.set("left", 1)');
    assert.deepEqual(
      resultsOf('pm.test(String([typeof left, ({}).left, pm.environment.get("left")]), () => {})').tests,
      [{ name: 'undefined,,' }],
    );
  });

  it('C10-312: reads nothing of a script that changes how its results are told, and no prototype of ours changes', () => {
    for (const code of [
      'Array.prototype.toJSON = () => "x"; pm.test("a", () => {})',
      'Object.prototype.toJSON = () => 1',
      'JSON.stringify = () => "{}"; Array.prototype.toJSON = () => [{ scope: "host", key: "a", value: "b", name: 1 }]',
    ])
      assert.equal(readResults(runHere(code).results ?? ''), undefined, code);
    const polluted =
      '{"tests":[],"hasMore":false,"changes":[],"__proto__":{"evil":1},"constructor":{"prototype":{"evil":1}}}';
    assert.equal((readResults(polluted) as { evil?: unknown } | undefined)?.evil, undefined);
    const name = resultsOf('pm.test("__proto__", () => { throw 1 }); pm.environment.set("__proto__", "x")');
    assert.deepEqual([name.tests[0]?.name, name.changes[0]?.key], ['__proto__', '__proto__']);
    assert.equal(({} as { evil?: unknown }).evil, undefined);
  });

  it('C10-312: what is thrown is read in the script’s own engine, getters and all', () => {
    const unread = 'The script threw a value that cannot be read';
    assert.equal(
      problemOf('throw { get message() { throw 1 }, toString() { throw 2 }, toJSON() { throw 3 } }'),
      unread,
    );
    assert.equal(
      problemOf('const e = new Error(); Object.defineProperty(e, "message", { get() { throw e } }); throw e'),
      unread,
    );
    assert.equal(problemOf('const ring = {}; ring.ring = ring; throw ring'), unread);
    assert.equal(problemOf('throw new Proxy({}, { getPrototypeOf() { throw 1 } })'), unread);
    assert.equal(problemOf('throw undefined'), 'undefined');
    assert.deepEqual(
      resultsOf('Object.defineProperty(tests, "trap", { enumerable: true, get() { throw Error("sprung") } })')
        .tests,
      [{ name: 'trap', message: 'sprung' }],
    );
  });

  it('C10-313: keeps a hundred tests and variables of a script, and short names and texts, and says so', () => {
    const many = resultsOf('for (let at = 0; at < 101; at++) pm.test("a" + at, () => {}); tests["b"] = true');
    assert.deepEqual([many.tests.length, many.hasMore], [100, true]);
    assert.ok(!resultsOf('for (let at = 0; at < 100; at++) tests["a" + at] = true').hasMore);
    assert.equal(
      problemOf('for (let at = 0; at < 101; at++) pm.environment.set("a" + at, at)'),
      "A script sets 100 variables at most in the sandbox's monitors",
    );
    assert.equal(
      problemOf('pm.environment.set("a", "x".repeat(10001))'),
      'pm.environment.set takes a name of 200 and a value of 10000 characters at most',
    );
    const [test] = resultsOf('pm.test("n".repeat(1e6), () => { throw Error("m".repeat(1e6)) })').tests;
    assert.deepEqual([test?.name.length, test?.message?.length], [200, 300]);
    assert.equal(problemOf('throw Error("m".repeat(1e6))')?.length, 300);
    assert.equal(problemOf('for (let at = 0; at < 1000; at++) console.log("n".repeat(1000))'), undefined);
  });
});
