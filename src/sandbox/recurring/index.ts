import { recurring } from '../../client/recurring/index.js';
import { serviceRefusals } from '../refusals/service-error.js';
import { simulate } from '../rows/simulation.js';
import { schedule } from './account-updater.js';
import { disable, list } from './details.js';
import { notify } from './notice.js';
import { create, withdraw } from './permits.js';

/**
 * Stored payment methods, under their older name: the very tokens that the checkout offers and removes, and the details
 * that payouts go to.
 */
export const recurringSimulation = simulate({
  name: 'recurring',
  prefix: /^\/pal\/servlet\/Recurring\/v(\d+)(?=\/)/,
  table: recurring,
  answers: {
    listRecurringDetails: list,
    disableRecurringDetail: disable,
    createPermit: create,
    disablePermit: withdraw,
    notifyShopper: notify,
    scheduleAccountUpdater: schedule,
  },
  refusals: serviceRefusals,
});
