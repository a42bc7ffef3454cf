import { define } from '../base/define.js';
import { FlorinRecurringContracts } from './recurring-contracts.js';

export { FlorinRecurringContracts };

define('florin-recurring-contracts', FlorinRecurringContracts);
