import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { oneOf, textOf } from '../schema/values.js';

/** Card networks as Google Pay calls them, by the platform's name of the brand. Source: Google Pay API, `CardParameters`. */
export const GOOGLE_NETWORKS = {
  amex: 'AMEX',
  discover: 'DISCOVER',
  electron: 'ELECTRON',
  elo: 'ELO',
  elodebit: 'ELO_DEBIT',
  interac: 'INTERAC',
  jcb: 'JCB',
  maestro: 'MAESTRO',
  mc: 'MASTERCARD',
  visa: 'VISA',
} as const;
export type GoogleNetwork = (typeof GOOGLE_NETWORKS)[keyof typeof GOOGLE_NETWORKS];

/** The same as Apple Pay calls them. Source: Apple Pay on the Web, `ApplePayPaymentRequest.supportedNetworks`. */
export const APPLE_NETWORKS = {
  amex: 'amex',
  cartebancaire: 'cartesBancaires',
  discover: 'discover',
  electron: 'electron',
  elo: 'elo',
  eftpos_australia: 'eftpos',
  girocard: 'girocard',
  interac: 'interac',
  jcb: 'jcb',
  maestro: 'maestro',
  mc: 'masterCard',
  visa: 'visa',
} as const;

/** Whom the sheet of a wallet names, and for whom it encrypts. */
export interface WalletConfiguration {
  readonly merchantId?: string;
  readonly gatewayMerchantId?: string;
  readonly merchantName?: string;
  /** ISO 3166-1 alpha-2 country that the order was asked for. */
  readonly countryCode?: string;
  /** Where the order has shipping options: its sheet asks where it goes, and the price depends on that. */
  readonly asks?: 'address';
}

/** What a wallet's sheet has given for one payment. Never stored. */
export const WalletToken = /*@__PURE__*/ once(() =>
  z.object({
    /** Encrypted by the wallet for the platform: no page and no proxy can read it. */
    token: textOf(10_000, 1),
    cardNetwork: z.optional(oneOf(...Object.values(GOOGLE_NETWORKS))),
  }),
);
export type WalletToken = z.input<ReturnType<typeof WalletToken>>;

export interface Wallet {
  /** The wallet's own name, the same in every language. */
  readonly name: string;
  /** The platform's name of the token in `paymentMethod`. */
  readonly token: 'googlePayToken' | 'applePayToken' | 'samsungPayToken';
  /** The platform's name of the card network there, where it has one. */
  readonly network?: 'googlePayCardNetwork';
  /** The most characters of a token that the platform takes. */
  readonly longest: number;
}

/** One row for each wallet that a browser or an adapter of the page opens: page, proxy and sandbox read it. */
export const WALLETS = {
  googlepay: {
    name: 'Google Pay',
    token: 'googlePayToken',
    network: 'googlePayCardNetwork',
    longest: 10_000,
  },
  paywithgoogle: { name: 'Google Pay', token: 'googlePayToken', longest: 5000 },
  applepay: { name: 'Apple Pay', token: 'applePayToken', longest: 10_000 },
  samsungpay: { name: 'Samsung Pay', token: 'samsungPayToken', longest: 10_000 },
} as const satisfies Record<string, Wallet>;

export type WalletMethod = keyof typeof WALLETS;

export const walletOf = (type: string): Wallet | undefined =>
  Object.hasOwn(WALLETS, type) ? WALLETS[type as WalletMethod] : undefined;

/** A number as long as a card's, by itself: none stands in what a wallet has encrypted. */
const NUMBER = /(?<![\w+/-])\d{13,19}(?![\w+/-])/;

/** Whether a text can be a wallet's token. */
export const isWalletToken = (token: string, { longest }: Wallet): boolean =>
  token.length <= longest && /^[\x20-\x7e]+$/.test(token) && !NUMBER.test(token);

/** In the place of the token's version: what the simulated wallets of tests and demo write, and no real one does. */
export const SIMULATED = 'florin-simulated';
