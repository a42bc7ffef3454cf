import { describe } from 'node:test';

import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

const methods = methodsOf('redirect');

describe('every method, on a page of its own, second half', () =>
  everyMethod(methods.slice(methods.length / 2)));
