import type { DisputeSummary, PayoutRecord } from '../../../client/operator/index.js';
import { REVIEW_DAYS } from '../../../client/operator/payout.js';
import { DAY, timeOf } from '../../../facts/instant.js';

/** Something that waits, and until when it can be seen to, in milliseconds since the epoch. */
interface Waiting<Row> {
  readonly row: Row;
  readonly until: number | undefined;
}

const expiryOf = ({ submittedAt }: PayoutRecord): number => Date.parse(submittedAt) + REVIEW_DAYS * DAY;

/** Payouts that can be reviewed, the soonest to expire first. To an approver, their own are not theirs to review. */
export const waitingPayouts = (
  payouts: readonly PayoutRecord[],
  now: number,
  isApprover: boolean,
): readonly Waiting<PayoutRecord>[] =>
  payouts
    .filter(({ state, isOwn }) => state === 'waiting' && !(isApprover && isOwn))
    .map((row) => ({ row, until: expiryOf(row) }))
    .filter(({ until }) => until > now)
    .toSorted((one, other) => one.until - other.until);

/** Whether what was submitted before this payout is too old to wait. A day more, for clocks that differ. */
export const isTooOld = (payout: PayoutRecord, now: number): boolean => expiryOf(payout) + DAY < now;

/** Those that can be answered in time come first, then those without a deadline, then those that are late. */
function ranked({ until }: Waiting<unknown>, now: number): readonly [number, number] {
  if (until === undefined) return [1, 0];
  return [until > now ? 0 : 2, until];
}

/** Disputes without an answer, the nearest deadline first, as the platform told it. */
export function openDisputes(
  disputes: readonly DisputeSummary[],
  now: number,
): readonly Waiting<DisputeSummary>[] {
  return disputes
    .filter(({ state }) => state === 'open')
    .map((row) => {
      const until = Date.parse(row.told.respondBefore ?? '');
      return { row, until: Number.isNaN(until) ? undefined : until };
    })
    .toSorted((one, other) => {
      const [[rank, at], [otherRank, otherAt]] = [ranked(one, now), ranked(other, now)];
      return rank - otherRank || at - otherAt;
    });
}

/** As answers write a moment. */
export const untilText = (until: number | undefined): string | undefined =>
  until === undefined ? undefined : timeOf(until);
