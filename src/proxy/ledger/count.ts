import type { Amount } from '../../client/index.js';
import type { AttemptFilter, AttemptWords } from './attempt-search.js';

/** What was counted under one name, in one currency. */
export interface Counted {
  readonly name: string;
  /** Absent where what was counted has no amount. */
  readonly currency?: string | undefined;
  readonly count: number;
  /** Sum in minor units; 0 without a currency. */
  readonly value: number;
  /** The earliest of them, in milliseconds since the epoch. */
  readonly since: number;
}

/** What was counted of one day, under one name, in one currency. */
export interface CountedDay extends Pick<Counted, 'name' | 'count' | 'value'> {
  /** Which of the days, from 0. */
  readonly at: number;
  readonly currency: string;
}

/** Writes that move money whose end is not known. */
export interface OpenEndSearch {
  /** Asked for from this moment on, in milliseconds since the epoch. */
  readonly since: number;
  /** One under way and last worked on before this was lost with its process. */
  readonly lostBefore: number;
  /** Asked for by this person alone, by their digest. Left out: by any person. */
  readonly person?: string | undefined;
}

/** The part of a ledger that counts. Every method is one atomic step, and reads no more than what it is asked about. */
export interface CountStore {
  /** What shoppers tried, as far as a filter asks for it: `tried`, and `paid` with what is authorised of it. */
  countPayments(filter: AttemptFilter): Promise<readonly Counted[]>;
  /** What payments can be narrowed to. Reads one row for each word. */
  wordsOfPayments(): Promise<AttemptWords>;
  /**
   * What the platform has reported from a moment on and did: `capture`, `refund`, and `dispute` for money that a bank took
   * back.
   */
  countReports(since: number): Promise<readonly Counted[]>;
  /**
   * What the platform has reported on each day and did, of what has an amount: `capture` and `refund`. A day goes from one moment to the
   * next, the last one on; at least one is given, in their order.
   */
  countReportsByDay(starts: readonly number[]): Promise<readonly CountedDay[]>;
  /** When the last event that is kept was first reported, in milliseconds since the epoch; nothing where none is. */
  latestReport(): Promise<number | undefined>;
  /** Writes without a known end, by interface and row. */
  countOpenEnds(search: OpenEndSearch): Promise<readonly Counted[]>;
}

/** The platform's own word for money that a bank takes back. A dispute has one such step at most. */
export const TAKEN_BACK = 'CHARGEBACK';

/** One of what no database counts. */
interface Countable extends Pick<Counted, 'name' | 'since'> {
  readonly amount: Amount | undefined;
}

/** Counts one by one what no database counts. */
export function countAll(items: Iterable<Countable>): readonly Counted[] {
  const counted = new Map<string, Counted>();
  for (const { name, amount, since } of items) {
    const { currency, value = 0 } = amount ?? {};
    const key = keyOf({ name, currency });
    const known = counted.get(key) ?? { name, currency, count: 0, value: 0, since };
    const earliest = Math.min(known.since, since);
    counted.set(key, { ...known, count: known.count + 1, value: known.value + value, since: earliest });
  }
  return inOrder([...counted.values()]);
}

/** By day, name and currency: the same order in every ledger. */
export const inOrderOfDays = (counted: readonly CountedDay[]): readonly CountedDay[] =>
  counted.toSorted((one, other) => one.at - other.at || (keyOf(one) < keyOf(other) ? -1 : 1));

const keyOf = ({ name, currency = '' }: Pick<Counted, 'name' | 'currency'>): string => `${name} ${currency}`;

/** By name and currency: the same order in every ledger. */
export const inOrder = (counted: readonly Counted[]): readonly Counted[] =>
  counted.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
