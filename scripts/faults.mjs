import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { ROOT } from './processes.mjs';

const MAIN = join(ROOT, 'test/faults/main.ts');

/** Playing makes much that is gone at once; the larger nursery spares a fifth of the time. */
const NODE = ['--max-semi-space-size=64', '--import', 'tsx', MAIN];

/** One share of the run in a process of its own; resolves with its tally and what it had to say. */
function share(args) {
  const child = spawn(process.execPath, [...NODE, ...args], { cwd: ROOT });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

const valueOf = (args, name, otherwise) => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : args[at + 1];
};

/** `npm run faults -- --runs N --seed S`: every invariant of paying once, under everything that can break. */
export async function main(args) {
  if (args.includes('--only') || args.includes('--weak')) {
    const { code, said } = await share(args);
    process.stdout.write(said);
    return code;
  }
  const seed = valueOf(args, '--seed', String(Date.now() % 1_000_000));
  const runs = valueOf(args, '--runs', '1000');
  const mode = args.filter((word) => word === '--own-proxy');
  const processes = Math.max(1, Math.min(availableParallelism(), 8));
  const started = performance.now();
  const shares = await Promise.all(
    Array.from({ length: processes }, (_, from) =>
      share([
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
  const { register } = await import('tsx/esm/api');
  register();
  const { Tally } = await import(join(ROOT, 'test/faults/tally.ts'));
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
