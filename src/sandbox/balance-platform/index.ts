import { balancePlatform } from '../../client/balance-platform/index.js';
import { restRefusals } from '../refusals/rest-error.js';
import { simulate } from '../rows/simulation.js';
import { accountHolderAnswers } from './account-holders.js';
import { balanceAccountAnswers } from './balance-accounts.js';
import { cardOrderAnswers } from './cards/card-orders.js';
import { cardSecretAnswers } from './cards/card-secrets.js';
import { grantAnswers } from './grants.js';
import { networkTokenAnswers } from './cards/network-tokens.js';
import { paymentInstrumentAnswers } from './payment-instruments.js';
import { registeredDeviceAnswers } from './cards/registered-devices.js';
import { sweepAnswers } from './sweeps.js';
import { transactionRuleAnswers } from './transaction-rules.js';
import { transferRouteAnswers } from './transfer-routes.js';

/** Configuration of a balance platform. */
export const balancePlatformSimulation = simulate({
  name: 'balance-platform',
  prefix: /^\/bcl\/v(\d+)(?=\/)/,
  table: balancePlatform,
  answers: {
    ...accountHolderAnswers,
    ...balanceAccountAnswers,
    ...sweepAnswers,
    ...paymentInstrumentAnswers,
    ...networkTokenAnswers,
    ...cardOrderAnswers,
    ...cardSecretAnswers,
    ...registeredDeviceAnswers,
    ...transactionRuleAnswers,
    ...grantAnswers,
    ...transferRouteAnswers,
  },
  refusals: restRefusals,
});
