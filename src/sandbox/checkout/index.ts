import { checkout } from '../../client/checkout/index.js';
import { omit } from '../rows/omit.js';
import { serviceRefusals } from '../refusals/service-error.js';
import { simulate } from '../rows/simulation.js';
import { cardDetails } from './card-details.js';
import { donate, listCampaigns } from './donations.js';
import { balance } from './gift-payment.js';
import { applePaySession, originKeys } from './keys.js';
import * as modifications from './modifications.js';
import * as orders from './orders.js';
import * as links from './payment-links.js';
import { setUp } from './payment-session.js';
import { updateOrder } from './paypal.js';
import * as sessions from './sessions.js';
import { create as createStored } from './stored-methods.js';

/** The rest of Checkout: the rows left out look at their requests themselves, see `operations`. */
export const checkoutSimulation = simulate({
  name: 'checkout',
  prefix: /^(?:\/checkout)?\/v(\d{2})(?=\/)/,
  table: omit(
    checkout,
    'payments',
    'paymentDetails',
    'getPaymentResult',
    'paymentMethods',
    'cancelPaymentByReference',
    'listStoredPaymentMethods',
    'deleteStoredPaymentMethod',
  ),
  answers: {
    getBalance: balance,
    getCardDetails: cardDetails,
    createApplePaySession: applePaySession,
    updatePayPalOrder: updateOrder,
    createOriginKeys: originKeys,
    capturePayment: modifications.capture,
    refundPayment: modifications.refund,
    cancelPayment: modifications.cancel,
    reversePayment: modifications.reverse,
    updatePaymentAmount: modifications.updateAmount,
    createSession: sessions.create,
    getSessionResult: sessions.readResult,
    createPaymentSession: (state, { input }) => setUp(state, { ...input }),
    createPaymentLink: links.create,
    getPaymentLink: links.read,
    updatePaymentLink: links.update,
    createOrder: orders.create,
    cancelOrder: orders.cancel,
    listDonationCampaigns: listCampaigns,
    createDonation: donate,
    createStoredPaymentMethod: createStored,
  },
  refusals: serviceRefusals,
});
