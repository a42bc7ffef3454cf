import { methodFacts, type Attempt, type Facts } from '../ledger/attempt.js';

/** What is known of a payment when it has ended well. */
export const lastingFacts = (attempt: Pick<Attempt, 'facts'>): Facts => {
  const { mandate, checks } = attempt.facts;
  return {
    ...(mandate !== undefined && { mandate }),
    ...(checks && { checks }),
    ...methodFacts(attempt),
  };
};
