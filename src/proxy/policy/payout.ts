import { payout } from '../../client/payout/index.js';
import { offer, type Rule } from './rule.js';
import { keepingPayee, payeeIn, storedPayee } from './payee.js';
import { asReviewer, asSubmitter } from './second-person.js';

const submitters: Rule = { audiences: ['operator'] };
const reviewers: Rule = { audiences: ['approver'], credential: 'payout-review', guard: asReviewer };

/**
 * Money that leaves takes two people: an operator submits a payout, an approver lets it go or stops it, each with a
 * credential of its own at the platform.
 */
export const payoutOffer = offer('payout', 'payout-store', payout, {
  storePayoutDetail: { ...submitters, guard: keepingPayee },
  storeDetailAndSubmitPayout: {
    ...submitters,
    guard: asSubmitter,
    payee: async (_, input) => payeeIn(input),
  },
  submitPayout: { ...submitters, guard: asSubmitter, payee: storedPayee },
  confirmPayout: reviewers,
  declinePayout: reviewers,
  // This one has no review, so the merchant must enable it.
  createPayout: { ...submitters, optIn: ['operator'] },
});
