import { post } from '../operation.js';
import { CreatePaymentLinkRequest, CreatePaymentLinkResponse } from './payment-links.js';
import { PaymentMethodsRequest, PaymentMethodsResponse } from './payment-methods.js';
import { DetailsRequest, PaymentRequest } from './payment-request.js';
import { PaymentResponse } from './payment-response.js';
import { PaymentVerificationRequest, PaymentVerificationResponse } from './payment-result.js';
import { PaymentSetupRequest, PaymentSetupResponse } from './payment-setup.js';

/** Pays. An answer is final only if it carries neither `action` nor `redirect`. */
export const createPayment = /*@__PURE__*/ post('/payments', {
  input: PaymentRequest,
  output: PaymentResponse,
  idempotency: 'required',
  supplied: [
    'accountInfo',
    'additionalData',
    'amount',
    'applicationInfo',
    'captureDelayHours',
    'channel',
    'company',
    'countryCode',
    'dccQuote',
    'deliveryDate',
    'enableOneClick',
    'enablePayOut',
    'enableRealTimeUpdate',
    'enableRecurring',
    'entityType',
    'fraudOffset',
    'lineItems',
    'mcc',
    'merchantAccount',
    'merchantOrderReference',
    'merchantRiskIndicator',
    'metadata',
    'mpiData',
    'orderReference',
    'origin',
    'recurringExpiry',
    'recurringFrequency',
    'redirectFromIssuerMethod',
    'redirectToIssuerMethod',
    'reference',
    'returnUrl',
    'riskData',
    'sessionValidity',
    'shopperEmail',
    'shopperIP',
    'shopperInteraction',
    'shopperReference',
    'shopperStatement',
    'splits',
    'store',
    'threeDS2RequestData',
    'threeDSAuthenticationOnly',
    'trustedShopper',
  ],
});

/** Hands in what an action produced: a redirect's result, a fingerprint, a challenge. Fails where it was used before. */
export const submitPaymentDetails = /*@__PURE__*/ post('/payments/details', {
  input: DetailsRequest,
  output: PaymentResponse,
  idempotency: 'required',
  supplied: ['paymentData', 'threeDSAuthenticationOnly'],
});

/** Reads the outcome of a payment from the payload that an older drop-in hands to the page. */
export const paymentResult = /*@__PURE__*/ post('/payments/result', {
  input: PaymentVerificationRequest,
  output: PaymentVerificationResponse,
  idempotency: 'accepted',
});

/** Lists how an order can be paid, and what the shopper has stored. */
export const listPaymentMethods = /*@__PURE__*/ post('/paymentMethods', {
  input: PaymentMethodsRequest,
  output: PaymentMethodsResponse,
  idempotency: 'accepted',
  supplied: [
    'additionalData',
    'allowedPaymentMethods',
    'amount',
    'blockedPaymentMethods',
    'channel',
    'enableRealTimeUpdate',
    'merchantAccount',
    'shopperReference',
    'store',
    'threeDSAuthenticationOnly',
  ],
});

/** Makes the data that a drop-in starts from. */
export const createPaymentSession = /*@__PURE__*/ post('/paymentSession', {
  input: PaymentSetupRequest,
  output: PaymentSetupResponse,
  idempotency: 'accepted',
  supplied: [
    'additionalData',
    'allowedPaymentMethods',
    'amount',
    'applicationInfo',
    'blockedPaymentMethods',
    'captureDelayHours',
    'channel',
    'company',
    'configuration',
    'countryCode',
    'dccQuote',
    'deliveryDate',
    'enableOneClick',
    'enablePayOut',
    'enableRealTimeUpdate',
    'enableRecurring',
    'entityType',
    'fraudOffset',
    'lineItems',
    'mcc',
    'merchantAccount',
    'merchantOrderReference',
    'metadata',
    'orderReference',
    'origin',
    'recurringExpiry',
    'recurringFrequency',
    'reference',
    'returnUrl',
    'riskData',
    'sessionValidity',
    'shopperEmail',
    'shopperIP',
    'shopperInteraction',
    'shopperReference',
    'shopperStatement',
    'splits',
    'threeDSAuthenticationOnly',
    'trustedShopper',
  ],
});

/** Makes a page of the platform that takes one payment, to be sent by mail or message. */
export const createPaymentLink = /*@__PURE__*/ post('/paymentLinks', {
  input: CreatePaymentLinkRequest,
  output: CreatePaymentLinkResponse,
  idempotency: 'accepted',
  supplied: ['merchantAccount'],
});
