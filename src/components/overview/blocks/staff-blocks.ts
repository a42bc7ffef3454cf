import { platformBalancesBlock } from './balances-block.js';
import { openDisputesBlock, waitingPayoutsBlock } from './due-blocks.js';
import { healthBlock } from './health-block.js';
import { journalBlock } from './journal-block.js';
import { moneyBlock } from './money-chart.js';

/** What an overview of staff shows below its tasks. Such an overview has most of them, so they are loaded as one. */
export const staffBlocks = {
  money: moneyBlock,
  disputes: openDisputesBlock,
  payouts: waitingPayoutsBlock,
  balances: platformBalancesBlock,
  journal: journalBlock,
  health: healthBlock,
};
