import { everyMethod } from './every-method.js';
import { TRIED_ALIKE } from './which-test.js';

everyMethod('every method, by an account, a bank of a list or a person', TRIED_ALIKE['account-and-person']());
