import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, ROOT, run } from '../processes.mjs';
import { batches } from '../test/batches.mjs';
import { makePrograms } from '../test/programs.mjs';
import { filesOf } from '../test/runners.mjs';

/** What runs on a server, and the client, which runs anywhere. */
const FOLDERS = ['client', 'facts', 'listings', 'proxy', 'rendering', 'sandbox', 'servers'];

/** A file that starts processes starts Node again, whatever runs it. */
const STARTS_NODE = /child_process|scripts\/processes|process\.execPath/;

/** Milliseconds for the tests of one program: a runtime that hangs in one is ended, and the others still run. */
const LIMIT = 3 * 60_000;

/** Milliseconds for one test, where a runtime has a limit of its own: a busy machine opens a database in ten seconds. */
const TEST_LIMIT = 60_000;

/** How each runtime runs a program of tests, and writes what became of them as JUnit does. */
const COMMANDS = {
  node: (program, report) => [
    '--test',
    '--test-reporter=junit',
    `--test-reporter-destination=${report}`,
    program,
  ],
  deno: (program, report) => [
    'test',
    '--allow-all',
    '--no-check',
    '--no-lock',
    `--junit-path=${report}`,
    program,
  ],
  bun: (program, report) => [
    'test',
    program,
    `--timeout=${TEST_LIMIT}`,
    '--reporter=junit',
    `--reporter-outfile=${report}`,
  ],
};

const testedFiles = () =>
  filesOf(
    'node',
    FOLDERS.map((folder) => `test/${folder}/`),
  ).filter((file) => !STARTS_NODE.test(readFileSync(join(ROOT, file), 'utf8')));

/** Programs of tests by whether each test gives back the clock and all mocks: Node sees to it by itself. Made once. */
const made = new Map();

function programsFor(runtime) {
  const givesBackMocks = runtime !== 'node';
  if (!made.has(givesBackMocks))
    made.set(givesBackMocks, makePrograms(batches(testedFiles(), 'node'), [], { givesBackMocks }));
  return made.get(givesBackMocks);
}

/** Tests that a runtime cannot pass, by how their names begin, and why: the page shows them. */
export const EXCEPTIONS = {
  node: [],
  deno: [
    'a result that comes while another process hands one in',
    'a write that must not get lost',
    'an attempt of which the ledger does not say whether it began',
  ].map((start) => [start, 'Deno lets no test replace `setTimeout`']),
  bun: [
    ...['C5-93: another method is answered by what', 'C5-93: answers another method with'].map((start) => [
      start,
      'a request of Bun cannot have a method that Bun does not know',
    ]),
    ['C5-96: chunks by another name', 'Bun’s server answers such a request itself'],
  ],
};

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

const nameOf = (attributes) =>
  (/\bname="([^"]*)"/.exec(attributes)?.[1] ?? '').replaceAll(
    /&(?:lt|gt|quot|apos|amp);/g,
    (each) => ENTITIES[each],
  );

/** Tests of a report, by name. Deno reports a suite as a test, too, whose tests have its name before theirs. */
function testsIn(report) {
  const cases = Array.from(
    report.matchAll(/<testcase\b([^>]*?)(?:\/>|>([^]*?)<\/testcase>)/g),
    ([, attributes, body = '']) => ({
      name: nameOf(attributes),
      failed: /<(?:failure|error)\b/.test(body),
      skipped: /<skipped\b/.test(body),
    }),
  );
  return cases.filter(({ name }) => !cases.some((other) => other.name.startsWith(`${name} > `)));
}

/** Runs one program of tests. */
async function runProgram(runtime, folder, program) {
  const report = join(folder, 'report.xml');
  rmSync(report, { force: true });
  const command = join(folder, 'node_modules/.bin', runtime);
  const { code, output, timedOut } = await run(command, COMMANDS[runtime](program, report), { limit: LIMIT });
  const tests = !timedOut && existsSync(report) ? testsIn(readFileSync(report, 'utf8')) : [];
  // One that ends badly without a failure of its own to show for it broke down.
  if (tests.length > 0 && (code === 0 || tests.some(({ failed }) => failed))) return tests;
  return [{ name: output.trim().split('\n').slice(-3).join(' · '), failed: true }];
}

/**
 * Runs the tests of what runs on a server, by a runtime that is installed in a folder. Resolves to how many have passed,
 * and fails where one does not that is no exception.
 */
export async function testOn(runtime, folder) {
  const { programs } = await programsFor(runtime);
  const tests = [];
  for (const program of programs) tests.push(...(await runProgram(runtime, folder, program)));
  const isExpected = ({ name }) => EXCEPTIONS[runtime].some(([start]) => name.startsWith(start));
  const failed = tests.filter((each) => each.failed && !isExpected(each));
  const passed = tests.filter((each) => !each.failed && !each.skipped).length;
  if (failed.length === 0) return passed;
  const names = failed.slice(0, 8).map(({ name }) => name);
  throw new Failure(`${passed} tests passed, ${failed.length} failed: ${names.join('; ')}`);
}

/** Takes away what the runtimes shared. */
export async function forgetPrograms() {
  for (const each of made.values()) rmSync((await each).folder, { recursive: true, force: true });
}
