import type { MethodFamily } from '../family.js';

/** Methods that are paid later and ask who pays: one row each in the shopper's contract. */
export const invoice: MethodFamily = {
  takes: ({ family }) => family === 'invoice',
  open: async (method, around) => {
    const { InvoiceRoom } = await import('./invoice-room.js');
    return new InvoiceRoom(method, around);
  },
};
