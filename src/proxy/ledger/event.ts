import type { Amount } from '../../client/index.js';
import type { Intent } from './intent.js';

/** Kinds of event that the platform reports. `other` is kept, and changes nothing. */
export const EVENT_KINDS = [
  'authorisation',
  'donation',
  'capture',
  'refund',
  'cancel',
  'reversal',
  'amount-update',
  'order-closed',
  'dispute',
  'payout',
  'payout-expired',
  'payout-reversed',
  'other',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/**
 * Facts of a report that its signature does not cover: kept as they were told, shown as told, and nothing is decided by them.
 * None is longer than 80 characters.
 */
export interface ToldFacts {
  /** The scheme's code of why the shopper disputes. */
  readonly reason?: string | undefined;
  /** The scheme, in the platform's word. */
  readonly scheme?: string | undefined;
  /** Until when it can be answered, as it was written. */
  readonly respondBefore?: string | undefined;
  /** Where the dispute stands, in the platform's word. */
  readonly status?: string | undefined;
  /** What was paid with. */
  readonly method?: string | undefined;
  /** When it happened, as it was written. */
  readonly happenedAt?: string | undefined;
}

/** One thing the platform reported of its own accord: references, amounts and words, nothing about a person. */
export interface PlatformEvent {
  /** The same however often it is reported. */
  readonly id: string;
  readonly kind: EventKind;
  /** Whether it worked. A capture that failed is a capture without success. */
  readonly success: boolean;
  /** `reference` of the attempt it is about. */
  readonly reference: string;
  /** The platform's own name for what happened, … */
  readonly pspReference: string;
  /** … and for the payment it was done to; absent where that is the same. */
  readonly originalReference?: string | undefined;
  readonly amount?: Amount | undefined;
  /** Of a dispute: the platform's own word for the step, … */
  readonly code?: string | undefined;
  /** … the account that it is about, … */
  readonly merchantAccount?: string | undefined;
  /** … and what was told besides, unsigned. */
  readonly told?: ToldFacts | undefined;
  /** Milliseconds since the epoch, by this proxy's clock. */
  readonly at: number;
}

/** A dispute that was reported, by the platform's name for it, and when the first report of it came. */
export interface ReportedDispute {
  readonly pspReference: string;
  readonly at: number;
}

/** A part of the disputes, the latest first. */
export interface DisputeSearch {
  /** How a reference of it begins: the platform's, that of its payment, or the merchant's. Left out: all. */
  readonly search?: string | undefined;
  /** Where the part before ended: its last dispute. */
  readonly after?: ReportedDispute | undefined;
  /** Leaves out disputes of which a step with one of these codes was reported. */
  readonly without?: readonly string[] | undefined;
  readonly limit: number;
}

/** The part of a ledger that keeps what the platform reported. Every method is one atomic step. */
export interface EventStore {
  /** Keeps an event. False where it was kept before and all that follows from it was done. */
  keepEvent(event: PlatformEvent): Promise<boolean>;
  /** All that follows from it was done. */
  eventDone(id: string): Promise<void>;
  /** Kept, but what follows from them was not done: the oldest first, a thousand at most. */
  eventsToDo(): Promise<readonly PlatformEvent[]>;
  /** Events reported under these names of payments or attempts, oldest first. */
  findEvents(names: readonly string[]): Promise<readonly PlatformEvent[]>;
  /** Disputes by when they were first heard of, latest first. */
  findDisputes(search: DisputeSearch): Promise<readonly ReportedDispute[]>;
  /**
   * One caller's intents that the platform refused, or took on and reported as failed: the oldest first, a thousand at
   * most. One that it refuses after an end that was not known is among them: it may have been carried out the first time, and
   * the platform's report tells.
   */
  failedIntents(who: string): Promise<readonly Intent[]>;
}
