/** Registers every element. */
import './card-fields/define.js';
import './checkout/define.js';
import './payment-operations/define.js';
import './payment-result/define.js';
import './provider/define.js';
import './saved-cards/define.js';
