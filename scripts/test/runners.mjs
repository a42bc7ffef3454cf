import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT, runNode, say, seconds, tool } from '../processes.mjs';

const LIMIT = 25 * 60_000;
/** A file of tests that takes longer hangs; Node's option is named for tests, but ends whole files. */
const FILE_LIMIT = 5 * 60_000;
const REPORTER = new URL('./node-reporter.mjs', import.meta.url).href;

/** Every test file, as a path from the root with forward slashes. */
const testFiles = () =>
  readdirSync(join(ROOT, 'test'), { recursive: true })
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.test.ts'))
    .sort();

/** Which runner a test file belongs to: its name and place say it. */
function runnerOf(file) {
  if (file.endsWith('.browser.test.ts')) return 'browser';
  if (file.startsWith('test/engines/')) return 'engines';
  return /^test\/(?:end-to-end|package)\//.test(file) ? 'end-to-end' : 'node';
}

/** Starts a runner that leaves its results as JSON, and adds what only its exit tells: that it broke down. */
async function once(runner, files, start) {
  const folder = mkdtempSync(join(tmpdir(), 'florin-'));
  const path = join(folder, 'results.json');
  const { code, signal, output, timedOut } = await start(files, path);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  rmSync(folder, { recursive: true, force: true });
  const result = { passed: [], failed: [], skipped: [], ...(text && JSON.parse(text)) };
  if (code !== 0 && result.failed.length === 0)
    result.failed.push(breakdown(runner, { code, signal, output, timedOut }));
  return result;
}

/** Files a second try is worth: a few that failed are a busy machine at times, many never are. */
const FEW = 4;

/** Runs files that failed once more, alone; what passes then counts, and is named, because it is worth a look. */
async function again(runner, files, first, start) {
  const unsteady = files.filter((file) => first.failed.some((failure) => failure.includes(file)));
  if (unsteady.length === 0 || unsteady.length > FEW) return first;
  const second = await once(runner, unsteady, start);
  const names = first.failed.map((failure) => failure.split('\n')[0]);
  const mended = names.filter((name) => second.passed.includes(name));
  if (mended.length > 0) say(`passed only at the second try:\n  ${mended.join('\n  ')}`);
  const known = new Set(first.passed);
  const passed = [...first.passed, ...second.passed.filter((name) => !known.has(name))];
  return { ...first, passed, failed: second.failed };
}

async function collect(runner, parts, start) {
  const files = testFiles().filter(
    (file) => runnerOf(file) === runner && (parts.length === 0 || parts.some((part) => file.includes(part))),
  );
  if (files.length === 0) return { runner, passed: [], failed: [], skipped: [], count: 0 };
  const began = performance.now();
  const first = await once(runner, files, start);
  const result = first.failed.length > 0 ? await again(runner, files, first, start) : first;
  const { passed, failed, skipped } = result;
  say(
    `${runner}: ${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped in ${seconds(began)}`,
  );
  return { runner, passed, failed, skipped, count: passed.length + failed.length + skipped.length };
}

function breakdown(runner, { code, signal, output, timedOut }) {
  const how = timedOut
    ? `took longer than ${LIMIT / 60_000} minutes`
    : `ended with ${signal ?? `code ${code}`}`;
  return `${runner}: the runner ${how}\n${output.trim().split('\n').slice(-40).join('\n')}`;
}

const inNode = (runner) => (parts, env) =>
  collect(runner, parts, (files, path) =>
    runNode(
      [
        '--import',
        'tsx',
        '--test',
        `--test-timeout=${FILE_LIMIT}`,
        // Node leaves one core free, which on a machine with two means one file after the other.
        `--test-concurrency=${availableParallelism()}`,
        `--test-reporter=${REPORTER}`,
        `--test-reporter-destination=${path}`,
        ...files,
      ],
      { env, limit: LIMIT },
    ),
  );

const inBrowser = (parts, env) =>
  collect('browser', parts, (files, path) =>
    runNode([tool('@web/test-runner', 'wtr'), '--files', ...files], {
      env: { ...env, FLORIN_RESULTS: path },
      limit: LIMIT,
    }),
  );

/** The three runners of `npm test`, by the name of their kind of test. */
export const RUNNERS = { node: inNode('node'), browser: inBrowser, 'end-to-end': inNode('end-to-end') };

/** The main flows in the engine that BROWSER names; no part of `npm test`, which is content with Chromium. */
export const runFlows = inNode('engines');
