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

/** A module that holds the tests of all these files; one that does not load fails by its name, and the others run. */
const moduleOf = (files) => `import { test } from 'node:test';
for (const [file, url] of ${JSON.stringify(files.map((file) => [file, pathToFileURL(join(ROOT, file))]))})
  await import(url).catch((error) => test(file, () => { throw error; }));
`;

/** Writes modules to `folder` that hold many files each; returns what the runner is to run, what takes longest first. */
export function batch(files, folder) {
  const alone = files.filter(runsAlone);
  const together = files.filter((file) => !alone.includes(file));
  const count = Math.ceil(together.length / SIZE);
  const modules = Array.from({ length: count }, (_, index) => {
    const path = join(folder, `batch-${index}.test.mjs`);
    writeFileSync(path, moduleOf(together.slice(index * SIZE, (index + 1) * SIZE)));
    return path;
  });
  return [...alone, ...modules];
}
