import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureBuilt } from './build.mjs';
import { inPlace } from './in-place.mjs';
import { ROOT } from './processes.mjs';

/** Playing makes much that is gone at once; the larger nursery spares a fifth of the time. */
export const NURSERY = '--max-semi-space-size=64';

/** One share of the run in a process of its own; resolves with its tally and what it had to say. */
function share(program, args) {
  const child = spawn(process.execPath, [NURSERY, program, ...args], { cwd: ROOT });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

const valueOf = (args, name, otherwise) => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : args[at + 1];
};

/** What the tests know of it is TypeScript. */
async function fromTests(name) {
  const { register } = await import('tsx/esm/api');
  register();
  return import(join(ROOT, 'test/faults', name));
}

/** Which program plays, and what adds up its shares. */
const FAMILIES = {
  payments: { program: 'main', tally: 'tally.ts', Tally: 'Tally' },
  office: { program: 'office/main', tally: 'office/tally.ts', Tally: 'OfficeTally' },
};

/**
 * `npm run faults -- --runs N --seed S`: every invariant of paying once, under everything that can break; with `--office`, those of
 * the dangerous writes of the office.
 */
export async function main(args) {
  await ensureBuilt(['frames']);
  const { bundle } = await fromTests('bundle.ts');
  const family = args.includes('--office') ? FAMILIES.office : FAMILIES.payments;
  const programs = Object.values(FAMILIES).map(({ program }) => join(ROOT, `test/faults/${program}.ts`));
  const folder = await bundle(
    programs.map((program) => pathToFileURL(program)),
    {},
    [inPlace()],
  );
  try {
    return await run(join(folder, `${family.program}.mjs`), family, args);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(program, family, args) {
  if (args.includes('--only') || args.includes('--weak')) {
    const { code, said } = await share(program, args);
    process.stdout.write(said);
    return code;
  }
  const seed = valueOf(args, '--seed', String(Date.now() % 1_000_000));
  const runs = valueOf(args, '--runs', '1000');
  const mode = args.filter((word) => word === '--own-proxy' || word === '--sql');
  const processes = Math.max(1, Math.min(availableParallelism(), 8));
  const started = performance.now();
  const shares = await Promise.all(
    Array.from({ length: processes }, (_, from) =>
      share(program, [
        ...mode,
        '--runs',
        runs,
        '--seed',
        seed,
        '--from',
        String(from),
        '--step',
        String(processes),
        '--tally',
      ]),
    ),
  );
  const { [family.Tally]: Tally } = await fromTests(family.tally);
  const sum = new Tally();
  for (const { said } of shares) {
    const lines = said.trimEnd().split('\n');
    const tally = lines.findLast((line) => line.startsWith('{"schedules"'));
    process.stdout.write(
      `${lines.filter((line) => line !== tally && !line.includes('does not open')).join('\n')}\n`,
    );
    if (!tally) return 1;
    sum.merge(JSON.parse(tally));
  }
  console.log(sum.text());
  console.log(
    `seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s in ${processes} processes`,
  );
  return sum.violations > 0 ? 1 : 0;
}
