/**
 * Calls of Checkout that the proxy offers to no browser, by what they are for: a test holds the list to the proxy's policy, and
 * the table in the documentation to the list.
 */
export const CLOSED_ROWS = [
  { word: 'pay', rows: ['checkout.payments', 'checkout-classic.createPayment'] },
  { word: 'details', rows: ['checkout.paymentDetails', 'checkout-classic.submitPaymentDetails'] },
  { word: 'methods', rows: ['checkout.paymentMethods', 'checkout-classic.listPaymentMethods'] },
] as const;
