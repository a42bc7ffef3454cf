import { ensureBuilt } from './build.mjs';
import { GO, runNode, seconds, tool } from './processes.mjs';
import { lost } from './test/counts.mjs';
import { RUNNERS } from './test/runners.mjs';

/** Checks by tools: what they look at, and how they are started. */
const TOOLS = {
  // The cores have the other checks to do: several checkers would look at the same declarations several times.
  types: () => [tool('typescript', 'tsc'), '-p', '.', '--checkers', '1'],
  lint: () => [tool('oxlint'), '--type-aware', '--format=unix'],
  format: () => [tool('prettier'), '--check', '--log-level=warn', '.'],
  'dead code': () => [tool('knip'), '--no-progress'],
};

async function byTool(name) {
  const { code, output } = await runNode(TOOLS[name](), { env: GO });
  return { name, complaints: code === 0 ? '' : output.trim() };
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
  const tests = await RUNNERS.checks([], {});
  const failures = [...tests.failed, ...lost([tests])];
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  const unfit = complaints.filter(Boolean).length;
  const failed = unfit + failures.length;
  console.log(`\n${complaints.length - unfit + tests.passed.length} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
