import { define } from '../base/define.js';
import { FlorinFinancing } from './financing.js';

export { FlorinFinancing };

define('florin-financing', FlorinFinancing);
