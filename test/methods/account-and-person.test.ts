import { describe } from 'node:test';

import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

describe('every method, by an account, a bank of a list or a person', () =>
  everyMethod([...methodsOf('direct-debit'), ...methodsOf('issuer-list'), ...methodsOf('invoice')]));
