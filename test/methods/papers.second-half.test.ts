import { describe } from 'node:test';

import { isPaidElsewhere } from '../../src/client/shopper/next-step.js';
import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

const methods = methodsOf('short-form').filter(({ type }) => isPaidElsewhere(type));

describe('every method, by a voucher or a transfer, second half', () =>
  everyMethod(methods.slice(methods.length / 2)));
