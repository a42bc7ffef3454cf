import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import { progressLine } from './progress.mjs';

function* testsOf(suite, names = []) {
  for (const test of suite?.tests ?? []) yield { ...test, name: [...names, test.name].join(' › ') };
  for (const inner of suite?.suites ?? []) yield* testsOf(inner, [...names, inner.name]);
}

function describe(name, file, { message, stack = '', expected, actual }) {
  const compared = expected === undefined ? '' : `\n  expected: ${expected}\n  actual:   ${actual}`;
  const trace = stack.split('\n').filter((line) => line.includes('/test/') || line.includes('/src/'));
  return `${name}\n  ${file}\n  ${message}${compared}\n${trace.map((line) => `  ${line.trim()}`).join('\n')}`;
}

function add(result, session) {
  const file = relative(process.cwd(), session.testFile ?? '');
  const logs = session.logs.flat().slice(-20).join('\n');
  for (const error of session.errors) result.failed.push(`${describe(file, file, error)}\n${logs}`);
  if (!session.testResults && session.errors.length === 0)
    result.failed.push(`${file}\n  never finished\n${logs}`);
  for (const test of testsOf(session.testResults)) {
    result.times[file] = (result.times[file] ?? 0) + (test.duration ?? 0);
    if (test.skipped) result.skipped.push(test.name);
    else if (test.passed) result.passed.push(test.name);
    else result.failed.push(describe(test.name, file, test.error ?? { message: 'failed without an error' }));
  }
}

/**
 * Reporter for web-test-runner: the same JSON as the one for Node, written to `path` after each file, so that a run which
 * is ended early has something to tell; `files` are those it is done with.
 */
export function browserReporter(path) {
  const done = new Map();
  const write = (sessions) => {
    const result = { passed: [], failed: [], skipped: [], times: {}, files: [...done.keys()] };
    for (const session of sessions) add(result, session);
    writeFileSync(path, JSON.stringify(result));
  };
  return {
    reportTestFileResults({ testFile, sessionsForTestFile }) {
      const file = relative(process.cwd(), testFile);
      const tests = sessionsForTestFile.flatMap(({ testResults }) => [...testsOf(testResults)]);
      const failed = tests.filter(({ passed, skipped }) => !passed && !skipped);
      process.stdout.write(progressLine(file, tests.length, failed.length));
      done.set(file, sessionsForTestFile);
      write([...done.values()].flat());
    },
    onTestRunFinished: ({ sessions }) => write(sessions),
  };
}
