import { describe } from 'node:test';

import { isPaidElsewhere } from '../../src/client/shopper/next-step.js';
import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

describe('every method, by a voucher or a transfer', () =>
  everyMethod(methodsOf('short-form').filter(({ type }) => isPaidElsewhere(type))));
