import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { ROOT } from '../processes.mjs';
import { NODE_FLAGS } from '../test/node-flags.mjs';

const REPORTER = fileURLToPath(new URL('first-failure.mjs', import.meta.url));

/** A reporter, and an end as soon as the last test is done, whatever timers are left. */
const FLAGS = [
  ...NODE_FLAGS,
  '--test-force-exit',
  `--test-reporter=${REPORTER}`,
  '--test-reporter-destination=stdout',
];

/** Without a test that waits for the last file, the process would end with the tests of the first. */
const LOADING = `import { test } from 'node:test';
let loaded;
const loading = new Promise((resolve) => (loaded = resolve));
void test('loads', () => loading);`;

/**
 * Runs the tests of some programs in one process until one fails. `args` are what the programs read from their command line.
 *
 * @returns `{ failed, said, duration }`, `duration` in ms: `failed` too where the process did not end within `limit` (ms).
 */
export function runTests(programs, limit, env, args = []) {
  const imports = programs.map(({ path }) => `await import(${JSON.stringify(pathToFileURL(path).href)});`);
  const load = [LOADING, ...imports, 'loaded();'].join('\n');
  const began = performance.now();
  const child = spawn(process.execPath, [...FLAGS, '--input-type=module', '--eval', load, '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (text) => (said = (said + text).slice(-2000));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ failed: code !== 0, said, duration: performance.now() - began });
    });
  });
}
