import { nextPayoutBlock } from './payout-block.js';
import { salesBlock } from './sales-block.js';

/** What an overview of a seller shows below the tasks. It has both, so they are loaded as one. */
export const sellerBlocks = { nextPayout: nextPayoutBlock, sales: salesBlock };
