import { define } from '../base/define.js';
import { FlorinExpressCheckout } from './express-checkout.js';

export { FlorinExpressCheckout };

define('florin-express-checkout', FlorinExpressCheckout);
