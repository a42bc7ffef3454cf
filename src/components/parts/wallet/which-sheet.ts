import type { Amount } from '../../../client/index.js';
import { registeredWallet, type WalletAdapter } from '../../../client/shopper/register-wallet.js';
import type { Method, MethodsAnswer } from '../../../client/shopper/index.js';
import { configurationOf, type WalletReply, type WalletSurroundings } from './sheet.js';

/** How a wallet is opened: by the page's adapter, else by the browser. */
export interface OpenedBy {
  readonly adapter?: WalletAdapter;
  ask(amount: Amount): Promise<WalletReply | undefined>;
}

const isApplePay = ({ type }: Method): boolean => type === 'applepay';

/** Why a wallet cannot be offered; undefined where it can. The developer is told outside live. */
export async function whyNotWallet(method: Method, answer: MethodsAnswer): Promise<string | undefined> {
  const why = await reasonAgainst(method, answer).catch(String);
  if (why !== undefined && answer.environment !== 'live')
    console.info(`florin: ${method.type} is not offered: ${why}`);
  return why;
}

/** No sheet's code is loaded where the browser has none. */
async function reasonAgainst(method: Method, answer: MethodsAnswer): Promise<string | undefined> {
  const { type } = method;
  const adapter = registeredWallet(type);
  if (adapter) return (await import('./adapter-sheet.js')).whyNotAdapter(adapter, method, answer);
  if (type === 'samsungpay') return 'it needs registerWallet().';
  const needed = isApplePay(method) ? 'ApplePaySession' : 'PaymentRequest';
  if (!(needed in globalThis)) return `this browser has no ${needed}.`;
  return isApplePay(method)
    ? (await import('./apple-pay.js')).whyNotApplePay(method, answer)
    : (await import('./google-pay.js')).whyNotGooglePay(method, answer);
}

export async function openedBy(
  method: Method,
  around: WalletSurroundings,
  answer: MethodsAnswer,
): Promise<OpenedBy> {
  const adapter = registeredWallet(method.type);
  if (adapter) {
    const { askAdapter } = await import('./adapter-sheet.js');
    return { adapter, ask: (amount) => askAdapter(adapter, method, answer, amount) };
  }
  const { order } = answer;
  const inSheet = configurationOf(method).asks ? await import('./sheet-delivery.js') : undefined;
  if (isApplePay(method)) {
    const { askApplePay } = await import('./apple-pay.js');
    const delivery = inSheet && new inSheet.AppleDelivery(order, around);
    return { ask: (amount) => askApplePay(method, answer, amount, around, delivery) };
  }
  const { askGooglePay } = await import('./google-pay.js');
  const delivery = inSheet && new inSheet.GoogleDelivery(order, around);
  return { ask: (amount) => askGooglePay(method, answer, amount, delivery) };
}
