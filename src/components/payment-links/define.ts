import { define } from '../base/define.js';
import { FlorinPaymentLinks } from './payment-links.js';

export { FlorinPaymentLinks };

define('florin-payment-links', FlorinPaymentLinks);
