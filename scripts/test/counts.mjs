import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../processes.mjs';

const COUNTS = join(ROOT, 'test/count.json');

const read = () => (existsSync(COUNTS) ? JSON.parse(readFileSync(COUNTS, 'utf8')) : {});

/** How many tests a runner had when they were last counted. */
export const countOf = (runner) => read()[runner] ?? 0;

/** Writes down how many tests there are; a runner that did not run keeps its count. */
export function record(results) {
  const counts = Object.fromEntries(results.map(({ runner, count }) => [runner, count]));
  writeFileSync(COUNTS, `${JSON.stringify({ ...read(), ...counts }, null, 2)}\n`);
}

/** Failures of runners that have fewer tests than last time: a test that has vanished would otherwise go unnoticed. */
export const lost = (results) =>
  results
    .filter(({ runner, count }) => count < countOf(runner))
    .map(({ runner, count }) => `${runner}: ${count} tests, ${countOf(runner)} last time (test/count.json)`);
