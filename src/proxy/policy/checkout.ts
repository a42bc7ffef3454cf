import {
  checkout,
  type BalanceCheckResponse,
  type CreateOrderResponse,
  type ListStoredPaymentMethodsResponse,
  type StoredPaymentMethodResource,
} from '../../client/checkout/index.js';
import { ClientError } from '../../client/index.js';
import { Refusal } from '../refusal.js';
import { both, countedAsPaying, firstDigitsAlone, usingUpEnvelopes, watchedAsPaying } from './guards.js';
import { linkReceipt } from './payment-links.js';
import { offer, type Guard, type Rule } from './rule.js';
import { changesPayPalOrder, opensSession, opensSetup } from './sessions.js';

const operator: Rule = { audiences: ['operator'] };
const reads: Rule = { ...operator, isRead: true };

/** Closed until the merchant opens it: each lets a page ask the platform something without paying. */
const shopperOptIn: Rule = { audiences: ['shopper'], optIn: ['shopper'] };
const countedOptIn: Rule = { ...shopperOptIn, guard: countedAsPaying };

/** A stored payment method belongs to a shopper reference: without one the platform would list those of all shoppers, or refuse late. */
const ofNamedShopper: Guard = async ({ call }, send) => {
  if (!call.caller.identity.shopperReference) throw new Refusal('not-found');
  return send();
};

/** The platform looks among this shopper's own alone. Another's id and one that never was are the same to it, and here. */
const amongTheirOwn: Guard = (guarded, send) =>
  ofNamedShopper(guarded, () =>
    send().catch((error: unknown) => {
      const isRefused = error instanceof ClientError && error.kind === 'refused' && error.status === 422;
      throw isRefused ? new Refusal('not-found') : error;
    }),
  );

/** The fields by which a shopper tells one stored card from another. */
const shownMethod = (method: StoredPaymentMethodResource) => {
  const { id, type, name, brand, lastFour, expiryMonth, expiryYear, holderName } = method;
  return { id, type, name, brand, lastFour, expiryMonth, expiryYear, holderName };
};

export const checkoutOffer = offer('checkout', 'checkout', checkout, {
  // The shopper's own table has these three: whatever pays goes through the ledger, so that nothing is paid twice.
  payments: 'never',
  paymentDetails: 'never',
  paymentMethods: 'never',

  getBalance: {
    ...countedOptIn,
    // Why a gift card was refused would help to guess numbers.
    narrow: ({ balance, transactionLimit, resultCode }: BalanceCheckResponse) => ({
      balance,
      transactionLimit,
      resultCode,
    }),
  },
  getCardDetails: {
    audiences: ['shopper', 'operator'],
    isRead: true,
    optIn: ['shopper'],
    plain: ['cardNumber'],
    guard: both(firstDigitsAlone, countedAsPaying),
  },
  createApplePaySession: countedOptIn,
  // `orderData` is a secret that only the creator of the order was told: it stands for the right to cancel it.
  createOrder: {
    ...countedOptIn,
    narrow: (order: CreateOrderResponse) => {
      const { orderData, pspReference, reference, amount, remainingAmount, expiresAt, resultCode } = order;
      return { orderData, pspReference, reference, amount, remainingAmount, expiresAt, resultCode };
    },
  },
  cancelOrder: { ...shopperOptIn, audiences: ['shopper', 'operator'] },
  listStoredPaymentMethods: {
    ...shopperOptIn,
    guard: ofNamedShopper,
    narrow: ({ storedPaymentMethods = [] }: ListStoredPaymentMethodsResponse) => ({
      storedPaymentMethods: storedPaymentMethods.map(shownMethod),
    }),
  },
  createStoredPaymentMethod: {
    ...shopperOptIn,
    guard: both(both(ofNamedShopper, countedAsPaying), both(watchedAsPaying, usingUpEnvelopes)),
    narrow: shownMethod,
  },
  deleteStoredPaymentMethod: { ...shopperOptIn, guard: amongTheirOwn },

  capturePayment: operator,
  refundPayment: operator,
  cancelPayment: operator,
  reversePayment: operator,
  updatePaymentAmount: operator,
  cancelPaymentByReference: operator,
  createPaymentLink: { ...operator, receipt: linkReceipt },
  getPaymentLink: operator,
  updatePaymentLink: operator,
  listDonationCampaigns: reads,
  createDonation: operator,
  // Nothing leads from these ids to the one whose payment it is, and they change what is paid, or tell how it went.
  updatePayPalOrder: changesPayPalOrder,
  getPaymentResult: reads,
  createSession: opensSession,
  getSessionResult: operator,
  createPaymentSession: opensSetup,
  createOriginKeys: operator,
});
