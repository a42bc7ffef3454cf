import { parseArgs } from 'node:util';

import { DEEDS } from './deeds.js';
import { playOffice } from './run.js';
import { OfficeTally } from './tally.js';
import { OFFICE_WEAK } from './world.js';

/**
 * `npm run faults -- --office`: plays the dangerous writes of the office, and counts by the platform's books. `--from` and `--step`
 * share the work of one run among processes; `--only` plays one schedule again; `--row` plays one write alone; `--weak` plays an
 * office that is known to be wrong.
 */
const { values } = parseArgs({
  options: {
    office: { type: 'boolean' },
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    step: { type: 'string', default: '1' },
    only: { type: 'string' },
    row: { type: 'string' },
    weak: { type: 'string' },
    tally: { type: 'boolean', default: false },
  },
});
const weak = OFFICE_WEAK.find((name) => name === values.weak);
if (values.weak !== undefined && !weak) throw new Error(`--weak knows ${OFFICE_WEAK.join(', ')}`);
const { row } = values;
if (row !== undefined && !DEEDS.some((deed) => deed.row === row)) throw new Error(`--row knows no ${row}`);
const seed = Number(values.seed);
const first = Number(values.only ?? values.from);
const last = values.only === undefined ? Number(values.runs) : first + 1;
const tally = new OfficeTally();

for (let index = first; index < last; index += Number(values.step)) {
  const played = await playOffice(seed, index, { row, weak });
  tally.add(played);
  if (played.violations.length === 0) continue;
  if (weak) break;
  console.log(
    `\nschedule ${index} of seed ${seed}: npm run faults -- --office --seed ${seed} --only ${index} --row ${played.schedule.deed}`,
  );
  for (const { invariant, what } of played.violations) console.log(`  ${invariant} ${what}`);
  const { clicks, troubles } = played.schedule;
  for (const each of [...clicks, ...troubles]) console.log(`    ${JSON.stringify(each)}`);
}
console.log(values.tally ? JSON.stringify(tally) : tally.text());
process.exit(tally.violations > 0 ? 1 : 0);
