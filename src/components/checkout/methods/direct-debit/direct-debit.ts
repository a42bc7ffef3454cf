import type { MethodFamily } from '../family.js';

/** Methods that debit a bank account: its owner, its number, and what the shopper agrees to. */
export const directDebit: MethodFamily = {
  takes: ({ family, consents, creditor }) => family === 'direct-debit' && !!consents && !!creditor,
  load: () => import('./direct-debit-room.js'),
};
