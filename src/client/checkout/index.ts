import {
  cancelPayment,
  cancelPaymentByReference,
  capturePayment,
  refundPayment,
  reversePayment,
  updatePaymentAmount,
} from './rows/modifications.js';
import { cancelOrder, createDonation, createOrder, listDonationCampaigns } from './rows/orders.js';
import {
  createApplePaySession,
  createOriginKeys,
  getBalance,
  getCardDetails,
  paymentMethods,
  updatePayPalOrder,
} from './rows/payment-methods.js';
import { getPaymentResult, paymentDetails, payments } from './rows/payments.js';
import {
  createPaymentLink,
  createPaymentSession,
  createSession,
  getPaymentLink,
  getSessionResult,
  updatePaymentLink,
} from './rows/sessions.js';
import {
  createStoredPaymentMethod,
  deleteStoredPaymentMethod,
  listStoredPaymentMethods,
} from './rows/stored-methods.js';

export * from './action.js';
export * from './apple-pay.js';
export * from './fields/application.js';
export * from './balance.js';
export * from './fields/basket.js';
export * from './card-details.js';
export * from './details-request.js';
export * from './donations.js';
export * from './fields/fraud-result.js';
export * from './fields/funds.js';
export * from './fields/installments.js';
export * from './methods-request.js';
export * from './methods-response.js';
export * from './methods/index.js';
export * from './modifications.js';
export * from './orders.js';
export * from './origin-keys.js';
export * from './payment-links.js';
export * from './payment-request.js';
export * from './payment-response.js';
export * from './payment-setup.js';
export * from './payment-verification.js';
export * from './paypal.js';
export * from './fields/risk.js';
export * from './rows/modifications.js';
export * from './rows/orders.js';
export * from './rows/payment-methods.js';
export * from './rows/payments.js';
export * from './rows/sessions.js';
export * from './rows/stored-methods.js';
export * from './sessions.js';
export * from './fields/shopper.js';
export * from './stored-details.js';
export * from './stored-methods.js';
export * from './fields/three-ds.js';
export * from './fields/three-ds-request.js';
export { BankAccount, Card, Recurring } from '../recurring/stored-detail.js';

/** Checkout, version 71: `/v71` in test, `/checkout/v71` in live. */
export const checkout = {
  payments,
  paymentDetails,
  getPaymentResult,
  paymentMethods,
  getBalance,
  getCardDetails,
  createApplePaySession,
  updatePayPalOrder,
  createOriginKeys,
  capturePayment,
  refundPayment,
  cancelPayment,
  reversePayment,
  updatePaymentAmount,
  cancelPaymentByReference,
  createSession,
  getSessionResult,
  createPaymentSession,
  createPaymentLink,
  getPaymentLink,
  updatePaymentLink,
  createOrder,
  cancelOrder,
  listDonationCampaigns,
  createDonation,
  listStoredPaymentMethods,
  createStoredPaymentMethod,
  deleteStoredPaymentMethod,
};
