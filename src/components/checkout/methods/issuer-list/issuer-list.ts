import type { MethodFamily } from '../family.js';

/** Methods whose shopper picks a bank or a wallet of a list. */
export const issuerList: MethodFamily = {
  takes: ({ family }) => family === 'issuer-list',
  load: () => import('./open-issuer-list.js'),
};
