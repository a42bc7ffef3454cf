import { everyMethod } from './every-method.js';
import { TRIED_ALIKE } from './which-test.js';

everyMethod('every method, by a voucher or a transfer', TRIED_ALIKE.papers());
