import type { Amount, Outcome } from '../../client/index.js';
import type { DonationMethod } from '../../client/shopper/donations.js';
import type { PaymentChecks } from '../../client/operator/index.js';
import { isWaitedFor, type AttemptAnswer } from '../../client/shopper/index.js';
import type { PresentedEnvelopes } from './tries.js';

/** What is known of an attempt beside its outcome. */
export interface Facts extends Pick<
  AttemptAnswer,
  'reason' | 'action' | 'remaining' | 'brand' | 'lastFour' | 'mandate'
> {
  /** Approved after its cancel was asked for: it stays open until the money is given back. Kept from the shopper. */
  readonly isApproved?: true | undefined;
  /** What the platform said of risk and 3D Secure. Kept from the shopper, whom it would tell how to get past it. */
  readonly checks?: PaymentChecks | undefined;
}

/** What a donation after this attempt is asked for with. Kept from browsers, and for a day at most. */
export interface DonationRight {
  readonly token: string;
  readonly method: DonationMethod;
}

/** Why the platform certainly executed nothing, as the browser was told. */
export interface Rejection {
  readonly code: 'platform-refused' | 'platform-unavailable';
  readonly field?: string | undefined;
  /** Milliseconds to wait, where the platform was not reached or was busy. */
  readonly retryAfter?: number | undefined;
}

/**
 * Whether an attempt still counts against its order: `open` may yet be charged, `authorised` was, `released` never
 * will be, or was and is given back.
 */
export type Leg = 'open' | 'authorised' | 'released';

export interface NewAttempt {
  /** The browser's key. */
  readonly key: string;
  /** Digest of the shopper or session it belongs to. */
  readonly owner: string;
  /** The merchant's order. */
  readonly order: string;
  /** Price of the whole order. */
  readonly orderValue: number;
  /** Unique at the platform. */
  readonly reference: string;
  /** Whose account at the platform it is paid into. */
  readonly merchantAccount: string;
  readonly amount: Amount;
  /** Minor units that were authorised of the order when this amount was worked out. Left out: whatever is by now. */
  readonly paidBefore?: number | undefined;
  /** Digest of what was asked for, ciphertext left out. */
  readonly fingerprint: string;
  /** Encrypted card data that it uses up; none where it is fenced. */
  readonly envelopes?: PresentedEnvelopes | undefined;
  /** Names this one call, so that it can be withdrawn without touching what another call began under the same key. */
  readonly ticket?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface Attempt extends Omit<
  NewAttempt,
  'orderValue' | 'paidBefore' | 'envelopes' | 'ticket' | 'at'
> {
  /** `open`: sent or about to be, no answer written down. */
  readonly state: 'open' | 'settled';
  /** The last one written down. */
  readonly outcome: Outcome;
  readonly leg: Leg;
  /** True where it was ended before it arrived: it was never sent and never will be. */
  readonly isFenced: boolean;
  /** Amount left of the order once this is authorised in full, in minor units. */
  readonly rest: number;
  /** Amount that is authorised and was not given back, in minor units. */
  readonly authorised: number;
  readonly facts: Facts;
  readonly rejection?: Rejection | undefined;
  readonly pspReference?: string | undefined;
  /** The platform's own state of an action, kept from the browser. */
  readonly paymentData?: string | undefined;
  /** Absent once it was used, or a day after the payment. */
  readonly donation?: DonationRight | undefined;
  /** The outcome that `onSettled` has heard of. */
  readonly told?: Outcome | undefined;
  /** Milliseconds since the epoch, as `workedAt`, when work on it last began, and `settledAt`. */
  readonly begunAt: number;
  readonly workedAt: number;
  readonly settledAt?: number | undefined;
}

/** An attempt that is under way, or was lost, has no outcome yet to rely on. */
export const standingOf = ({ state, outcome }: Pick<Attempt, 'state' | 'outcome'>): Outcome =>
  state === 'open' ? 'unknown' : outcome;

/**
 * What an attempt is paid with. The report of what was waited for does not say it, and the action that ends does.
 */
export function methodFacts({ facts }: Pick<Attempt, 'facts'>): Pick<Facts, 'brand' | 'lastFour'> {
  const { action, lastFour } = facts;
  const brand = facts.brand ?? (action && isWaitedFor(action) ? action.subtype : undefined);
  return { ...(brand !== undefined && { brand }), ...(lastFour !== undefined && { lastFour }) };
}
