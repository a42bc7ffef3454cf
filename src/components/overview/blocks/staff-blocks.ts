import { platformBalancesBlock } from './balances-block.js';
import { openDisputesBlock, waitingPayoutsBlock } from './due-blocks.js';
import { healthBlock } from './health-block.js';
import { journalBlock } from './journal-block.js';

/** What an overview of staff shows beside its chart. Such an overview has most of them, so they are loaded as one. */
export const staffBlocks = {
  disputes: openDisputesBlock,
  payouts: waitingPayoutsBlock,
  balances: platformBalancesBlock,
  journal: journalBlock,
  health: healthBlock,
};
