import type { ReactiveControllerHost } from 'lit';

import { decimalOf } from '../../../client/money.js';
import { minorDigits } from '../../../facts/currencies.js';
import type { Amount, Client, Outcome } from '../../../client/index.js';
import type { Delivery } from '../../../client/shopper/deliveries.js';
import type { Method, MethodsAnswer } from '../../../client/shopper/index.js';
import type { WalletConfiguration, WalletToken } from '../../../client/shopper/wallets.js';

/** Where a sheet's order goes, and what it costs there. */
export interface GivenDelivery {
  readonly amount: Amount;
  readonly delivery: Delivery;
}

/** What a wallet has of the element around it. */
export interface WalletSurroundings {
  readonly host: ReactiveControllerHost & HTMLElement;
  language(): string;
  client(): Client | undefined;
}

/** What a wallet has given, and how its sheet is told what became of it. */
export interface WalletReply extends WalletToken, Partial<GivenDelivery> {
  close(outcome: Outcome | undefined): void;
}

/** What the platform's list says, as far as it is text. */
export const configurationOf = ({ configuration }: Method): WalletConfiguration =>
  Object.fromEntries(
    Object.entries(Object(configuration) as object).filter(([, value]) => typeof value === 'string'),
  );

/** `19.99`, as the browser's sheets take an amount. */
export const decimalAmount = ({ value, currency }: Amount): string =>
  decimalOf(value, minorDigits(currency) ?? 2);

/** Why a sheet may not be opened here: the simulation is for the sandbox, and the sandbox for the simulation. */
export function wrongSimulation(sheet: unknown, { environment }: MethodsAnswer): string | undefined {
  const isSimulated = (sheet as { readonly isSimulated?: boolean }).isSimulated === true;
  if (isSimulated === (environment === 'sandbox')) return undefined;
  return isSimulated
    ? 'a simulated wallet is for the sandbox.'
    : 'the sandbox takes simulated wallets alone: see simulateWallets().';
}
