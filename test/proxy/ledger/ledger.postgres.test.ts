import { after, describe } from 'node:test';

import { postgresLedger } from '../../../src/proxy/index.js';
import { postgresAddress } from '../../postgres.js';
import { countContract } from './count-contract.js';
import { intentContract } from './intent-contract.js';
import { journalContract } from './journal-contract.js';
import { ledgerContract } from './ledger-contract.js';
import { legContract } from './leg-contract.js';
import { listContract } from './list-contract.js';
import { tellingContract } from './telling-contract.js';
import { tryContract } from './try-contract.js';
import { upkeepContract } from './upkeep-contract.js';

describe('a ledger in PostgreSQL', () => {
  const ledger = postgresLedger(postgresAddress());
  after(() => ledger.close());
  ledgerContract(() => ledger);
  intentContract(() => ledger);
  journalContract(() => ledger);
  legContract(() => ledger);
  tellingContract(() => ledger);
  tryContract(() => ledger);
  upkeepContract(() => ledger);
  countContract(() => ledger);
  listContract(() => ledger);
});
