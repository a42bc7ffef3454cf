import { after, describe } from 'node:test';

import { postgresLedger } from '../../../src/proxy/index.js';
import { postgresAddress } from '../../postgres.js';
import { everyContract } from './every-contract.js';

describe('a ledger in PostgreSQL', () => {
  const ledger = postgresLedger(postgresAddress());
  after(() => ledger.close());
  everyContract(() => ledger);
});
