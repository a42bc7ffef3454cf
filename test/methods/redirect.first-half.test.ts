import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

const methods = methodsOf('redirect');

everyMethod('on a page of its own, first half', methods.slice(0, methods.length / 2));
