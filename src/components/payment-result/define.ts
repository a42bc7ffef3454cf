import { define } from '../base/define.js';
import { FlorinPaymentResult } from './payment-result.js';

export { FlorinPaymentResult };

define('florin-payment-result', FlorinPaymentResult);
