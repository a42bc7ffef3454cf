import { ClientError, pages, type Client } from '../../../client/index.js';
import type { SaleRecord } from '../../../client/operator/index.js';
import { listTransactions } from '../../../client/transfers/index.js';
import { DAY, timeOf } from '../../../facts/instant.js';
import { PAGE, readAll } from '../../parts/account-holder/read-holder.js';
import type { Page } from '../../parts/record/loaded-list.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { bookingsOf, type Booking } from './money.js';

const transactionsRow = /*@__PURE__*/ proxyRow('transfers', listTransactions);

/** Most is booked within weeks of what happened to the order last. */
const USUAL = 31 * DAY;
/** The platform takes windows of at most six months. */
const LONGEST = 180 * DAY;

/** What is asked for next: bookings from one moment to another, in milliseconds since the epoch. */
export interface Stretch {
  readonly since: number;
  readonly until: number;
}

/** From the order on, until some weeks after its last step, and never beyond now. */
export function firstStretch({ createdAt, statusHistory, payments }: SaleRecord, now: number): Stretch {
  const since = Date.parse(createdAt);
  const moments = [...statusHistory, ...payments].map(({ at }) => Date.parse(at));
  const until = Math.min(Math.max(since, ...moments) + USUAL, now);
  return { since, until: Math.max(until, since + 1) };
}

/** From where the one before it ended. It reaches up to now, or as far as the platform's longest window. */
export const nextStretch = (since: number, now: number): Stretch => ({
  since,
  until: Math.min(since + LONGEST, now),
});

/** A session without an account holder has no bookings. */
const nothing = (error: unknown): readonly never[] => {
  if (error instanceof ClientError && error.status === 404) return [];
  throw error;
};

/** The sale's bookings of one stretch, the oldest first, and where the stretch after it begins, unless this one reaches up to now. */
export async function readBookings(
  client: Client,
  sale: SaleRecord,
  accountHolderId: string,
  stretch: Stretch,
  now: number,
): Promise<Page<Booking>> {
  const found: Booking[] = [];
  // An order that is older than the platform's longest window takes several.
  for (let since = stretch.since; since < stretch.until; since += LONGEST) {
    const window = {
      createdSince: timeOf(since),
      createdUntil: timeOf(Math.min(since + LONGEST, stretch.until)),
    };
    const asked = { accountHolderId, ...window, limit: PAGE };
    const rows = await readAll(pages(client, transactionsRow, asked, {})).catch(nothing);
    found.push(...bookingsOf(sale.payments, rows));
  }
  return { items: found, next: stretch.until < now ? String(stretch.until) : undefined };
}
