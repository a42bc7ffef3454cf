import type { Amount } from '../../client/index.js';
import type { Intent } from './intent.js';

/** Kinds of event that the platform reports. `other` is kept, and changes nothing. */
export type EventKind =
  | 'authorisation'
  | 'donation'
  | 'capture'
  | 'refund'
  | 'cancel'
  | 'reversal'
  | 'amount-update'
  | 'order-closed'
  | 'payout'
  | 'payout-expired'
  | 'payout-reversed'
  | 'other';

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
  /** Milliseconds since the epoch, by this proxy's clock. */
  readonly at: number;
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
  /**
   * One caller's intents that the platform refused, or took on and reported as failed: the oldest first, a thousand at
   * most.
   */
  failedIntents(who: string): Promise<readonly Intent[]>;
}
