import { payout } from '../../client/payout/index.js';
import { serviceRefusals } from '../refusals/service-error.js';
import { simulate } from '../rows/simulation.js';
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
});
