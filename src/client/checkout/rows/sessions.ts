import { get, patch, post } from '../../operation.js';
import { PaymentLinkRequest, PaymentLinkResponse, UpdatePaymentLinkRequest } from '../payment-links.js';
import { PaymentSetupRequest, PaymentSetupResponse } from '../payment-setup.js';
import {
  CreateCheckoutSessionRequest,
  CreateCheckoutSessionResponse,
  SessionResultRequest,
  SessionResultResponse,
} from '../sessions.js';

/** Opens a session in which the platform's own drop-in or page takes one payment. */
export const createSession = /*@__PURE__*/ post('/sessions', {
  input: CreateCheckoutSessionRequest,
  output: CreateCheckoutSessionResponse,
  success: [201],
  idempotency: 'accepted',
  supplied: [
    'accountInfo',
    'additionalAmount',
    'additionalData',
    'allowedPaymentMethods',
    'amount',
    'applicationInfo',
    'authenticationData',
    'blockedPaymentMethods',
    'captureDelayHours',
    'channel',
    'company',
    'countryCode',
    'deliverAt',
    'enableOneClick',
    'enablePayOut',
    'enableRecurring',
    'expiresAt',
    'fundOrigin',
    'fundRecipient',
    'installmentOptions',
    'lineItems',
    'mandate',
    'mcc',
    'merchantAccount',
    'merchantOrderReference',
    'metadata',
    'mode',
    'mpiData',
    'platformChargebackLogic',
    'recurringExpiry',
    'recurringFrequency',
    'redirectFromIssuerMethod',
    'redirectToIssuerMethod',
    'reference',
    'returnUrl',
    'riskData',
    'shopperEmail',
    'shopperIP',
    'shopperInteraction',
    'shopperReference',
    'shopperStatement',
    'showInstallmentAmount',
    'showRemovePaymentMethodButton',
    'splitCardFundingSources',
    'splits',
    'store',
    'storeFiltrationMode',
    'storePaymentMethodMode',
    'themeId',
    'threeDS2RequestData',
    'threeDSAuthenticationOnly',
    'trustedShopper',
  ],
});

/** Says how a session ended. Fails without the result that the shopper's page was given. */
export const getSessionResult = /*@__PURE__*/ get('/sessions/{sessionId}', {
  input: SessionResultRequest,
  output: SessionResultResponse,
});

/**
 * Makes the data that an older drop-in starts from.
 * @deprecated by the platform, for `createSession`.
 */
export const createPaymentSession = /*@__PURE__*/ post('/paymentSession', {
  input: PaymentSetupRequest,
  output: PaymentSetupResponse,
  idempotency: 'accepted',
  supplied: [
    'additionalAmount',
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
    'enableRecurring',
    'entityType',
    'fraudOffset',
    'lineItems',
    'localizedShopperStatement',
    'mandate',
    'mcc',
    'merchantAccount',
    'merchantOrderReference',
    'metadata',
    'orderReference',
    'origin',
    'platformChargebackLogic',
    'recurringExpiry',
    'recurringFrequency',
    'reference',
    'returnUrl',
    'riskData',
    'secureRemoteCommerceCheckoutData',
    'sessionValidity',
    'shopperEmail',
    'shopperIP',
    'shopperInteraction',
    'shopperReference',
    'shopperStatement',
    'splits',
    'store',
    'threeDSAuthenticationOnly',
    'trustedShopper',
  ],
});

/**
 * Makes a page of the platform that takes a payment, to be sent by mail or message. Twice is two links, so it takes an idempotency
 * key.
 */
export const createPaymentLink = /*@__PURE__*/ post('/paymentLinks', {
  input: PaymentLinkRequest,
  output: PaymentLinkResponse,
  success: [201],
  idempotency: 'required',
  supplied: ['merchantAccount'],
});

/** Reads a payment link and what has become of it. */
export const getPaymentLink = /*@__PURE__*/ get('/paymentLinks/{linkId}', { output: PaymentLinkResponse });

/** Ends a payment link before its time. Fails if it is over already. */
export const updatePaymentLink = /*@__PURE__*/ patch('/paymentLinks/{linkId}', {
  input: UpdatePaymentLinkRequest,
  output: PaymentLinkResponse,
});
