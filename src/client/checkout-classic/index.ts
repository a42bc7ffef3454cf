import { post } from '../operation.js';
import { PaymentVerificationRequest, PaymentVerificationResponse } from './payment-result.js';

export * from './payment-result.js';

/** Reads the outcome of a payment from the payload that an older drop-in hands to the page. */
export const paymentResult = /*@__PURE__*/ post('/payments/result', {
  input: PaymentVerificationRequest,
  output: PaymentVerificationResponse,
});

/** Checkout, the older variant: `/v52`. */
export const checkoutClassic = { paymentResult };
