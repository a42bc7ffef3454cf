import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

everyMethod('with a few fields, an app or a voucher', methodsOf('short-form'));
