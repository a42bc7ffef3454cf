import { define } from '../base/define.js';
import { FlorinSales } from './sales.js';

export { FlorinSales };

define('florin-sales', FlorinSales);
