import { define } from '../base/define.js';
import { FlorinPaymentOperations } from './payment-operations.js';

export { FlorinPaymentOperations };

define('florin-payment-operations', FlorinPaymentOperations);
