import { define } from '../base/define.js';
import { FlorinCheckoutSessions } from './checkout-sessions.js';

export { FlorinCheckoutSessions };

define('florin-checkout-sessions', FlorinCheckoutSessions);
