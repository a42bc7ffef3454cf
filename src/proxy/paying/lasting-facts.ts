import { isWaitedFor } from '../../client/shopper/index.js';
import type { Attempt, Facts } from '../ledger/attempt.js';

/**
 * What an attempt is paid with. The report of what was waited for does not say it, and the action that ends does.
 */
export function methodFacts({ facts }: Pick<Attempt, 'facts'>): Pick<Facts, 'brand' | 'lastFour'> {
  const { action, lastFour } = facts;
  const brand = facts.brand ?? (action && isWaitedFor(action) ? action.subtype : undefined);
  return { ...(brand !== undefined && { brand }), ...(lastFour !== undefined && { lastFour }) };
}

/** What is known of a payment when it has ended well. */
export const lastingFacts = (attempt: Pick<Attempt, 'facts'>): Facts => {
  const { mandate } = attempt.facts;
  return { ...(mandate !== undefined && { mandate }), ...methodFacts(attempt) };
};
