import { define } from '../base/define.js';
import { FlorinCheckout } from './checkout.js';

export { FlorinCheckout };

define('florin-checkout', FlorinCheckout);
