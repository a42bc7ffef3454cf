import type { Catalogue } from '../../../base/words.js';
import type { CardWord } from '../card-words.js';

export const words: Catalogue<CardWord> = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM/YY',
  securityCode: 'Security code',
  securityCodeHint3: '3 digits on the back of the card',
  securityCodeHint4: '4 digits on the front of the card',
  securityCodeOptional: 'Security code (if the card has one)',
  holderName: 'Name on the card',
  sandboxKey: 'Test mode: do not enter a real card.',
  numberMissing: 'Enter the card number.',
  numberIncomplete: 'The card number is too short. Enter all its digits.',
  numberInvalid: 'This card number is not right. Check it against the card.',
  numberUnsupported: 'This kind of card is not accepted here. Use another card.',
  expiryMissing: 'Enter the expiry date.',
  expiryIncomplete: 'Enter the month and the year, for example 08/31.',
  expiryInvalid: 'This month does not exist. Enter 01 to 12, then the year.',
  expiryExpired: 'This card has expired. Check the date or use another card.',
  expiryTooFar: 'This year is too far ahead. Check the date on the card.',
  securityCodeMissing: 'Enter the security code.',
  securityCodeIncomplete: 'The security code is too short. Enter all its digits.',
  holderNameMissing: 'Enter the name as it stands on the card.',
  cardTitle: 'Card details',
  cardLoading: 'The card fields are loading.',
  cardOffline: 'You are offline. The card fields will load as soon as the connection is back.',
  cardFailed:
    'The card fields did not load. Check your connection, turn off content blockers for this page, and try again.',
  cardInsecure: 'A card can only be entered over a secure connection (https). The shop has to mend this.',
  cardClosed: 'Card payment is not set up correctly here. Please tell the shop.',
  cardReplaced:
    'The card fields were closed, because something took their place. Reload the page before entering a card.',
  cardReloaded: 'The card fields were loaded again. Please enter the card once more.',
  cardNotSealed: 'The card could not be encrypted. Nothing was sent. Please try again.',
  cardRetry: 'Try again',
  cardTestMode: 'Test mode',
};
