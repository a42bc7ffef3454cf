import type { Outcome } from '../outcome.js';
import type { Amount } from '../schema/values.js';
import { WALLETS, walletOf, type WalletConfiguration, type WalletToken } from './wallets.js';

/** What an adapter is told of the order that it is to pay. */
export interface WalletOrder extends WalletConfiguration {
  /** The merchant's own reference. */
  readonly order: string;
  /** What is left to pay, in minor units. */
  readonly amount: Amount;
  /** `sandbox`, `test` or `live`. */
  readonly environment: string;
  /** Card brands that the merchant takes, by the platform's names. */
  readonly brands: readonly string[];
}

/** What a wallet has given for one payment. */
export interface GivenWallet extends WalletToken {
  /** Called once the payment has an outcome, so that an open sheet can show it; `undefined` where the page goes on with it. */
  close?(outcome: Outcome | undefined): void;
}

/** A wallet by its owner's script, which your page loads. */
export interface WalletAdapter {
  /** Whether this shopper can pay so. The method is listed once it is true; a rejection leaves it out. */
  isAvailable(order: WalletOrder): boolean | Promise<boolean>;
  /** Opens the wallet, in the shopper's click. Resolves with its token, or with `undefined` where the shopper has closed it. */
  ask(order: WalletOrder): Promise<GivenWallet | undefined>;
  /** The owner's own button, where there has to be one; call `pay` in its click. It stands in the element's shadow root. */
  createButton?(pay: () => void): HTMLElement;
}

/** On the global object, because a page's script and an element may come from two copies of the library. */
const REGISTRY = Symbol.for('florin.wallets');

type Registry = { [REGISTRY]?: Map<string, WalletAdapter> };

/**
 * Offers a wallet by its owner's script, for every checkout of the page. The script, and the hosts that your policy then needs, are
 * yours: without an adapter, Florin loads none. One for `googlepay` or `applepay` counts before the browser's own. Throws a
 * `TypeError` for a type that is no wallet.
 */
export function registerWallet(type: string, adapter: WalletAdapter): void {
  if (!walletOf(type))
    throw new TypeError(
      `registerWallet: '${type}' is not a wallet. The wallets are ${Object.keys(WALLETS).join(', ')}`,
    );
  ((globalThis as Registry)[REGISTRY] ??= new Map()).set(type, adapter);
}

export const registeredWallet = (type: string): WalletAdapter | undefined =>
  (globalThis as Registry)[REGISTRY]?.get(type);
