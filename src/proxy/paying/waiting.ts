import { isWaitedFor, type Action } from '../../client/shopper/index.js';
import { shortFormOf, timeToApprove } from '../../client/shopper/short-forms.js';
import type { Attempt } from '../ledger/attempt.js';

type Waiting = Pick<Attempt, 'facts' | 'settledAt' | 'begunAt'>;

/** When the time is over in which a shopper may approve in an app; undefined where they are not asked to. */
export function approveUntil({ facts: { action }, settledAt, begunAt }: Waiting): number | undefined {
  if (!action || !isWaitedFor(action)) return undefined;
  const since = settledAt ?? begunAt;
  const until = Date.parse(action.expiresAt ?? '');
  return until > since ? until : since + timeToApprove(action.subtype ?? '');
}

/** The action with what a page needs to wait: the app's name, and the time that is left by the server's clock. */
export function shownAction(attempt: Waiting, now: number): { action?: Action } {
  const { action } = attempt.facts;
  const until = approveUntil(attempt);
  if (!action || until === undefined) return action ? { action } : {};
  const name = shortFormOf(action.subtype ?? '')?.name;
  return { action: { ...action, expiresIn: Math.max(0, until - now), ...(name && { name }) } };
}
