import { define } from '../base/define.js';
import { FlorinDisputes } from './disputes.js';

export { FlorinDisputes };

define('florin-disputes', FlorinDisputes);
