import {
  createPayment,
  createPaymentLink,
  createPaymentSession,
  listPaymentMethods,
  paymentResult,
  submitPaymentDetails,
} from './rows.js';

export * from './basket.js';
export * from './input-detail.js';
export * from './payment-links.js';
export * from './payment-methods.js';
export * from './payment-request.js';
export * from './payment-response.js';
export * from './payment-result.js';
export * from './payment-setup.js';
export * from './rows.js';
export * from './shopper.js';
export * from './three-ds.js';

/** Checkout, the older variant: `/v52`. */
export const checkoutClassic = {
  createPayment,
  submitPaymentDetails,
  paymentResult,
  listPaymentMethods,
  createPaymentSession,
  createPaymentLink,
};
