import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import { countContract } from './count-contract.js';
import { intentContract } from './intent-contract.js';
import { journalContract } from './journal-contract.js';
import { ledgerContract } from './ledger-contract.js';
import { legContract } from './leg-contract.js';
import { listContract } from './list-contract.js';
import { tellingContract } from './telling-contract.js';
import { tryContract } from './try-contract.js';
import { upkeepContract } from './upkeep-contract.js';

describe('a ledger in memory', () => {
  const ledger = memoryLedger();
  ledgerContract(() => ledger);
  intentContract(() => ledger);
  journalContract(() => ledger);
  legContract(() => ledger);
  tellingContract(() => ledger);
  tryContract(() => ledger);
  upkeepContract(() => ledger);
  countContract(() => ledger);
  listContract(() => ledger);

  it('says that a restart forgets it', () => assert.equal(ledger.durable, false));
});
