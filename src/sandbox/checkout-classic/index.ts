import { checkoutClassic } from '../../client/checkout-classic/index.js';
import { makeLink } from '../checkout/payment-links.js';
import { setUp } from '../checkout/payment-session.js';
import { omit } from '../rows/omit.js';
import { serviceRefusals } from '../refusals/service-error.js';
import { simulate } from '../rows/simulation.js';

/**
 * The older variant, over the same payments, links and stored cards as the newer one: a link made here is read there by the
 * last part of its address. The rows left out look at their requests themselves, see `operations`.
 */
export const checkoutClassicSimulation = simulate({
  name: 'checkout-classic',
  prefix: /^(?:\/checkout)?\/v(52)(?=\/)/,
  table: omit(
    checkoutClassic,
    'createPayment',
    'submitPaymentDetails',
    'paymentResult',
    'listPaymentMethods',
  ),
  answers: {
    createPaymentSession: (state, { input }) => setUp(state, { ...input }),
    createPaymentLink: (state, { input }) => {
      const { amount, reference } = input;
      const { url, expiresAt } = makeLink(state, input);
      return { amount, reference, url, expiresAt: new Date(expiresAt).toISOString() };
    },
  },
  refusals: serviceRefusals,
});
