import { everyMethod } from './every-method.js';
import { methodsOf } from './methods-on-offer.js';

everyMethod('every method, by an account, a bank of a list or a person', [
  ...methodsOf('direct-debit'),
  ...methodsOf('issuer-list'),
  ...methodsOf('invoice'),
]);
