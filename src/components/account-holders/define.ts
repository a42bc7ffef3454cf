import { define } from '../base/define.js';
import { FlorinAccountHolders } from './account-holders.js';

export { FlorinAccountHolders };

define('florin-account-holders', FlorinAccountHolders);
