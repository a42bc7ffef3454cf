import { payout } from '../../client/payout/index.js';
import { forbidden, serviceRefusals } from '../service-error.js';
import { simulate } from '../simulation.js';
import { storeDetail } from './details.js';
import { payOut } from './instant.js';
import { confirm, decline, storeAndSubmit, submit } from './review.js';

export const payoutSimulation = simulate({
  name: 'payout',
  prefix: /^\/pal\/servlet\/Payout\/v(\d+)(?=\/)/,
  table: payout,
  answers: {
    storePayoutDetail: storeDetail,
    storeDetailAndSubmitPayout: storeAndSubmit,
    submitPayout: submit,
    confirmPayout: confirm,
    declinePayout: decline,
    createPayout: payOut,
  },
  refusals: serviceRefusals,
  credentialOf,
});

/**
 * An API key opens everything here. Of the two web-service users that a merchant is given for payouts, `storePayout_…`
 * may not review and `reviewPayout_…` may do nothing else.
 */
function credentialOf(request: Request): string | null {
  const key = request.headers.get('x-api-key');
  const authorization = request.headers.get('authorization');
  if (key !== null || !authorization?.startsWith('Basic ')) return key;
  const isReview = /\/(?:confirm|decline)ThirdParty$/.test(new URL(request.url).pathname);
  if (userOf(authorization).startsWith(isReview ? 'storePayout' : 'reviewPayout'))
    throw forbidden('010', 'Not allowed');
  return authorization;
}

function userOf(authorization: string): string {
  try {
    return atob(authorization.slice('Basic '.length));
  } catch {
    return '';
  }
}
