import type { updatePayPalOrder } from '../../client/checkout/index.js';
import { member, readAmount, text, type Fields } from '../refusals/fields.js';
import type { UsedCard } from './paying/card.js';
import type { Payment } from '../cards/payment.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';

/**
 * A PayPal account stands where a card would: its shopper approves there, and brings the result home. They get there by a
 * redirect, or by PayPal's own script in the page.
 */
export const payPalAccount = (_: unknown, input: Fields): UsedCard => ({
  card: {
    brand: 'paypal',
    lastFour: '',
    expiryMonth: '',
    expiryYear: '',
    holderName: undefined,
    steps: [text(member(input, 'paymentMethod'), 'subtype') === 'redirect' ? 'redirect-get' : 'paypal'],
    answer: 'APPROVED',
  },
  answer: 'APPROVED',
  securityCodeGiven: false,
});

/** The step of a shopper who has to approve at PayPal. Its `paymentData` comes back with the result. */
export const payPalAction = (state: State, payment: Payment) => ({
  resultCode: 'Pending',
  pspReference: payment.pspReference,
  merchantReference: payment.merchantReference,
  action: {
    type: 'sdk',
    paymentMethodType: 'paypal',
    paymentData: state.handle(payment, 'paypal'),
    sdkData: { token: `EC-${state.random.reference()}` },
  },
});

/** `POST /paypal/updateOrder`: the shopper is asked for another amount, as long as nothing was approved. */
export const updateOrder: Answering<typeof updatePayPalOrder> = (state, { input }) => {
  const { paymentData = '', pspReference } = input;
  const handle = state.handles.get(paymentData);
  const payment =
    handle?.kind === 'paypal'
      ? handle.payment
      : state.payments.find((made) => made.pspReference === pspReference && made.method === 'paypal');
  if (!payment) throw invalid('14_002', 'Invalid payment data: no such order at PayPal');
  if (handle?.used || payment.steps[0] !== 'paypal') return { paymentData, status: 'error' };
  if (input.amount) {
    const amount = readAmount(input);
    if (amount.currency !== payment.amount.currency) throw invalid('138', 'The order is in another currency');
    payment.amount = amount;
  }
  for (const known of state.handles.values()) if (known.payment === payment) known.used = true;
  return { paymentData: state.handle(payment, 'paypal'), status: 'success' };
};
