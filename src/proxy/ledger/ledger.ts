import type { Amount, Outcome } from '../../client/index.js';
import type { Attempt, DonationRight, Facts, Leg, NewAttempt, Rejection } from './attempt.js';
import type { AttemptSearch } from './attempt-search.js';
import type { CountStore } from './count.js';
import type { EventStore } from './event.js';
import type { IntentStore } from './intent.js';
import type { JournalStore } from './journal.js';
import type { TellingStore } from './telling.js';
import type { TryStore } from './tries.js';

/** Milliseconds that the clocks of several servers may differ by. */
export const CLOCK_SLACK = 60_000;

/** Why an attempt is `cancelled` that never arrived. */
export const NOT_SENT = 'not-sent';

/**
 * The reason of an attempt whose cancel was asked for. From then on it does not pay its order any more: what the platform
 * still authorises is given back.
 */
export const CANCEL_REQUESTED = 'cancel-requested';

export interface Settlement {
  readonly outcome: Outcome;
  readonly facts: Facts;
  readonly rejection?: Rejection | undefined;
  readonly pspReference?: string | undefined;
  readonly paymentData?: string | undefined;
  readonly donation?: DonationRight | undefined;
  /** Minor units that were authorised, where that is not what was asked for or the outcome is not `paid`. */
  readonly authorised?: number | undefined;
  readonly at: number;
}

/** An order that a shopper began to pay. */
export interface OrderStanding {
  /** Minor units that were authorised and not given back. */
  readonly authorised: number;
  readonly isPaid: boolean;
  /** Currency it was begun in; absent where only its being paid is still known. */
  readonly currency?: string | undefined;
  /** Key of the attempt that is open. */
  readonly openAttempt?: string | undefined;
}

export interface Reservation {
  readonly owner: string;
  readonly order: string;
  readonly key: string;
  readonly at: number;
}

export type Begun =
  | { readonly kind: 'begun' | 'known'; readonly attempt: Attempt }
  | { readonly kind: 'order-paid' | 'attempt-open' | 'amount-changed' | 'envelope-used' };

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

/**
 * Where attempts outlive the process. Every method is one atomic step; what `begin`, `beginDetails` and `remember` wrote is
 * durable when they resolve.
 */
export interface Ledger extends IntentStore, JournalStore, EventStore, TellingStore, TryStore, CountStore {
  /** False where a restart forgets: refused in live. */
  readonly durable: boolean;
  /**
   * Writes an attempt down, and its envelopes as used, unless its key is known, its order is paid, another attempt of the
   * order is open, parts of it were paid or given back since its amount was worked out, or anything else used one of the
   * envelopes.
   */
  begin(attempt: NewAttempt): Promise<Begun>;
  /** Writes down that this key is never to be begun, unless it was. Returns what then stands under it. */
  fence(attempt: NewAttempt): Promise<Attempt>;
  /**
   * Takes back a beginning that the ledger did not answer, of which nothing was sent: it ends as if it had been fenced before
   * it arrived, also where the database has yet to carry it out. What another call began under the key stands.
   */
  withdraw(attempt: NewAttempt): Promise<void>;
  /** Writes down which attempt of its order an owner is about to send; the latest counts. */
  reserve(reservation: Reservation): Promise<void>;
  /** The key one of these owners reserved for the order, unless something stands under it. */
  findReserved(order: string, owners: readonly string[]): Promise<string | undefined>;
  findOrder(order: string): Promise<OrderStanding | undefined>;
  /**
   * Writes an answer down and returns what then stands. An attempt whose leg is not open stays as it is. One whose cancel was
   * asked for is never paid: where the answer is that it was authorised, it stays open and `isApproved`, until it is released.
   */
  settle(key: string, settlement: Settlement): Promise<Attempt | undefined>;
  /**
   * Writes down that an order now costs no more than its parts have authorised, in the same currency: it is paid. Returns
   * the part that paid it, which ends `paid` and is told to the merchant; nothing where the order was paid before, where an
   * attempt is open, or where the parts do not cover it.
   */
  cover(order: string, amount: Amount, at: number): Promise<Attempt | undefined>;
  /** Ends an attempt `cancelled` whose money went back, so that it no longer counts against its order. */
  giveBack(key: string, at: number): Promise<Attempt | undefined>;
  find(key: string): Promise<Attempt | undefined>;
  findByReference(reference: string): Promise<Attempt | undefined>;
  /** By the platform's own name of the payment. */
  findByPspReference(pspReference: string): Promise<Attempt | undefined>;
  /** The order's attempt of one of these owners: the open one, else one that is authorised, else the latest. */
  findByOrder(order: string, owners: readonly string[]): Promise<Attempt | undefined>;
  /** The order's attempts that are authorised and were not given back, in the order in which that was written down. */
  partsOf(order: string): Promise<readonly Attempt[]>;
  list(search: AttemptSearch): Promise<readonly Attempt[]>;
  /** True where this result may be sent now: its attempt waits for one, and it was never sent, or lost. */
  beginDetails(call: DetailsCall): Promise<boolean>;
  findDetails(digest: string): Promise<KnownDetails | undefined>;
  /**
   * Ends a details call. `lost` may be sent again; a `rejection` changed nothing, so the attempt waits as before.
   */
  endDetails(digest: string, end: { readonly lost?: boolean; readonly rejection?: Rejection }): Promise<void>;
  /** Attempts that may yet be charged and were worked on last before this moment, oldest first, a thousand at most. */
  unsettled(before: number): Promise<readonly Attempt[]>;
  /**
   * Puts moments that lie ahead of now by more than `CLOCK_SLACK`, because a clock went back, at now: no wait begins in the
   * future.
   */
  followClock(now: number): Promise<void>;
  /** Deletes what is over and was begun before this moment, and tidies up. That an order is paid stays known. */
  purge(before: number): Promise<void>;
  /** Forgets what donations are asked for with: that of one attempt, by its key, or all that were settled before a moment. */
  forgetDonations(which: string | number): Promise<void>;
  /** Forgets whose attempts these were, and with which card; returns how many wait because they are open. */
  erase(owners: readonly string[]): Promise<number>;
  /** Writes a fact down for good under its kind and key. The first one stands: it is what comes back. */
  remember(kind: string, key: string, value: string): Promise<string>;
  recall(kind: string, key: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** A part that was authorised counts; anything in doubt holds the order. */
export function legAfter({ outcome, rejection, authorised }: Omit<Settlement, 'facts' | 'at'>): Leg {
  if (rejection || outcome === 'refused' || outcome === 'cancelled') return 'released';
  return outcome === 'paid' || authorised !== undefined ? 'authorised' : 'open';
}

/** Minor units that an answer authorises. */
export const authorisedBy = (settlement: Settlement, { value }: Amount): number =>
  legAfter(settlement) === 'authorised' ? (settlement.authorised ?? value) : 0;
