import { post } from '../../operation.js';
import {
  DonationCampaignsRequest,
  DonationCampaignsResponse,
  DonationPaymentRequest,
  DonationPaymentResponse,
} from '../donations.js';
import {
  CancelOrderRequest,
  CancelOrderResponse,
  CreateOrderRequest,
  CreateOrderResponse,
} from '../orders.js';

/** Opens an order that several payments will add up to, gift cards first. */
export const createOrder = /*@__PURE__*/ post('/orders', {
  input: CreateOrderRequest,
  output: CreateOrderResponse,
  idempotency: 'accepted',
  supplied: ['amount', 'expiresAt', 'merchantAccount', 'reference'],
});

/** Gives an order up and reverses what was paid of it. */
export const cancelOrder = /*@__PURE__*/ post('/orders/cancel', {
  input: CancelOrderRequest,
  output: CancelOrderResponse,
  idempotency: 'required',
  supplied: ['merchantAccount'],
});

/** Lists the causes that a shopper can be offered to give to. */
export const listDonationCampaigns = /*@__PURE__*/ post('/donationCampaigns', {
  input: DonationCampaignsRequest,
  output: DonationCampaignsResponse,
  idempotency: 'accepted',
  supplied: ['currency', 'merchantAccount'],
});

/** Gives to a cause after a payment. The answer to the donation's own payment is inside. */
export const createDonation = /*@__PURE__*/ post('/donations', {
  input: DonationPaymentRequest,
  output: DonationPaymentResponse,
  idempotency: 'required',
  supplied: [
    'accountInfo',
    'additionalData',
    'amount',
    'applicationInfo',
    'authenticationData',
    'channel',
    'countryCode',
    'deliverAt',
    'donationAccount',
    'donationOriginalPspReference',
    'donationToken',
    'lineItems',
    'merchantAccount',
    'merchantRiskIndicator',
    'metadata',
    'mpiData',
    'origin',
    'recurringProcessingModel',
    'redirectFromIssuerMethod',
    'redirectToIssuerMethod',
    'reference',
    'returnUrl',
    'sessionValidity',
    'shopperEmail',
    'shopperIP',
    'shopperInteraction',
    'shopperReference',
    'threeDS2RequestData',
    'threeDSAuthenticationOnly',
  ],
});
