import { describe } from 'node:test';

import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

describe('every method, with a few fields, an app or a voucher', () => everyMethod(methodsOf('short-form')));
