import { define } from '../base/define.js';
import { FlorinTransfers } from './transfers.js';

export { FlorinTransfers };

define('florin-transfers', FlorinTransfers);
