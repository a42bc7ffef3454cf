import { post } from '../../operation.js';
import {
  PaymentAmountUpdateRequest,
  PaymentAmountUpdateResponse,
  PaymentCancelRequest,
  PaymentCancelResponse,
  PaymentCaptureRequest,
  PaymentCaptureResponse,
  PaymentRefundRequest,
  PaymentRefundResponse,
  PaymentReversalRequest,
  PaymentReversalResponse,
  StandalonePaymentCancelRequest,
  StandalonePaymentCancelResponse,
} from '../modifications.js';

/** Takes all or part of what was authorised. Fails with more than is left of it. */
export const capturePayment = /*@__PURE__*/ post('/payments/{paymentPspReference}/captures', {
  input: PaymentCaptureRequest,
  output: PaymentCaptureResponse,
  success: [201],
  idempotency: 'required',
  supplied: ['merchantAccount'],
});

/** Gives back all or part of what was captured. Fails with more than is left of it. */
export const refundPayment = /*@__PURE__*/ post('/payments/{paymentPspReference}/refunds', {
  input: PaymentRefundRequest,
  output: PaymentRefundResponse,
  success: [201],
  idempotency: 'required',
  supplied: ['merchantAccount'],
});

/** Cancels a payment that was not captured. */
export const cancelPayment = /*@__PURE__*/ post('/payments/{paymentPspReference}/cancels', {
  input: PaymentCancelRequest,
  output: PaymentCancelResponse,
  success: [201],
  idempotency: 'required',
  supplied: ['merchantAccount'],
});

/** Cancels a payment, or refunds all of it if it was captured by then. */
export const reversePayment = /*@__PURE__*/ post('/payments/{paymentPspReference}/reversals', {
  input: PaymentReversalRequest,
  output: PaymentReversalResponse,
  success: [201],
  idempotency: 'required',
  supplied: ['merchantAccount'],
});

/** Changes the amount of a payment that was not captured. */
export const updatePaymentAmount = /*@__PURE__*/ post('/payments/{paymentPspReference}/amountUpdates', {
  input: PaymentAmountUpdateRequest,
  output: PaymentAmountUpdateResponse,
  success: [201],
  idempotency: 'required',
  supplied: ['merchantAccount'],
});

/** Cancels a payment by the merchant's reference, where the answer with the platform's own was lost. */
export const cancelPaymentByReference = /*@__PURE__*/ post('/cancels', {
  input: StandalonePaymentCancelRequest,
  output: StandalonePaymentCancelResponse,
  success: [201],
  idempotency: 'required',
  supplied: ['merchantAccount'],
});
