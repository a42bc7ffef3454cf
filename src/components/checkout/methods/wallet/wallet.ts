import type { MethodFamily } from '../family.js';

const load = () => import('../../../parts/wallet/which-sheet.js');

/** Wallets that the browser opens by itself, or the page's adapter: no script of their owners comes from here. */
export const wallet: MethodFamily = {
  takes: ({ family }) => family === 'wallet',
  whyNot: async (method, answer) => (await load()).whyNotWallet(method, answer),
  load: () => import('./open-wallet.js'),
};
