import { DAY } from '../../../facts/instant.js';
import type { KnownRows } from './later-pages.js';

/** Where a list that is read backwards goes on, in milliseconds. */
export interface Window {
  /** What was created before this moment is not known yet. */
  readonly until: number;
  /** How long the next window is. */
  readonly span: number;
  /** Nothing before this moment is asked for. */
  readonly since: number;
}

export interface WindowsOptions<Item> {
  /** All that was created in a window, the oldest first, as the service gives it. */
  read(since: number, until: number): Promise<readonly Item[]>;
  idOf(item: Item): string;
  /** The longest window that the service takes, in milliseconds. */
  readonly most: number;
}

const SHORTEST = DAY / 24;
/** Fewer rows than this are not worth a page of their own: the next window is to have more. */
const FEW = 50;
/** As many are worth one. */
const GOOD = 75;
/** More than this keep people waiting: the next window is half as long. */
const MANY = 100;

/** Parts of a day, of which one is read before it is known how much there is in it: a whole day may be a hundred pages. */
const PART = 16;

/** Before anything is known of how much there is in a day. */
export const firstWindow = (until: number, since: number): Window => ({ until, span: DAY / PART, since });

/** How much longer the window after one of few rows is. What is found in a part of a day says how long; a night says little. */
const growth = (span: number, found: number): number =>
  Math.min(span < DAY ? (found > 0 ? PART : 4) : 2, GOOD / Math.max(found, 1));

/**
 * The next rows of a list that its service gives oldest first and cannot turn round, latest first: windows of time are read
 * to their ends, one before the other, each turned round, until there is something to show or nothing further back is wanted.
 */
export async function readBackwards<Item>(
  from: Window,
  { read, idOf, most }: WindowsOptions<Item>,
): Promise<KnownRows<Item, Window>> {
  const rows = new Map<string, Item>();
  let { until, span } = from;
  while (until > from.since && rows.size < FEW) {
    const since = Math.max(from.since, until - span);
    const found = await read(since, until);
    // What was created at the very end of a window may be in both.
    for (const item of found.toReversed()) if (!rows.has(idOf(item))) rows.set(idOf(item), item);
    if (found.length < FEW) span = Math.min(span * growth(span, found.length), most);
    else if (found.length > MANY) span = Math.max(span / 2, SHORTEST);
    until = since;
  }
  return { items: [...rows.values()], next: until > from.since ? { ...from, until, span } : undefined };
}
