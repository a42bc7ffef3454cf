import { define } from '../base/define.js';
import { FlorinOrderHistory } from './order-history.js';

export { FlorinOrderHistory };

define('florin-order-history', FlorinOrderHistory);
