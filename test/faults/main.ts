import { parseArgs } from 'node:util';

import { play, scheduleAt, shorten, withOwnProxy, type Played } from './run.js';
import { SqlLedgers } from './sql-ledger.js';
import { Tally } from './tally.js';
import { BREAKS, WEAK_CLIENTS, WEAK_PROXIES, type Weakness } from './weak.js';

/**
 * `npm run faults`: plays schedules and counts what must not be. `--from` and `--step` share the work of one run among
 * processes; `--only` plays one schedule again; `--weak` plays against a proxy or client that is known to be wrong;
 * `--sql` with the ledger of a database and its statements; `--own-proxy` against a merchant's proxy without a ledger, where only what the page itself promises is held.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    step: { type: 'string', default: '1' },
    only: { type: 'string' },
    weak: { type: 'string' },
    'own-proxy': { type: 'boolean', default: false },
    sql: { type: 'boolean', default: false },
    tally: { type: 'boolean', default: false },
  },
});
const weak = [...WEAK_CLIENTS, ...WEAK_PROXIES].find((name) => name === values.weak) as Weakness | undefined;
if (values.weak !== undefined && !weak)
  throw new Error(`--weak knows ${[...WEAK_CLIENTS, ...WEAK_PROXIES].join(', ')}`);
const ledgers = values.sql ? await SqlLedgers.start() : undefined;
const seed = Number(values.seed);
const tally = new Tally();

const first = values.only === undefined ? Number(values.from) : Number(values.only);
const last = values.only === undefined ? Number(values.runs) : first + 1;
let shown = 0;

async function explain(played: Played, index: number): Promise<void> {
  if (shown++ >= 3) return;
  const { troubles, steps, ...rest } = await shorten(played, weak, ledgers);
  const mode = `${values['own-proxy'] ? ' --own-proxy' : ''}${values.sql ? ' --sql' : ''}`;
  console.log(`\nschedule ${index} of seed ${seed}: npm run faults -- --seed ${seed} --only ${index}${mode}`);
  for (const { invariant, what } of played.violations) console.log(`  ${invariant} ${what}`);
  console.log(`  shortened: ${JSON.stringify(rest)}`);
  for (const { at, device, act, card, answer } of steps)
    console.log(
      `    ${String(at).padStart(6)} ms  device ${device}  ${act} ${act.startsWith('pay') ? card : ''} ${answer}`,
    );
  for (const trouble of troubles) console.log(`    ${JSON.stringify(trouble)}`);
}

const end = (): never => {
  console.log(values.tally ? JSON.stringify(tally) : tally.text());
  process.exit(tally.violations > 0 ? 1 : 0);
};
// A developer who stops a long run sees its results so far.
process.on('SIGTERM', end);

for (let index = first; index < last; index += Number(values.step)) {
  const schedule = scheduleAt(seed, index);
  const played = await play(values['own-proxy'] ? withOwnProxy(schedule) : schedule, weak, ledgers);
  tally.add(played);
  if (played.violations.length === 0) continue;
  if (weak && played.violations.some(({ invariant }) => invariant === BREAKS[weak])) break;
  if (weak) continue;
  await explain(played, index);
}
end();
