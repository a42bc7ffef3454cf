import { ensureBuilt } from './build.mjs';
import { runNode, seconds, tool } from './processes.mjs';
import { RUNNERS } from './test/runners.mjs';

/** Checks by tools: what they look at, and how they are started. */
const TOOLS = {
  types: () => [tool('typescript', 'tsc'), '-p', '.'],
  lint: () => [tool('oxlint'), '--type-aware', '--format=unix'],
  format: () => [tool('prettier'), '--check', '--log-level=warn', '.'],
  'dead code': () => [tool('knip'), '--no-progress'],
};

/** Checks by tests: what they look at, and which tests of which runner they are. */
const TESTS = {
  house: ['node', ['test/house.test.ts', 'test/security-cases.test.ts']],
  words: ['node', ['test/words/words.test.ts']],
  package: ['end-to-end', ['test/package/exports', 'test/package/integrity', 'test/package/api']],
};

async function byTool(name) {
  const { code, output } = await runNode(TOOLS[name]());
  return { name, complaints: code === 0 ? '' : output.trim() };
}

async function byTests(name) {
  const [runner, parts] = TESTS[name];
  const { failed, count } = await RUNNERS[runner](parts, {});
  return { name, complaints: count === 0 ? 'there is no such test' : failed.join('\n\n') };
}

/** Says how one check went and gives its complaints on. */
async function tell(check) {
  const start = performance.now();
  const { name, complaints } = await check;
  console.log(
    `${complaints ? 'FAILED' : 'fine  '} ${name} (${seconds(start)})${complaints && `\n${complaints}\n`}`,
  );
  return complaints;
}

export async function main() {
  await ensureBuilt();
  const complaints = await Promise.all(Object.keys(TOOLS).map((name) => tell(byTool(name))));
  for (const name of Object.keys(TESTS)) complaints.push(await tell(byTests(name)));
  const failed = complaints.filter(Boolean).length;
  console.log(`\n${complaints.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
