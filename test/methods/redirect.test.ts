import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

everyMethod('every method, on a page of its own', methodsOf('redirect'));
