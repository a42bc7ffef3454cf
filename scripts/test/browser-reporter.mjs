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

function addTests(result, file, suite) {
  for (const test of testsOf(suite)) {
    result.times[file] = (result.times[file] ?? 0) + (test.duration ?? 0);
    if (test.skipped) result.skipped.push(test.name);
    else if (test.passed) result.passed.push(test.name);
    else result.failed.push(describe(test.name, file, test.error ?? { message: 'failed without an error' }));
  }
}

/** Adds the results of a page. Where files share it, each has a suite of its own there. */
function add(result, session, { files, isShared }) {
  const name = files.join(', ');
  const logs = session.logs.flat().slice(-20).join('\n');
  for (const error of session.errors) result.failed.push(`${describe(name, name, error)}\n${logs}`);
  if (!session.testResults && session.errors.length === 0)
    result.failed.push(`${name}\n  never finished\n${logs}`);
  const suites = isShared ? (session.testResults?.suites ?? []) : [session.testResults];
  suites.forEach((suite, index) => addTests(result, files[index], suite));
}

/**
 * Reporter for web-test-runner: the same JSON as the one for Node, written to `path` after each page, so that a run which
 * is ended early has something to tell; `files` are those it is done with.
 *
 * @param {string} path
 * @param {Map<string, string[]>} [pages] the files of tests of each module that the runner loads, if they are not the same
 */
export function browserReporter(path, pages) {
  const done = new Map();
  const pageOf = (module) => {
    const file = relative(process.cwd(), module).replaceAll('\\', '/');
    const files = pages?.get(file) ?? [file];
    return { files, isShared: files[0] !== file };
  };
  const write = (sessions) => {
    const result = { passed: [], failed: [], skipped: [], times: {}, files: [...done.keys()] };
    for (const session of sessions) add(result, session, pageOf(session.testFile ?? ''));
    writeFileSync(path, JSON.stringify(result));
  };
  return {
    reportTestFileResults({ testFile, sessionsForTestFile }) {
      const { files } = pageOf(testFile);
      const tests = sessionsForTestFile.flatMap(({ testResults }) => [...testsOf(testResults)]);
      const failed = tests.filter(({ passed, skipped }) => !passed && !skipped);
      process.stdout.write(progressLine(files.at(-1), tests.length, failed.length));
      for (const file of files) done.set(file, sessionsForTestFile);
      write([...new Set([...done.values()].flat())]);
    },
    onTestRunFinished: ({ sessions }) => write(sessions),
  };
}
