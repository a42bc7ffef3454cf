import type { Amount, Outcome } from '../../client/index.js';
import type { AttemptAnswer } from '../../client/shopper/index.js';
import type { IntentBook } from './intent.js';

/** What a shopper may see of an attempt beside its outcome. */
export type Facts = Pick<AttemptAnswer, 'reason' | 'action' | 'remaining' | 'brand' | 'lastFour'>;

/** Why the platform certainly executed nothing, as the browser was told. */
export interface Rejection {
  readonly code: 'platform-refused' | 'platform-unavailable';
  readonly field?: string | undefined;
}

/**
 * Whether an attempt still counts against its order: `open` may yet be charged, `authorised` was, `released` never
 * will be.
 */
export type Leg = 'open' | 'authorised' | 'released';

export interface NewAttempt {
  /** The browser's key. */
  readonly key: string;
  /** Digest of the shopper or session it belongs to. */
  readonly owner: string;
  /** The merchant's order. */
  readonly order: string;
  /** What the order costs as a whole. */
  readonly orderValue: number;
  /** Unique at the platform. */
  readonly reference: string;
  readonly amount: Amount;
  /** Digest of what was asked for, ciphertext left out. */
  readonly fingerprint: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface Attempt extends Omit<NewAttempt, 'orderValue' | 'at'> {
  /** `open`: sent or about to be, no answer written down. */
  readonly state: 'open' | 'settled';
  /** The last one written down. */
  readonly outcome: Outcome;
  readonly leg: Leg;
  readonly facts: Facts;
  readonly rejection?: Rejection | undefined;
  readonly pspReference?: string | undefined;
  /** The platform's own state of an action, kept from the browser. */
  readonly paymentData?: string | undefined;
  /** Milliseconds since the epoch, as `workedAt`, when work on it last began, and `settledAt`. */
  readonly begunAt: number;
  readonly workedAt: number;
  readonly settledAt?: number | undefined;
}

export interface Settlement {
  readonly outcome: Outcome;
  readonly facts: Facts;
  readonly rejection?: Rejection | undefined;
  readonly pspReference?: string | undefined;
  readonly paymentData?: string | undefined;
  readonly at: number;
}

export type Begun =
  | { readonly kind: 'begun' | 'known'; readonly attempt: Attempt }
  | { readonly kind: 'order-paid' | 'attempt-open' };

export interface DetailsCall {
  /** Digest of the result handed in. */
  readonly digest: string;
  /** The attempt's key. */
  readonly key: string;
  readonly at: number;
  /** A call begun before this and never ended was lost with its process. */
  readonly lostBefore: number;
}

export interface KnownDetails {
  readonly key: string;
  readonly rejection?: Rejection | undefined;
}

/** A part of all attempts, latest first. */
export interface AttemptSearch {
  /** How the order, its reference at the platform or the platform's own begins. Left out: all. */
  readonly search?: string | undefined;
  /** Where the last part ended: its last attempt. */
  readonly after?: Pick<Attempt, 'begunAt' | 'reference'> | undefined;
  readonly limit: number;
}

/**
 * Where attempts outlive the process. Every method is one atomic step; what `begin`, `beginDetails` and `remember` wrote is
 * durable when they resolve.
 */
export interface Ledger extends IntentBook {
  /** False where a restart forgets: refused in live. */
  readonly durable: boolean;
  /** Writes an attempt down unless its key is known, its order is paid, or another attempt of the order is open. */
  begin(attempt: NewAttempt): Promise<Begun>;
  /** Writes an answer down and returns what then stands. An attempt whose leg is not open stays as it is. */
  settle(key: string, settlement: Settlement): Promise<Attempt | undefined>;
  find(key: string): Promise<Attempt | undefined>;
  findByReference(reference: string): Promise<Attempt | undefined>;
  /** The order's attempt of one of these owners: the open or authorised one, else the latest. */
  findByOrder(order: string, owners: readonly string[]): Promise<Attempt | undefined>;
  list(search: AttemptSearch): Promise<readonly Attempt[]>;
  /** True where this result may be sent now: its attempt waits for one, and it was never sent, or lost. */
  beginDetails(call: DetailsCall): Promise<boolean>;
  findDetails(digest: string): Promise<KnownDetails | undefined>;
  /**
   * Ends a details call. `lost` may be sent again; a `rejection` changed nothing, so the attempt waits as before.
   */
  endDetails(digest: string, end: { readonly lost?: boolean; readonly rejection?: Rejection }): Promise<void>;
  /** Attempts whose outcome `onSettled` has not heard of. */
  untold(): Promise<readonly Attempt[]>;
  told(key: string, outcome: Outcome): Promise<void>;
  /** Writes a fact down for good under its kind and key. The first one stands: it is what comes back. */
  remember(kind: string, key: string, value: string): Promise<string>;
  recall(kind: string, key: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** What an outcome does to the order's leg. A partial authorisation and anything in doubt hold the order. */
export function legAfter({ outcome, rejection }: Pick<Settlement, 'outcome' | 'rejection'>): Leg {
  if (rejection || outcome === 'refused' || outcome === 'cancelled') return 'released';
  return outcome === 'paid' ? 'authorised' : 'open';
}
