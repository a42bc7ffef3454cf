import { post } from '../../operation.js';
import { ApplePaySessionRequest, ApplePaySessionResponse } from '../apple-pay.js';
import { BalanceCheckRequest, BalanceCheckResponse } from '../balance.js';
import { CardDetailsRequest, CardDetailsResponse } from '../card-details.js';
import { PaymentMethodsRequest } from '../methods-request.js';
import { PaymentMethodsResponse } from '../methods-response.js';
import { UtilityRequest, UtilityResponse } from '../origin-keys.js';
import { PaypalUpdateOrderRequest, PaypalUpdateOrderResponse } from '../paypal.js';

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

/** Says what is left on a gift card. A card that is not known is an answer too: `resultCode` is `Failed` then. */
export const getBalance = /*@__PURE__*/ post('/paymentMethods/balance', {
  input: BalanceCheckRequest,
  output: BalanceCheckResponse,
  idempotency: 'accepted',
  supplied: [
    'accountInfo',
    'additionalAmount',
    'additionalData',
    'amount',
    'applicationInfo',
    'billingAddress',
    'captureDelayHours',
    'dateOfBirth',
    'dccQuote',
    'deliveryAddress',
    'deliveryDate',
    'fraudOffset',
    'installments',
    'localizedShopperStatement',
    'mcc',
    'merchantAccount',
    'merchantOrderReference',
    'merchantRiskIndicator',
    'metadata',
    'orderReference',
    'recurring',
    'recurringProcessingModel',
    'reference',
    'selectedBrand',
    'selectedRecurringDetailReference',
    'sessionId',
    'shopperEmail',
    'shopperIP',
    'shopperInteraction',
    'shopperName',
    'shopperReference',
    'shopperStatement',
    'socialSecurityNumber',
    'splits',
    'store',
    'telephoneNumber',
    'threeDS2RequestData',
    'threeDSAuthenticationOnly',
    'totalsGroup',
    'trustedShopper',
  ],
});

/** Says which brands a card belongs to, and which of them the merchant takes. */
export const getCardDetails = /*@__PURE__*/ post('/cardDetails', {
  input: CardDetailsRequest,
  output: CardDetailsResponse,
  idempotency: 'accepted',
  supplied: ['merchantAccount', 'supportedBrands'],
});

/** Opens a session with Apple, so that a page of the merchant's own domain may show the payment sheet. */
export const createApplePaySession = /*@__PURE__*/ post('/applePay/sessions', {
  input: ApplePaySessionRequest,
  output: ApplePaySessionResponse,
  idempotency: 'accepted',
  supplied: ['displayName', 'domainName', 'merchantIdentifier'],
});

/** Changes amount, tax and delivery of an order that a shopper is approving at PayPal. */
export const updatePayPalOrder = /*@__PURE__*/ post('/paypal/updateOrder', {
  input: PaypalUpdateOrderRequest,
  output: PaypalUpdateOrderResponse,
  idempotency: 'accepted',
  supplied: ['amount', 'deliveryMethods', 'taxTotal'],
});

/**
 * Makes keys that let pages of these origins load the platform's own inputs.
 * @deprecated by the platform, for client keys.
 */
export const createOriginKeys = /*@__PURE__*/ post('/originKeys', {
  input: UtilityRequest,
  output: UtilityResponse,
  idempotency: 'accepted',
});
