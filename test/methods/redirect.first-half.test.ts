import { describe } from 'node:test';

import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

const methods = methodsOf('redirect');

describe('every method, on a page of its own, first half', () =>
  everyMethod(methods.slice(0, methods.length / 2)));
