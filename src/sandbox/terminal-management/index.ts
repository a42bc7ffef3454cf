import { terminalManagement } from '../../client/terminal-management/index.js';
import { serviceRefusals } from '../refusals/service-error.js';
import { simulate } from '../rows/simulation.js';
import { details } from './details.js';
import { stores, terminals } from './lists.js';
import { assign, find } from './places.js';

/** The path may go without its version. */
export const terminalManagementSimulation = simulate({
  name: 'terminal-management',
  prefix: /^\/postfmapi\/terminal(?:\/v(\d+))?(?=\/)/,
  table: terminalManagement,
  answers: {
    assignTerminals: assign,
    findTerminal: find,
    getTerminal: details,
    listTerminals: terminals,
    listStores: stores,
  },
  refusals: serviceRefusals,
});
