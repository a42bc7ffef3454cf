import type { Outcome } from '../../client/index.js';
import type { Attempt } from './attempt.js';

/** Hooks that hear of everything at least once: what they have not heard of outlives the process. */
export type ToldHook = 'onSettled' | 'onReversed';

/** One thing that a hook of the merchant has to hear of. */
export interface Telling {
  readonly id: string;
  readonly hook: ToldHook;
  /** As it stands when the hook is called. */
  readonly attempt: Attempt;
  /** Of `onSettled`: the outcome to tell. */
  readonly outcome?: Outcome | undefined;
  /** Of `onReversed`: the platform's name of the payment that was given back. */
  readonly pspReference?: string | undefined;
  /** How many times the hook was called for it, this time included. */
  readonly tries: number;
  /** When it became known, in milliseconds since the epoch. */
  readonly since: number;
}

/** The fields of a telling that are needed to end it. */
export type BegunTelling = Pick<Telling, 'id' | 'hook' | 'attempt' | 'outcome'>;

export interface NewReversal {
  /** The attempt's reference. */
  readonly reference: string;
  readonly order: string;
  readonly pspReference: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface TellingSearch {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Until this moment the tellings are this caller's alone; after it they count as lost with its process. */
  readonly until: number;
  /** Of this order alone. Left out: of all. */
  readonly order?: string | undefined;
  readonly limit: number;
}

/** `told`: the hook has heard it. `dead`: it is not called again until an operator says so. Else the moment of the next try. */
export type TellingEnd = 'told' | 'dead' | { readonly again: number };

/** How much waits, for a gauge. Moments in milliseconds since the epoch. */
export interface Backlog {
  /** Events that hooks have not accepted, dead letters left out, and since when the oldest is known. */
  readonly untold: number;
  readonly untoldSince?: number | undefined;
  readonly dead: number;
  /** Attempts whose end is not known, and when the oldest of them was last worked on. */
  readonly unknown: number;
  readonly unknownSince?: number | undefined;
}

/**
 * The part of a ledger that keeps what hooks have not heard of. Every method is one atomic step. Outcomes of one order are
 * told one after the other, in the order in which they were written down; a dead letter holds up nothing.
 */
export interface TellingStore {
  /** Writes down that `onReversed` is to hear of a payment that was given back. */
  keepReversal(reversal: NewReversal): Promise<void>;
  /** Takes on what is due, what was tried least first. */
  beginTellings(search: TellingSearch): Promise<readonly Telling[]>;
  endTelling(telling: BegunTelling, end: TellingEnd): Promise<void>;
  /** Dead letters, the oldest first, a thousand at most; or those of one attempt. */
  deadTellings(reference?: string): Promise<readonly Telling[]>;
  /** Has a dead letter told again. False where a later outcome of the order was told meanwhile: then it stays as it is. */
  reviveTelling(telling: Telling): Promise<boolean>;
  backlog(): Promise<Backlog>;
}

/** The id of what `onSettled` is to hear of an attempt. */
export const settledTelling = (key: string): string => `onSettled ${key}`;
export const reversedTelling = (pspReference: string): string => `onReversed ${pspReference}`;
