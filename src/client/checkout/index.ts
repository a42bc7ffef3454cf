import { post } from '../operation.js';
import { PaymentDetailsRequest } from './details-request.js';
import { PaymentMethodsRequest } from './methods-request.js';
import { PaymentMethodsResponse } from './methods-response.js';
import { PaymentRequest } from './payment-request.js';
import { PaymentDetailsResponse, PaymentResponse } from './payment-response.js';

export * from './action.js';
export * from './application.js';
export * from './basket.js';
export * from './details-request.js';
export * from './fraud-result.js';
export * from './funds.js';
export * from './methods-request.js';
export * from './methods-response.js';
export * from './methods/index.js';
export * from './payment-request.js';
export * from './payment-response.js';
export * from './risk.js';
export * from './shopper.js';
export * from './three-ds.js';
export * from './three-ds-request.js';
export * from './three-ds-result.js';

/**
 * Pays. An answer is final only if it carries no `action`; `outcomeOf` says what it means. A browser brings the payment
 * method and what only it knows of the shopper: all that decides price, risk or ownership is the server's.
 */
export const payments = /*@__PURE__*/ post('/payments', {
  input: PaymentRequest,
  output: PaymentResponse,
  idempotency: 'required',
  supplied: [
    'accountInfo',
    'additionalAmount',
    'additionalData',
    'amount',
    'applicationInfo',
    'authenticationData',
    'captureDelayHours',
    'channel',
    'company',
    'countryCode',
    'dccQuote',
    'deliverAt',
    'deliveryDate',
    'enableOneClick',
    'enablePayOut',
    'enableRecurring',
    'entityType',
    'fraudOffset',
    'fundOrigin',
    'fundRecipient',
    'industryUsage',
    'lineItems',
    'localizedShopperStatement',
    'mandate',
    'mcc',
    'merchantAccount',
    'merchantOrderReference',
    'merchantRiskIndicator',
    'metadata',
    'mpiData',
    'order',
    'orderReference',
    'origin',
    'platformChargebackLogic',
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
    'subMerchants',
    'threeDS2RequestData',
    'threeDSAuthenticationOnly',
    'trustedShopper',
  ],
});

/** Hands in what an action produced: a redirect's result, a fingerprint, a challenge. Fails where it was used before. */
export const paymentDetails = /*@__PURE__*/ post('/payments/details', {
  input: PaymentDetailsRequest,
  output: PaymentDetailsResponse,
  idempotency: 'required',
  supplied: ['authenticationData', 'paymentData', 'threeDSAuthenticationOnly'],
});

/** Lists how an order can be paid, and what the shopper has stored. */
export const paymentMethods = /*@__PURE__*/ post('/paymentMethods', {
  input: PaymentMethodsRequest,
  output: PaymentMethodsResponse,
  idempotency: 'accepted',
  supplied: [
    'additionalData',
    'allowedPaymentMethods',
    'amount',
    'blockedPaymentMethods',
    'channel',
    'merchantAccount',
    'order',
    'shopperReference',
    'splitCardFundingSources',
    'store',
    'storeFiltrationMode',
  ],
});

/** Checkout, version 71: `/v71` in test, `/checkout/v71` in live. */
export const checkout = { payments, paymentDetails, paymentMethods };
