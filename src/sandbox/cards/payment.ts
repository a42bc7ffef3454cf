import type { FraudResult } from '../../client/checkout/fields/fraud-result.js';
import type { Mandate } from '../../client/checkout/fields/basket.js';
import type { PlatformChargebackLogic, Split } from '../../client/checkout/fields/funds.js';
import type { EventCode } from '../../client/notifications/index.js';
import type { DebitMethod } from '../../client/shopper/debits.js';
import type { InvoiceMethod } from '../../client/shopper/invoices.js';
import type { IssuerMethod } from '../../client/shopper/issuers.js';
import type { RedirectMethod } from '../../client/shopper/payment-methods.js';
import type { ShortFormMethod } from '../../client/shopper/short-forms.js';
import type { WalletMethod } from '../../client/shopper/wallets.js';
import type { Amount } from '../../client/schema/values.js';
import type { Afterwards, Step } from './cards.js';
import type { IssuerAnswerName } from './issuer.js';

/** The facts kept of a card once its envelopes were opened: nothing that could be used to pay elsewhere. */
export interface CardFacts {
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly holderName: string | undefined;
  /** Name of the bank or wallet that was picked from a method's list. */
  readonly issuerName?: string | undefined;
  readonly steps: readonly Step[];
  readonly answer: IssuerAnswerName;
  /** Of an answer that is still to come: what it will be. Default: `APPROVED`. */
  readonly decision?: IssuerAnswerName | undefined;
  /** The event that follows once it is paid. */
  readonly afterwards?: Afterwards | undefined;
}

/** A card kept for a shopper under a token. */
export interface StoredCard {
  readonly id: string;
  readonly merchantAccount: string;
  readonly shopperReference: string;
  readonly card: CardFacts;
  readonly models: readonly string[];
}

/** How the shopper's bank came to its view of who is paying. */
export interface Authentication {
  readonly serverTransId: string;
  readonly acsTransId: string;
  /** When the challenge was shown; it lasts ten minutes. */
  readonly since: number;
  /** The bank's own report, which overrides any later claim of a browser. */
  status?: 'Y' | 'N' | 'U' | 'cancelled';
}

/** One made-up gift card and what is on it when a sandbox starts. */
export interface GiftCard {
  readonly id: string;
  /** Grouped for reading; spaces may be typed or left out. */
  readonly number: string;
  readonly brand: string;
  /** Absent where its brand prints none. */
  readonly securityCode?: string;
  /** Its time is over. */
  readonly isExpired?: true;
  readonly start: Amount;
  /** The most that one payment may take. */
  readonly transactionLimit?: Amount;
  /** One sentence for a list of test cards. */
  readonly happens: string;
}

/** Something that happened to a payment after it was authorised: received at one moment, booked at a later one. */
export interface Modification {
  readonly pspReference: string;
  readonly kind: 'capture' | 'refund' | 'cancel' | 'amountUpdate' | 'chargeback' | 'chargebackReversal';
  readonly amount: Amount;
  readonly reference: string | undefined;
  /** Why the merchant gives money back, in their own choice of the platform's words. */
  readonly reason?: string | undefined;
  /** Who gets or gives which part of it, where that differs from the payment's. */
  readonly splits?: readonly Split[] | undefined;
  /** The event that reports it, where its kind does not decide that. */
  readonly cause: EventCode | undefined;
  /** Facts that go with what is told. */
  readonly facts: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch, as `bookedAt`. */
  readonly at: number;
  /** Infinity as long as it waits for the account that money goes back to. */
  bookedAt: number;
  /** When it came back from the bank, or could not be booked: from then on it is as if it had never been. */
  failedAt?: number;
}

/** Payment methods, by the platform's name. */
export type PaymentMethodType =
  | 'scheme'
  | 'giftcard'
  | RedirectMethod
  | ShortFormMethod
  | DebitMethod
  | WalletMethod
  | InvoiceMethod
  | IssuerMethod;

/** One `POST /payments` and all that became of it. */
export interface Payment {
  readonly pspReference: string;
  readonly merchantAccount: string;
  readonly merchantReference: string;
  readonly orderReference: string;
  /** The final authorised amount. A PayPal order may be changed while its shopper is at PayPal. */
  amount: Amount;
  readonly method: PaymentMethodType;
  readonly card: CardFacts;
  readonly securityCodeGiven: boolean;
  readonly hasAddress: boolean;
  readonly returnUrl: string;
  readonly shopperLocale: string;
  readonly shopperReference: string | undefined;
  readonly store: boolean;
  /** Of a bank account that is to be stored: all that is kept of its number. */
  readonly accountLastFour?: string;
  readonly recurringProcessingModel: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Version 66 and earlier bring a redirect's result home as `payload`. */
  readonly returnParameter: 'redirectResult' | 'payload';
  readonly at: number;
  /** Steps left to the shopper, the next one first. */
  steps: readonly Step[];
  /** The issuer's answer when it is asked; failed authentication overrides it. */
  answer: IssuerAnswerName;
  settledAt?: number;
  reversedAt?: number;
  authentication?: Authentication;
  /** What the risk engine made of it, once it was settled. */
  risk?: FraudResult;
  /** The token a stored card was kept under, or paid with. */
  token?: string;
  /** The permit it was charged with. */
  readonly permit?: string;
  authCode?: string;
  /** Requests since it was authorised, oldest first. */
  readonly modifications: Modification[];
  /** Milliseconds after the authorisation at which what is left is captured by itself. Left out: never. */
  readonly captureDelay?: number;
  /** Who gets which part of it. */
  readonly splits?: readonly Split[];
  readonly chargebackLogic?: PlatformChargebackLogic;
  /** What the shopper's bank asks them to allow beside this payment. */
  readonly mandate?: Mandate;
  /** The card whose balance was paid from. */
  readonly giftCard?: GiftCard;
  /** `pspReference` of the order it is a part of. */
  readonly order?: string;
  /** Whether less was taken than was asked for: `amount` is what was. */
  isPartial?: boolean;
  /** The payment link or session whose page it was made on. */
  readonly hostedBy?: string;
  /** `pspReference` of the payment that it follows as a donation. */
  readonly donatedAfter?: string;
  /** Lets the shopper give something to a cause, once. */
  donationToken?: string;
}

/** Whether money was taken and is still with the merchant. */
export const isCharged = (payment: Payment): boolean =>
  payment.settledAt !== undefined && payment.answer === 'APPROVED' && payment.reversedAt === undefined;
