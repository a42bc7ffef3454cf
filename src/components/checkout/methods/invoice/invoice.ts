import type { MethodFamily } from '../family.js';

/** Methods that are paid later and ask who pays: one row each in the shopper's contract. */
export const invoice: MethodFamily = {
  takes: ({ family }) => family === 'invoice',
  load: () => import('./invoice-room.js'),
};
