import type { Amount, Outcome } from '../../../client/index.js';
import type { WalletAdapter, WalletOrder } from '../../../client/shopper/register-wallet.js';
import type { Method, MethodsAnswer } from '../../../client/shopper/index.js';
import { configurationOf, type WalletReply } from './sheet.js';

const orderOf = (method: Method, { order, environment }: MethodsAnswer, amount: Amount): WalletOrder => ({
  ...configurationOf(method),
  order,
  amount,
  environment,
  brands: method.brands ?? [],
});

/** Why the page's adapter cannot be used, for the developer; undefined where it can. */
export async function whyNotAdapter(
  adapter: WalletAdapter,
  method: Method,
  answer: MethodsAnswer,
): Promise<string | undefined> {
  if (configurationOf(method).asks)
    return 'an adapter has no address to give, and the order has shipping options.';
  const isThere = await adapter.isAvailable(orderOf(method, answer, answer.amount));
  return isThere === true ? undefined : 'its adapter says that it cannot be used here.';
}

/** Opens the adapter's wallet; undefined where the shopper has closed it. Rejects where it did not open. */
export async function askAdapter(
  adapter: WalletAdapter,
  method: Method,
  answer: MethodsAnswer,
  amount: Amount,
): Promise<WalletReply | undefined> {
  const given = await adapter.ask(orderOf(method, answer, amount));
  if (!given) return undefined;
  const { token, cardNetwork } = given;
  if (typeof token !== 'string' || !token)
    throw new TypeError('florin: the wallet adapter returned no token.');
  const close = (outcome: Outcome | undefined): void => {
    try {
      given.close?.(outcome);
    } catch (error) {
      // The page hears of it; the payment does not depend on it.
      reportError(error);
    }
  };
  return { token, ...(cardNetwork && { cardNetwork }), close };
}
