import type { Method } from '../../../../client/shopper/index.js';
import type { MethodFamily } from '../family.js';

const isApplePay = ({ type }: Method): boolean => type === 'applepay';

/** Wallets that the browser opens by itself: no script of theirs is in the page. */
export const wallet: MethodFamily = {
  takes: ({ family }) => family === 'wallet',
  // Nothing is loaded where the browser has no way to pay so.
  whyNot: async (method, answer) => {
    const needed = isApplePay(method) ? 'ApplePaySession' : 'PaymentRequest';
    if (!(needed in globalThis)) return `this browser has no ${needed}.`;
    return isApplePay(method)
      ? (await import('./apple-pay.js')).whyNotApplePay(method, answer)
      : (await import('./google-pay.js')).whyNotGooglePay(method, answer);
  },
  open: async (method, around, answer) => {
    const [{ WalletRoom }, ask] = await Promise.all([
      import('./wallet-room.js'),
      isApplePay(method)
        ? import('./apple-pay.js').then(({ askApplePay }) => askApplePay)
        : import('./google-pay.js').then(({ askGooglePay }) => askGooglePay),
    ]);
    return new WalletRoom(method, around, (amount) => ask(method, answer, amount, around));
  },
};
