import type { PaymentResultWords } from '../payment-result-words.js';

export const words: PaymentResultWords = {
  loading: 'Checking your payment…',
  'do-not-pay': 'Do not pay again.',
  action: 'One more step: your bank asks you to confirm this payment.',
  continue: 'Continue to your bank',
  empty: 'There is no payment to show here.',
  offline: 'You are offline. Your payment is checked as soon as the connection is back.',
  unauthorised: 'The shop does not recognise you any more. Sign in to the shop again, then check again.',
  network: 'The shop cannot be reached. Check your connection; we keep trying.',
  'rate-limited': 'There were too many tries. We check again in a moment.',
  'unknown-payment':
    'The shop does not know this payment. Contact the shop and quote the order number {order}.',
  shop: 'The shop’s server did not answer properly. The shop has to mend this; quote the order number {order}. Code: {code}',
  again: 'Check again',
};
