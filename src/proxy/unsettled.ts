import type { Unsettled } from '../client/operator/index.js';
import { lostBefore } from './attempt-reply.js';
import type { Desk } from './desk.js';
import type { Attempt } from './ledger/ledger.js';
import { timeOf } from './payment-history.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function whyOf({ state, outcome }: Attempt): Unsettled['why'] {
  if (state === 'open') return 'interrupted';
  if (outcome === 'pending') return 'pending';
  return outcome === 'action-required' ? 'at-bank' : 'no-answer';
}

/**
 * Whether an attempt is open beyond the time in which the proxy finds out, or cancels, by itself. What is at a bank, or
 * pending, has longer.
 */
export function isOverdue(desk: Desk, attempt: Attempt): boolean {
  const { cancelUnknownAfter = Infinity, cancelAbandonedAfter = Infinity } =
    desk.settings.options.upkeep ?? {};
  const { leg, workedAt } = attempt;
  if (leg !== 'open' || desk.work.isRunning(attempt.key)) return false;
  const why = whyOf(attempt);
  const isLost = why === 'interrupted' && workedAt >= lostBefore(desk);
  const unknownFor = Math.min(cancelUnknownAfter, 15 * MINUTE);
  const abandonedFor = Math.min(cancelAbandonedAfter, 2 * HOUR);
  const usual = why === 'at-bank' || why === 'pending' ? abandonedFor : unknownFor;
  return !isLost && desk.settings.now() - workedAt >= usual;
}

/** Since when and why, where an operator has to look it up. */
export const unsettledOf = (desk: Desk, attempt: Attempt): Unsettled | undefined =>
  isOverdue(desk, attempt) ? { since: timeOf(attempt.workedAt), why: whyOf(attempt) } : undefined;
