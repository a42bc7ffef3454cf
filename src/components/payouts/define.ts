import { define } from '../base/define.js';
import { FlorinPayouts } from './payouts.js';

export { FlorinPayouts };

define('florin-payouts', FlorinPayouts);
