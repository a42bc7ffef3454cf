import { everyMethod } from './every-method.js';
import { TRIED_ALIKE } from './which-test.js';

everyMethod('every method, with a few fields or an app', TRIED_ALIKE['short-form']());
