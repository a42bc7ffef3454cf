import type { Amount } from '../../client/index.js';
import type { Audience } from '../audience.js';
import type { DEED_KINDS, DEED_STATES } from '../../client/operator/deed-words.js';

/**
 * How a write is kept in the journal:
 * - `money`: moves money, or cannot be undone. It is asked for under a key and sent once; what cannot be written down is not sent.
 * - `other`: every other write. What cannot be written down is not sent.
 * - `workspace`: a write to the merchant's workspace. Its entry is made beside the call, which never waits for it.
 */
export type DeedKind = (typeof DEED_KINDS)[number];

/**
 * - `asked`: sent or about to be, no end written down.
 * - `done`: the platform took it on; `answer` has its words.
 * - `refused`: nothing was done.
 * - `unknown`: it may have been done.
 */
export type DeedState = (typeof DEED_STATES)[number];

/** Whom a payout goes to, as little as a person needs to recognise them: initials, and the end of their account. */
export interface Payee {
  readonly initials?: string | undefined;
  readonly lastFour?: string | undefined;
}

/** A write that staff or a seller asks for. Of what is asked, the journal keeps ids, an amount and a digest, never the body. */
export interface NewDeed {
  /** Of a deed of kind `money`, its intent's id. */
  readonly id: string;
  /** Interface and row, for example `checkout.refundPayment`. */
  readonly row: string;
  readonly kind: DeedKind;
  /** Ids of the things that it is about. */
  readonly subject: readonly string[];
  /** The merchant's own reference, where the request has one. */
  readonly reference?: string | undefined;
  readonly amount?: Amount | undefined;
  readonly audience: Exclude<Audience, 'shopper'>;
  /** Digest of the person, the same in every session; empty where the merchant's `identify` names no one. */
  readonly person: string;
  /** The person's name, as `identify` gives it for staff. Sellers stay a digest. */
  readonly by?: string | undefined;
  /** Keyed digest of all that was asked for. */
  readonly digest: string;
  readonly payee?: Payee | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
}
