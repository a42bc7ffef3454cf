import { isPaidElsewhere } from '../../src/client/shopper/next-step.js';
import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

everyMethod(
  'every method, with a few fields or an app',
  methodsOf('short-form').filter(({ type }) => !isPaidElsewhere(type)),
);
