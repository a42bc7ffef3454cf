import type { Catalogue } from '../../base/words.js';
import type { CardWord } from '../../parts/card-frame/card-words.js';
import { words as card } from '../../parts/card-frame/words/en.js';

const own = {
  pay: 'Pay {amount}',
  payPlain: 'Pay',
  paying: 'Paying…',
  payWith: 'Pay with',
  anotherCard: 'Another card',
  card: 'Card',
  leave: 'You continue on the page of {name} to pay, and come back here.',
  expires: 'valid until {date}',
  expired: 'expired {date}',
  save: 'Save this card for next time',
  offline: 'You are offline. Check your connection.',
  network: 'The shop cannot be reached. Check your connection, or try again in a moment.',
};

export type CheckoutWord = CardWord | keyof typeof own;

export const words: Catalogue<CheckoutWord> = { ...card, ...own };
