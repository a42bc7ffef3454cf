import type { Catalogue } from '../../../base/words.js';

const own = {
  checking: 'Checking…',
  keepOpen: 'Please do not close this page.',
  empty: 'There is no way to pay for this order here. Please tell the shop.',
  verifying: 'We are checking whether your payment went through. Please do not pay again.',
  confirm: 'Your bank asks you to confirm this payment.',
  goOn: 'Continue',
  incomplete: 'Please check the card details.',
  timeout: 'The shop did not answer in time. Try again in a moment.',
  server: 'The shop’s server has a problem ({detail}). Try again later.',
  'not-json':
    'Something other than the shop answered. If your network asks you to sign in, do that first, then try again.',
  'broken-json': 'The answer broke off on its way. Check your connection and try again.',
  contract: 'The shop’s answer cannot be understood ({detail}). Please tell the shop.',
  forbidden: 'The shop does not take payments from this page ({detail}). Please tell the shop.',
  unauthorised: 'Your session has ended. Sign in again or reload this page.',
  'rate-limited': 'That was too often. Wait {seconds} seconds, then try again.',
  'invalid-request': 'The shop could not use what this page sent ({detail}). Please tell the shop.',
  'card-not-taken': 'These card details were not accepted. Check them or use another card.',
  'amount-changed': 'The price is now {amount}. Nothing was charged. Check it before you pay.',
  'unknown-order': 'The shop does not know this order. Go back to your cart.',
  'order-paid': 'This order is paid already.',
  'order-expired': 'Not paid in time, and its items are sold. Nothing was charged. Go back to your cart.',
  'attempt-open': 'Another payment for this order is under way, perhaps in another window. Finish it first.',
  'unknown-attempt': 'The shop does not know this payment yet.',
};

export type PayingWord = keyof typeof own;

export const words: Catalogue<PayingWord> = own;
