import { DAY } from '../../facts/instant.js';

/** An addition to one count. Both numbers may be 0, and `fine` may be negative. */
export interface Addition {
  /** A kind and a digest, never an address or a session itself. */
  readonly name: string;
  /** Milliseconds from the first try until the count begins again. */
  readonly window: number;
  readonly tries: number;
  /** Tries that turned out well. */
  readonly fine: number;
}

/** One count as it stands. */
export interface Count {
  readonly name: string;
  readonly tries: number;
  readonly fine: number;
  /** Tries that were fine in the window before this one. */
  readonly earlier: number;
  /** Milliseconds since the epoch: when it begins again. Never later than one window from now, whatever clocks did. */
  readonly until: number;
}

/** Encrypted card data that an attempt uses up. */
export interface UsedEnvelopes {
  /** Keyed digests of them. */
  readonly digests: readonly string[];
  /** Key of the attempt, or another name for what uses them. */
  readonly by: string;
  /** Milliseconds since the epoch: they are not accepted from then on. */
  readonly until: number;
}

/** Encrypted card data that an attempt is about to use up. */
export interface PresentedEnvelopes extends Omit<UsedEnvelopes, 'by'> {
  /** Name of what may have used them before, beside the attempt itself: their order's and session's own question. */
  readonly after?: string | undefined;
}

/** The part of a ledger that knows what was tried lately, for all processes. Every method is one atomic step. */
export interface TryStore {
  /** Adds to counts, and says how each stands then, in the order they were named. */
  count(additions: readonly Addition[], at: number): Promise<readonly Count[]>;
  /** Writes down that envelopes are used. False, and nothing is written, where anything else used one of them. */
  useEnvelopes(used: UsedEnvelopes): Promise<boolean>;
  /** Deletes what counts no longer at this moment. */
  purgeTries(at: number): Promise<void>;
}

/** Milliseconds that a count is kept after its window: the next window asks what was fine in it. */
export const KEPT_COUNT = DAY;
