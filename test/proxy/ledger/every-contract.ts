import type { Ledger } from '../../../src/proxy/index.js';
import { countContract } from './count-contract.js';
import { eventContract } from './event-contract.js';
import { intentContract } from './intent-contract.js';
import { journalContract } from './journal-contract.js';
import { ledgerContract } from './ledger-contract.js';
import { legContract } from './leg-contract.js';
import { listContract } from './list-contract.js';
import { partContract } from './part-contract.js';
import { tellingContract } from './telling-contract.js';
import { tryContract } from './try-contract.js';
import { upkeepContract } from './upkeep-contract.js';

/** What every ledger does, wherever it keeps things. */
export function everyContract(open: () => Ledger): void {
  ledgerContract(open);
  intentContract(open);
  journalContract(open);
  legContract(open);
  partContract(open);
  eventContract(open);
  tellingContract(open);
  tryContract(open);
  upkeepContract(open);
  countContract(open);
  listContract(open);
}
