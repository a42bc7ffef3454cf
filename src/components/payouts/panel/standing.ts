import type { PayoutRecord } from '../../../client/operator/index.js';
import { DAY } from '../../../facts/instant.js';
import { REVIEW_DAYS } from '../../../client/operator/payout.js';

export const STANDINGS = [
  'waiting',
  'confirmed',
  'sent',
  'declined',
  'expired',
  'reversed',
  'failed',
  'refused',
  'unknown',
] as const;

/** Where a payout stands. `overdue`: its time is over, and the platform has not reported so. `other`: a word that is new, which may mean anything. */
export type Standing = (typeof STANDINGS)[number] | 'overdue' | 'other';

/** When it can no longer be reviewed, in milliseconds since the epoch. */
export const expiryOf = ({ submittedAt }: Pick<PayoutRecord, 'submittedAt'>): number =>
  Date.parse(submittedAt) + REVIEW_DAYS * DAY;

export function standingOf(payout: Pick<PayoutRecord, 'state' | 'submittedAt'>, now: number): Standing {
  const known = STANDINGS.find((each) => each === payout.state) ?? 'other';
  return known === 'waiting' && expiryOf(payout) <= now ? 'overdue' : known;
}

/** Whether a payout stands in the queue: it waits, or it is not known whether it still does. */
export const isQueued = (payout: PayoutRecord, now: number): boolean =>
  ['waiting', 'overdue'].includes(standingOf(payout, now)) ||
  (standingOf(payout, now) === 'unknown' && payout.pspReference !== undefined && expiryOf(payout) > now);

/** Whether an approver may confirm or decline it: never their own, and nothing whose time is over. */
export const isReviewable = (payout: PayoutRecord, now: number): boolean =>
  !payout.isOwn &&
  payout.pspReference !== undefined &&
  payout.amount !== undefined &&
  expiryOf(payout) > now &&
  ['waiting', 'unknown'].includes(standingOf(payout, now));

/** Whether what comes after this payout, in a list with the latest first, may still wait. A day more, for clocks that differ. */
export const mayWaitBefore = (payout: PayoutRecord | undefined, now: number): boolean =>
  payout === undefined || expiryOf(payout) + DAY > now;
