import { parseArgs } from 'node:util';

import { SqlLedgers } from '../faults/sql-ledger.js';
import { requestAt } from './request.js';
import { fuzz } from './run.js';

/**
 * `npm run fuzz`: sends malformed or forbidden requests. `--only` plays one again, after those that it shared a shop
 * with; `--sql` keeps the ledger in a database.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    sql: { type: 'boolean', default: false },
  },
});
const ledgers = values.sql ? await SqlLedgers.start() : undefined;
const seed = Number(values.seed);
const only = values.only === undefined ? undefined : Number(values.only);
const from = only ?? 0;
const to = only === undefined ? Number(values.runs) : only + 1;

const { statuses, findings } = await fuzz({ seed, from, to, ledgers });
if (only !== undefined) console.log(JSON.stringify(requestAt(seed, only), undefined, 2).slice(0, 5000));
for (const { index, what, request } of findings.slice(0, 20)) {
  console.log(`\nrequest ${index}: ${request.method} ${request.url.slice(0, 200)}`);
  console.log(`  ${what}`);
  console.log(`  npm run fuzz -- --seed ${seed} --only ${index}${values.sql ? ' --sql' : ''}`);
}
const byStatus = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status} ${count}`);
console.log(`\n${to - from} requests of seed ${seed}: ${findings.length} findings`);
console.log(`answers: ${byStatus.join(', ')}`);
process.exit(findings.length > 0 ? 1 : 0);
