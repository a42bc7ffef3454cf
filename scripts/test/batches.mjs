import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../processes.mjs';

/** Files that share a process: to start one takes longer than most files of tests. */
const SIZE = 12;

/**
 * What every test of a process shares: hooks for all of them, globals, timers, other processes. A file that reaches for
 * it runs alone.
 */
const SHARED =
  /^(?:before|beforeEach|afterEach)\(|globalThis\b|process\.(?:env|on|chdir)|\bmock\.|Object\.defineProperty\(|child_process/m;

const runsAlone = (file) => SHARED.test(readFileSync(join(ROOT, file), 'utf8'));

/** Files that take longest. They begin first, so that in the end none is waited for alone. */
const LONGEST = [
  'test/faults/faults',
  'test/proxy/ledger/ledger.test',
  'test/database/pglite',
  'test/frame/typing',
  'test/proxy/examples',
  'test/proxy/policy.input',
  'test/sandbox/transfers/ledger',
  'test/listings/listings',
];

const rankOf = (file) => {
  const rank = LONGEST.findIndex((start) => file.startsWith(start));
  return rank < 0 ? LONGEST.length : rank;
};

/** A module that holds the tests of all these files; one that does not load fails by its name, and the others run. */
const moduleOf = (files) => `import { test } from 'node:test';
for (const [file, url] of ${JSON.stringify(files.map((file) => [file, pathToFileURL(join(ROOT, file))]))})
  await import(url).catch((error) => test(file, () => { throw error; }));
`;

/**
 * Writes modules to `folder` that hold many files each, or one that runs alone; returns them, what takes longest first. Node
 * runs them by their names' order.
 */
export function batch(files, folder) {
  const alone = files.filter((file) => runsAlone(file) || rankOf(file) < LONGEST.length);
  const together = files.filter((file) => !alone.includes(file));
  const groups = alone.toSorted((a, b) => rankOf(a) - rankOf(b)).map((file) => [file]);
  for (let from = 0; from < together.length; from += SIZE) groups.push(together.slice(from, from + SIZE));
  return groups.map((group, index) => {
    const path = join(folder, `${String(index).padStart(3, '0')}.test.mjs`);
    writeFileSync(path, moduleOf(group));
    return path;
  });
}
