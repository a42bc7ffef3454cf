import { isPaidElsewhere } from '../../client/shopper/next-step.js';
import { shortFormOf } from '../../client/shopper/short-forms.js';
import type { Attempt, Facts } from '../ledger/attempt.js';

/**
 * What is known of a method when its payment has ended. The report of a part, or of what was paid elsewhere, does not say what
 * it was paid with, and the action does that it ends.
 */
export function lastingFacts({ facts }: Pick<Attempt, 'facts'>): Facts {
  const { brand = actionBrand(facts), lastFour, mandate } = facts;
  return {
    ...(mandate !== undefined && { mandate }),
    ...(brand !== undefined && { brand }),
    ...(lastFour !== undefined && { lastFour }),
  };
}

function actionBrand({ action }: Facts): string | undefined {
  const type = action?.subtype ?? '';
  return shortFormOf(type)?.isPart || isPaidElsewhere(type) ? type : undefined;
}
