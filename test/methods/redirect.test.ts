import { everyMethod } from './every-method.js';
import { TRIED_ALIKE } from './which-test.js';

everyMethod('every method, on a page of its own', TRIED_ALIKE.redirect());
