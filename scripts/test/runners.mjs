import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { ROOT, runNode, say, seconds, tool } from '../processes.mjs';
import { quickFolder } from '../quick-folder.mjs';
import { batches } from './batches.mjs';
import { countOf } from './counts.mjs';
import { NODE_FLAGS } from './node-flags.mjs';
import { makePrograms } from './programs.mjs';
import { showProgress, withoutProgress } from './progress.mjs';

const LIMIT = 25 * 60_000;
/** A process of tests that takes longer hangs; Node's option is named for tests, but ends whole files. */
const FILE_LIMIT = 8 * 60_000;
const REPORTER = new URL('./node-reporter.mjs', import.meta.url).href;
const PROGRESS = new URL('./node-progress.mjs', import.meta.url).href;

/** Every test file, as a path from the root with forward slashes. */
const testFiles = () =>
  readdirSync(join(ROOT, 'test'), { recursive: true })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.test.ts'))
    .sort();

/** Tests of sources, words and the package rather than of what the code does: `npm run check` runs them. */
const CHECKS = /^test\/(?:house\/|house\.|package\/|security-cases\.|words\/words\.)/;

/** Which runner a test file belongs to: its name and place say it. */
function runnerOf(file) {
  if (file.endsWith('.browser.test.ts')) return 'browser';
  if (file.endsWith('.postgres.test.ts')) return 'postgres';
  if (file.startsWith('test/engines/')) return 'engines';
  if (file.startsWith('test/methods/')) return 'methods';
  if (CHECKS.test(file)) return 'checks';
  return file.startsWith('test/end-to-end/') ? 'end-to-end' : 'node';
}

/** Starts a runner that leaves its results as JSON, and adds what only its end tells: that it broke down, or hung. */
async function once({ runner, commandOf, env, left }, files) {
  const folder = mkdtempSync(join(quickFolder(), 'run-'));
  const path = join(folder, 'results.json');
  const command = await commandOf(files, path).catch((error) => ({ broken: error.message }));
  // Files that cannot be made into programs fail, and the other runners still run.
  if (command.broken)
    return { passed: [], failed: [`${runner}: ${command.broken}`], skipped: [], times: {}, timedOut: false };
  const limit = left();
  const progress = showProgress(runner, countOf(runner));
  const ended = await runNode(command.args, {
    env: { TMPDIR: quickFolder(), ...env, ...command.env },
    limit,
    onOutput: progress.hear,
  });
  progress.end();
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  command.clear?.();
  rmSync(folder, { recursive: true, force: true });
  const { files: done = [], ...results } = text ? JSON.parse(text) : {};
  const result = { passed: [], failed: [], skipped: [], times: {}, timedOut: ended.timedOut, ...results };
  const undone = files.filter((file) => !done.includes(file));
  if (ended.timedOut)
    result.failed.push(`${runner}: ended after ${Math.round(limit / 1000)} s, without ${undone.join(', ')}`);
  else if (ended.code !== 0 && result.failed.length === 0) result.failed.push(breakdown(runner, ended));
  return result;
}

/** Files a second try is worth: a few that failed are a busy machine at times, many never are. */
const FEW = 6;

/** Whether a failure is of a file: one whose tests are written elsewhere names the suite itself. */
const isOf = (file, failure) =>
  failure.includes(file) || readFileSync(join(ROOT, file), 'utf8').includes(`'${failure.split(' › ')[0]}'`);

/** Runs files that failed once more, alone; what passes then counts, and is named, because it is worth a look. */
async function again(plan, files, first) {
  const unsteady = files.filter((file) => first.failed.some((failure) => isOf(file, failure)));
  if (first.timedOut || unsteady.length === 0 || unsteady.length > FEW) return first;
  const second = await once(plan, unsteady);
  // A file that hung or crashed fails by its own name, which no test of it has.
  const passes = (failure) => {
    const [name] = failure.split('\n');
    return second.passed.includes(name) || (unsteady.includes(name) && second.failed.length === 0);
  };
  const steadied = first.failed.filter(passes);
  if (steadied.length > 0) say(`passed only at the second try:\n${steadied.join('\n')}`);
  const known = new Set(first.passed);
  const passed = [...first.passed, ...second.passed.filter((name) => !known.has(name))];
  // Where a failure does not say which file it is of, there was no second try for it.
  const untried = first.failed.filter((failure) => !unsteady.some((file) => isOf(file, failure)));
  return { ...first, passed, failed: [...untried, ...second.failed] };
}

/** The files of a runner whose path holds one of the parts. */
export const filesOf = (runner, parts) =>
  testFiles().filter(
    (file) => runnerOf(file) === runner && (parts.length === 0 || parts.some((part) => file.includes(part))),
  );

/** Runs the files whose path holds one of the parts; the second try has what the first left of the time. */
async function collect(runner, { parts, env, limit = LIMIT }, commandOf) {
  const files = filesOf(runner, parts);
  if (files.length === 0) return { runner, passed: [], failed: [], skipped: [], times: {}, count: 0 };
  const began = performance.now();
  const plan = { runner, commandOf, env, left: () => Math.max(1, limit - (performance.now() - began)) };
  const first = await once(plan, files);
  const result = first.failed.length > 0 ? await again(plan, files, first) : first;
  const { passed, failed, skipped, times } = result;
  const where = env?.BROWSER ? `${runner} in ${env.BROWSER}` : runner;
  say(
    `${where}: ${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped in ${seconds(began)}`,
  );
  return { runner, passed, failed, skipped, times, count: passed.length + failed.length + skipped.length };
}

function breakdown(runner, { code, signal, output }) {
  const how = signal ?? `code ${code}`;
  return `${runner}: the runner ended with ${how}\n${withoutProgress(output).trim().split('\n').slice(-40).join('\n')}`;
}

/** Where a browser, ports or a whole shop are started, a file has a process of its own. */
const eachAlone = (files) => files.map((file) => [file]);

/** One more than there are cores: a file that waits for a browser or a server leaves its core to another. */
const BUSY = availableParallelism() + 1;

/** Opens what all files of a run share, and runs Node's arguments that follow. */
const SERVERS = 'test/end-to-end/one-shop-for-all.ts';

const inNode =
  (runner, groupsOf, { concurrency = BUSY, before = [] } = {}) =>
  (parts, env, limit) =>
    collect(runner, { parts, env, limit }, async (files, path) => {
      const { folder, programs, others } = await makePrograms(groupsOf(files, runner), before);
      return {
        args: [
          ...others,
          ...NODE_FLAGS,
          '--test',
          `--test-timeout=${FILE_LIMIT}`,
          `--test-concurrency=${concurrency}`,
          `--test-reporter=${REPORTER}`,
          `--test-reporter-destination=${path}`,
          `--test-reporter=${PROGRESS}`,
          '--test-reporter-destination=stdout',
          ...programs,
        ],
        clear: () => rmSync(folder, { recursive: true, force: true }),
      };
    });

const inBrowser = (parts, env, limit) =>
  collect('browser', { parts, env, limit }, async (files, path) => ({
    args: [tool('@web/test-runner', 'wtr')],
    env: { FLORIN_RESULTS: path, FLORIN_TESTS: files.join('\n') },
  }));

/** The runners of `npm test`, by the name of their kind of test; `(parts, env, limit)`, the limit in milliseconds. */
export const RUNNERS = {
  node: inNode('node', batches),
  // One server for all of them, whose tables some of them drop: each file has a process, and they run one after the other.
  postgres: inNode('postgres', eachAlone, { concurrency: 1 }),
  browser: inBrowser,
  'end-to-end': inNode('end-to-end', batches, { before: [SERVERS] }),
  // A file of them has three shoppers, who pay at once.
  methods: inNode('methods', eachAlone, { before: [SERVERS], concurrency: 2 }),
  checks: inNode('checks', batches),
};

/** The main flows in the engine that BROWSER names; no part of `npm test`, which is content with Chromium. */
export const runFlows = inNode('engines', eachAlone, { concurrency: 1 });
