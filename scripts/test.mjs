import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findBrowser } from './browser.mjs';
import { ensureBuilt, STEPS } from './build.mjs';
import { ROOT, say } from './processes.mjs';
import { RUNNERS } from './test/runners.mjs';

const COUNTS = join(ROOT, 'test/count.json');

const sum = (results, key) => results.reduce((all, result) => all + result[key].length, 0);

/** `node`, `browser`, `end-to-end` choose a runner; any other word, the files whose path holds it. */
function choose(args) {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const named = words.filter((word) => Object.hasOwn(RUNNERS, word));
  return {
    runners: named.length > 0 ? named : Object.keys(RUNNERS),
    parts: words.filter((word) => !Object.hasOwn(RUNNERS, word)),
    complete: words.length === 0,
    record: args.includes('--update-count'),
  };
}

/** Broken builds are a failure of their own; the tests that do not need what broke still run. */
async function buildFailures() {
  const failures = [];
  for (const step of Object.keys(STEPS))
    await ensureBuilt([step]).catch((error) => failures.push(`building ${step}\n${error.message}`));
  return failures;
}

/** A test that has vanished is a failure, because nothing else would tell. */
function compareCounts(results, record) {
  const counts = Object.fromEntries(results.map(({ runner, count }) => [runner, count]));
  if (record) writeFileSync(COUNTS, `${JSON.stringify(counts, null, 2)}\n`);
  const last = existsSync(COUNTS) ? JSON.parse(readFileSync(COUNTS, 'utf8')) : {};
  return Object.entries(last)
    .filter(([runner, count]) => (counts[runner] ?? 0) < count)
    .map(
      ([runner, count]) => `${runner}: ${counts[runner] ?? 0} tests, ${count} last time (test/count.json)`,
    );
}

function report(results, failures) {
  for (const { runner, skipped } of results)
    for (const name of skipped) console.log(`skipped (${runner}): ${name}`);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  const passed = sum(results, 'passed');
  const skips = sum(results, 'skipped');
  if (skips > 0) console.log(`\n${skips} skipped`);
  console.log(`${failures.length > 0 ? '\n' : ''}${passed} passed, ${failures.length} failed`);
}

export async function main(args) {
  const chosen = choose(args);
  const failures = await buildFailures();
  const browser = await findBrowser();
  say(`browser: ${browser}`);
  const results = [];
  for (const name of chosen.runners)
    results.push(await RUNNERS[name](chosen.parts, { CHROME_PATH: browser }));
  failures.push(...results.flatMap((result) => result.failed));
  if (chosen.complete) failures.push(...compareCounts(results, chosen.record));
  report(results, failures);
  return failures.length > 0 ? 1 : 0;
}
