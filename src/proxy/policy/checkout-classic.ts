import { checkoutClassic } from '../../client/checkout-classic/index.js';
import { offer, type Rule } from './rule.js';
import { opensSetup } from './sessions.js';

const operator: Rule = { audiences: ['operator'] };

export const checkoutClassicOffer = offer('checkout-classic', 'checkout', checkoutClassic, {
  // A second way to pay would be one around the ledger, which sees to it that nothing is paid twice.
  createPayment: 'never',
  submitPaymentDetails: 'never',
  // The shopper's own table lists them, for an order that the merchant knows.
  listPaymentMethods: 'never',
  paymentResult: { ...operator, isRead: true },
  createPaymentSession: opensSetup,
  createPaymentLink: operator,
});
