import { define } from '../base/define.js';
import { FlorinBalances } from './balances.js';

export { FlorinBalances };

define('florin-balances', FlorinBalances);
