import { isOnPaper, isWaitedFor, type Action } from '../../client/shopper/index.js';
import { debitOf } from '../../client/shopper/debits.js';
import { methodName } from '../../client/shopper/method-names.js';
import { timeToApprove } from '../../client/shopper/next-step.js';
import type { Attempt } from '../ledger/attempt.js';

type Waiting = Pick<Attempt, 'facts' | 'settledAt' | 'begunAt'>;

/**
 * When the time is over in which a shopper may approve in an app, or pay elsewhere; undefined where they are not asked to: a debit
 * comes with a paper to keep, and ends by its bank.
 */
export function approveUntil({ facts: { action }, settledAt, begunAt }: Waiting): number | undefined {
  if (!action || !isWaitedFor(action) || debitOf(action.subtype ?? '')) return undefined;
  const since = settledAt ?? begunAt;
  const until = Date.parse(action.expiresAt ?? '');
  return until > since ? until : since + timeToApprove(action.subtype ?? '', isOnPaper(action));
}

/** Whether money would stay with the merchant whatever the platform is asked: a till gives nothing back, where a bank does. */
export const isPaidAtTill = ({ facts: { action } }: Pick<Attempt, 'facts'>): boolean =>
  action?.type === 'voucher' && !debitOf(action.subtype ?? '');

/** Whether an attempt waits for money that is paid elsewhere. */
export const isOffered = ({ facts: { action } }: Pick<Attempt, 'facts'>): boolean =>
  isOnPaper(action) && !debitOf(action?.subtype ?? '');

/** The action with what a page needs to wait: the app's name, and the time that is left by the server's clock. */
export function shownAction(attempt: Waiting, now: number): { action?: Action } {
  const { action } = attempt.facts;
  const until = approveUntil(attempt);
  if (!action || !isWaitedFor(action)) return action ? { action } : {};
  const name = methodName(action.subtype ?? '');
  const expiresIn = until === undefined ? undefined : Math.max(0, until - now);
  return { action: { ...action, ...(expiresIn !== undefined && { expiresIn }), ...(name && { name }) } };
}
