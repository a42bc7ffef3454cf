import { pgliteLedger } from '../../src/proxy/index.js';
import { newAttempt } from '../proxy/ledger/new-attempt.js';

// Begins attempts in the ledger of FLORIN_FOLDER for ever, and names each one that is written down.
const ledger = pgliteLedger(process.env['FLORIN_FOLDER']);
for (let count = 0; ; count += 1) {
  const key = `attempt-${count}`;
  await ledger.begin(newAttempt(key, { order: `ORDER-${count}` }));
  process.stdout.write(`${key}\n`);
}
