import { setPriority } from 'node:os';

import { findBrowser } from './browser.mjs';
import { ensureBuilt, STEPS } from './build.mjs';
import { say } from './processes.mjs';
import { countOf, lost, record } from './test/counts.mjs';
import { filesOf, RUNNERS } from './test/runners.mjs';

const sum = (results, key) => results.reduce((all, result) => all + result[key].length, 0);

/** Why a runner is left out. */
const OBSTACLES = {
  checks: ({ isWhole }) => isWhole && 'npm run check runs them',
  'end-to-end': ({ isWhole }) => isWhole && 'they take ten minutes (npm test -- end-to-end)',
  methods: ({ isWhole }) => isWhole && 'they take some minutes (npm test -- methods)',
  postgres: () =>
    !process.env.FLORIN_POSTGRES &&
    'FLORIN_POSTGRES names no server (node scripts/with-postgres.mjs npm test -- postgres)',
};

/** A runner's name chooses that runner; any other word, the files whose path holds it. */
function choose(args) {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const named = words.filter((word) => Object.hasOwn(RUNNERS, word));
  return {
    runners: named.length > 0 ? named : Object.keys(RUNNERS),
    parts: words.filter((word) => !Object.hasOwn(RUNNERS, word)),
    isWhole: words.length === 0,
    isRecorded: args.includes('--update-count'),
    isTimed: args.includes('--slowest'),
  };
}

/** Broken builds are a failure of their own; the tests that do not need what broke still run. */
async function buildFailures() {
  const failures = [];
  for (const step of Object.keys(STEPS))
    await ensureBuilt([step]).catch((error) => failures.push(`building ${step}\n${error.message}`));
  return failures;
}

const SLOWEST = 15;

/** The files that took longest of each runner, in seconds, and all together: files run beside each other. */
function reportSlowest(results) {
  for (const { runner, times } of results) {
    const all = Object.entries(times).toSorted(([, a], [, b]) => b - a);
    const inSeconds = (ms) => (ms / 1000).toFixed(1).padStart(6);
    console.log(
      `\n${inSeconds(all.reduce((total, [, ms]) => total + ms, 0))} s  ${runner}, all ${all.length} files`,
    );
    for (const [file, ms] of all.slice(0, SLOWEST)) console.log(`${inSeconds(ms)} s  ${file}`);
  }
}

function report(results, leftOut, failures) {
  for (const { runner, skipped } of results)
    for (const name of skipped) console.log(`skipped (${runner}): ${name}`);
  for (const [runner, reason] of leftOut)
    console.log(`skipped (${runner}): ${countOf(runner)} tests, because ${reason}`);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  const passed = sum(results, 'passed');
  const skips = sum(results, 'skipped') + leftOut.reduce((all, [runner]) => all + countOf(runner), 0);
  if (skips > 0) console.log(`\n${skips} skipped`);
  console.log(`${failures.length > 0 ? '\n' : ''}${passed} passed, ${failures.length} failed`);
}

/**
 * What the tests start gives way to your other work: nearly as much as the thread of a database of listings, which would
 * else wait for all that runs beside it.
 */
const NICENESS = 9;

export async function main(args) {
  setPriority(NICENESS);
  const { runners, parts, isWhole, isRecorded, isTimed } = choose(args);
  const failures = await buildFailures();
  const browser = await findBrowser();
  say(`browser: ${browser}`);
  const results = [];
  const leftOut = [];
  for (const name of runners.filter((each) => filesOf(each, parts).length > 0)) {
    const obstacle = OBSTACLES[name]?.({ isWhole });
    if (obstacle) leftOut.push([name, obstacle]);
    else results.push(await RUNNERS[name](parts, { CHROME_PATH: browser }));
  }
  failures.push(...results.flatMap((result) => result.failed));
  if (parts.length === 0) {
    if (isRecorded) record(results);
    failures.push(...lost(results));
  }
  if (isTimed) reportSlowest(results);
  report(results, leftOut, failures);
  return failures.length > 0 ? 1 : 0;
}
