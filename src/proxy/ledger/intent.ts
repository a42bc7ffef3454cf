import type { Amount } from '../../client/index.js';
import type { NewDeed } from './deed.js';

/** References and words by which the platform names an accepted request; nothing about a person. */
export type Receipt = Readonly<Record<string, string>>;

/** Why the platform did nothing, as the caller was told. */
export interface IntentRefusal {
  readonly code: 'platform-refused' | 'not-found';
  readonly field?: string | undefined;
  readonly status?: number | undefined;
}

/** A write that moves money, as a person who works for the merchant wants it: not yet sent. */
export interface NewIntent {
  /** Digest of operation, caller and key: the key it has at the platform. */
  readonly id: string;
  /** The caller's own key. */
  readonly key: string;
  /** Interface and row, for example `checkout.refundPayment`. */
  readonly operation: string;
  /** Ids in the path, with a slash between them. */
  readonly subject: string;
  readonly amount?: Amount | undefined;
  /** Why money is given back, in the platform's word. */
  readonly reason?: string | undefined;
  /** Digest of the caller; empty where the merchant's session says no more than their audience. */
  readonly who: string;
  /** Digest of all that was asked for. */
  readonly fingerprint: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * - `open`: sent or about to be, no end written down.
 * - `answered`: the platform took it on; it may be booked later.
 * - `refused`: the platform did nothing and never will.
 * - `unsent`: nothing was done, and it may be sent again.
 * - `unknown`: it may have been done; sent again under the same key it is still done once.
 */
export type IntentState = 'open' | 'answered' | 'refused' | 'unsent' | 'unknown';

export interface Intent extends Omit<NewIntent, 'at'> {
  readonly state: IntentState;
  readonly receipt?: Receipt | undefined;
  readonly refusal?: IntentRefusal | undefined;
  readonly begunAt: number;
  /** When it was last sent, in milliseconds since the epoch. */
  readonly workedAt: number;
  readonly endedAt?: number | undefined;
}

export interface IntentEnd {
  readonly state: Exclude<IntentState, 'open'>;
  readonly receipt?: Receipt | undefined;
  readonly refusal?: IntentRefusal | undefined;
  readonly at: number;
}

/** `begun`: it is the caller's to send now. `known`: it stands as it is. */
export interface BegunIntent {
  readonly kind: 'begun' | 'known';
  readonly intent: Intent;
}

/** The part of a ledger that keeps what was asked for beside shoppers' payments. Every method is one atomic step. */
export interface IntentStore {
  /**
   * Writes an intent down, durably, before it is sent. One that is known is begun again where nothing of it is certain
   * and the same is asked for: it ended `unsent` or `unknown`, or was worked on last before `lostBefore`. With a deed, what is
   * begun stands in the journal too, or is not begun; so does its end.
   */
  beginIntent(intent: NewIntent, lostBefore: number, deed?: NewDeed): Promise<BegunIntent>;
  /**
   * Writes down how an open one ended. After an end that was not known, nothing but an answer is certain: another
   * refusal may only mean that the first one was carried out.
   */
  endIntent(id: string, end: IntentEnd): Promise<void>;
  findIntent(id: string): Promise<Intent | undefined>;
  /** Of one caller, in doubt or not sent, and worked on last before this moment: the oldest first, a thousand at most. */
  unfinishedIntents(who: string, before: number): Promise<readonly Intent[]>;
  /** All that was asked for of these subjects, oldest first. */
  findIntents(subjects: readonly string[]): Promise<readonly Intent[]>;
}
