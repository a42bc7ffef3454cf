import { isPaidElsewhere } from '../../src/client/shopper/next-step.js';
import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

everyMethod(
  'every method, by a voucher or a transfer',
  methodsOf('short-form').filter(({ type }) => isPaidElsewhere(type)),
);
