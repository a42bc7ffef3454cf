import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  payments: 'Payments',
  unauthorised:
    'There is nothing to see here. Sign in as an operator, or check the reference of the payment.',
  search: 'Find a payment',
  'search-hint': 'How its order, its reference or the platform’s reference begins',
  more: 'Show more',
  back: 'All payments',
  'card-text': '{brand} ending in {lastFour}',
  'outcome-paid': 'Authorised',
  'outcome-pending': 'Pending',
  'outcome-refused': 'Refused',
  'outcome-cancelled': 'Cancelled',
  'outcome-action-required': 'Waiting for the shopper',
  'outcome-unknown': 'Not confirmed',
  'unsettled-only': 'Unsettled only',
  'all-settled': 'Every payment is settled. Nothing waits for you here.',
  since: 'No news since {since}',
  'failed-at': 'Failed {since}',
  'why-interrupted': 'The server stopped while it was being sent.',
  'why-no-answer': 'The platform’s answer was lost, or made no sense.',
  'why-at-bank': 'The shopper left for the bank and did not come back.',
  'why-pending': 'The platform has not decided yet.',
  'why-not-given-back': 'The platform did not give back money that should have gone back.',
  'why-not-told': 'The shop’s own system was told again and again, and did not take it.',
};

export type PaymentOperationsWord = ResourceWord | keyof typeof own;

export const words: Catalogue<PaymentOperationsWord> = { ...resource, ...own };
