import type * as z from '../../client/schema/schema.js';

import type {
  AccountHolder,
  BalanceAccountBase,
  BalancePlatform,
  CapitalGrantAccount,
  CardOrder,
  CardOrderItem,
  Device,
  GrantOffer,
  NetworkToken,
  PaymentInstrument,
  PaymentInstrumentGroup,
  SweepConfiguration,
  TransactionRule,
  UpdateNetworkTokenRequest,
} from '../../client/balance-platform/index.js';

/** A body as the platform keeps it: with the words that it knows today. */
export type Kept<Schema extends () => z.Type> = z.input<ReturnType<Schema>>;

/** Secrets of a card, which are never part of the payment instrument. */
export interface CardSecret {
  readonly number: string;
  readonly securityCode: string;
  /** Sixteen digits that stand for the number where a PIN is shown or changed. */
  readonly pinToken: string;
  pin: string;
  /** A new PIN, and the moment from which it holds. */
  nextPin?: { readonly pin: string; readonly at: number };
}

/** A sweep, where it is set up, until when its schedule has been worked off, and what it left to spend. */
export interface SweepRecord {
  readonly balanceAccountId: string;
  ranUntil: number;
  seen: number | undefined;
  sweep: Kept<typeof SweepConfiguration>;
}

/** A device that was announced; it can approve nothing until its registration is finished. */
export interface DeviceRecord {
  readonly device: Kept<typeof Device>;
  readonly challenge: string;
  isRegistered: boolean;
}

/** A status that a network token was asked to take, and the moment at which it does. */
export interface NetworkTokenRecord {
  readonly token: Kept<typeof NetworkToken>;
  readonly change?: {
    readonly status: NonNullable<UpdateNetworkTokenRequest['status']>;
    readonly at: number;
  };
}

/** A card in an order; how far it is on its way follows from the order. */
export interface CardOrderItemRecord {
  readonly orderId: string;
  readonly item: Kept<typeof CardOrderItem>;
  readonly trackingNumber: string;
  readonly hasPinLetter: boolean;
  readonly isUnreachable: boolean;
}

/**
 * A platform with account holders, their balance accounts, and the cards and bank accounts that spend from them. It starts
 * furnished: three account holders that are verified, with balance accounts in EUR, USD and GBP.
 *
 * - A capability that is asked for is pending for some seconds, then as far as the legal entity's own verification is: a
 *   seller who has supplied nothing yet may do nothing. The holders that are there from the start are verified, and
 *   so are the legal entities behind them: what those lose, their holders lose.
 * - A holder that is suspended or closed may do nothing; what is closed stays closed. An account is closed once it is empty, a
 *   holder after its accounts.
 * - What an account holds stands in the money ledger of the transfers; nothing here keeps a balance of its own.
 * - Sweeps are worked off at each request: all that fell due since the last look runs, oldest first, at its own time.
 * - Cards run out after three years, wait for their holder where they are of plastic, and show their number only to
 *   who asks for it by the rows that are made for that.
 */
export interface BalancePlatformRecords {
  readonly platform: Kept<typeof BalancePlatform>;
  readonly accountHolders: Map<string, Kept<typeof AccountHolder>>;
  /** When a capability was asked for, by account holder and name: `AH… payout`. */
  readonly capabilitiesAskedAt: Map<string, number>;
  readonly balanceAccounts: Map<string, Kept<typeof BalanceAccountBase>>;
  readonly sweeps: Map<string, SweepRecord>;
  readonly paymentInstruments: Map<string, Kept<typeof PaymentInstrument>>;
  readonly paymentInstrumentGroups: Map<string, Kept<typeof PaymentInstrumentGroup>>;
  readonly cardSecrets: Map<string, CardSecret>;
  readonly networkTokens: Map<string, NetworkTokenRecord>;
  readonly cardOrders: Map<string, Kept<typeof CardOrder>>;
  readonly cardOrderItems: Map<string, CardOrderItemRecord>;
  readonly transactionRules: Map<string, Kept<typeof TransactionRule>>;
  readonly devices: Map<string, DeviceRecord>;
  readonly grantOffers: Map<string, Kept<typeof GrantOffer> & { readonly id: string }>;
  readonly grantAccounts: Map<string, Kept<typeof CapitalGrantAccount> & { readonly id: string }>;
}
