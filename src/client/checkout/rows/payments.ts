import { post } from '../../operation.js';
import { PaymentDetailsRequest } from '../details-request.js';
import { PaymentRequest } from '../payment-request.js';
import { PaymentDetailsResponse, PaymentResponse } from '../payment-response.js';
import { PaymentVerificationRequest, PaymentVerificationResponse } from '../payment-verification.js';

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

/**
 * Reads the outcome of a payment from the payload that an older drop-in hands to the page.
 * @deprecated by the platform.
 */
export const getPaymentResult = /*@__PURE__*/ post('/payments/result', {
  input: PaymentVerificationRequest,
  output: PaymentVerificationResponse,
  idempotency: 'accepted',
});
