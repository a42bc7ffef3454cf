import { get, post } from '../operation.js';
import { AttemptAnswer } from './attempt.js';
import { DetailsRequest, PayRequest } from './pay.js';
import { MethodsAnswer, MethodsRequest } from './methods.js';

export { AttemptAnswer, type Action, type Reason } from './attempt.js';
export { DetailsRequest, PayRequest, Browser } from './pay.js';
export { MethodsAnswer, MethodsRequest, type Method, type StoredCard } from './methods.js';

/**
 * The shopper's own contract with a merchant's proxy: only what a browser sends and shows. Amount, currency,
 * merchant account, references and return URL are the server's; the order's reference is all a page names.
 */
export const shopper = {
  /** What an order costs and how it can be paid. Fails with `unknown-order`. */
  methods: /*@__PURE__*/ post('/checkout/paymentMethods', { input: MethodsRequest, output: MethodsAnswer }),

  /** Pays an order, once for each key. Fails with `amount-changed` before anything is sent to the platform. */
  pay: /*@__PURE__*/ post('/checkout/payments', {
    input: PayRequest,
    output: AttemptAnswer,
    success: [200, 202],
    idempotency: 'required',
  }),

  /** Hands in what a bank's page or a redirect produced. */
  details: /*@__PURE__*/ post('/checkout/payments/details', {
    input: DetailsRequest,
    output: AttemptAnswer,
    success: [200, 202],
  }),

  /** What the ledger knows of an attempt of this session. Fails with `unknown-attempt`. */
  attempt: /*@__PURE__*/ get('/attempts/{key}', { output: AttemptAnswer }),
};
