import type { DeedKind, DeedState, NewDeed } from './deed.js';
import type { IntentRefusal, Receipt } from './intent.js';

/** How a deed ended. */
export interface DeedEnd {
  readonly id: string;
  readonly row: string;
  readonly answer?: Receipt | undefined;
  readonly refusal?: IntentRefusal | undefined;
  readonly at: number;
}

/** A deed with how it stands. */
export interface Deed extends Omit<NewDeed, 'at'> {
  readonly state: DeedState;
  readonly answer?: Receipt | undefined;
  readonly refusal?: IntentRefusal | undefined;
  /** Place of its first entry in the journal: later deeds have higher ones. */
  readonly sequence: number;
  readonly askedAt: number;
  /** When its last entry was made. */
  readonly changedAt: number;
}

/** A part of the deeds, latest first. What is left out is not looked at. */
export interface DeedSearch {
  /** Asked from this moment on, … */
  readonly from?: number | undefined;
  /** … and before this one. */
  readonly until?: number | undefined;
  readonly rows?: readonly string[] | undefined;
  readonly kind?: DeedKind | undefined;
  readonly state?: DeedState | undefined;
  /** A deed whose last entry is `asked` and older than this counts as `unknown`: it was lost with its process. */
  readonly lostBefore: number;
  readonly person?: string | undefined;
  /** How one of the ids, the merchant's reference or the platform's begins. */
  readonly search?: string | undefined;
  /** Exactly the first of the ids. */
  readonly subjects?: readonly string[] | undefined;
  /** Where the part before ended: its last `sequence`. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** An entry as it stands in the journal: the text that was hashed, and its SHA-256 in hexadecimal digits. */
export interface JournalEntry {
  readonly line: string;
  readonly hash: string;
}

/** The latest entry's place and hash. */
export interface JournalHead {
  readonly sequence: number;
  readonly hash: string;
}

/** Which places of the journal a window of time spans. */
export interface JournalSpan {
  readonly first: number;
  readonly last: number;
}

/** The part of a ledger that nothing is ever taken from. Every method is one atomic step. */
export interface JournalStore {
  /** Writes down that something is asked for. */
  askDeed(deed: NewDeed): Promise<void>;
  /** Writes down how it ended. */
  endDeed(end: DeedEnd, state: Exclude<DeedState, 'asked'>): Promise<void>;
  findDeeds(search: DeedSearch): Promise<readonly Deed[]>;
  /** From the first entry made from one moment on, to the last made before another; nothing where there is none. */
  journalSpan(from?: number, until?: number): Promise<JournalSpan | undefined>;
  /** Entries from a place on, in order. */
  journalEntries(first: number, limit: number): Promise<readonly JournalEntry[]>;
  journalHead(): Promise<JournalHead>;
}
