import type { MethodFamily } from '../family.js';

/** Methods whose shopper picks a bank or a wallet of a list. */
export const issuerList: MethodFamily = {
  takes: ({ family }) => family === 'issuer-list',
  open: async (method, around) => {
    const { IssuerListRoom } = await import('./issuer-list-room.js');
    return new IssuerListRoom(method, around);
  },
};
