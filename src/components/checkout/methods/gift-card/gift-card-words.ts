import type { CardWord, CardWords } from '../../../parts/card-frame/card-words.js';
import type { Words } from '../../../base/words.js';
import type { RoomSurroundings } from '../family.js';
import { words as english, type Word } from '../../../../words/compiled/checkout/methods/gift-card/en.js';

export { english };

export type GiftWords = Words<Word>;

/** What the card frame says another way where it asks for a gift card. */
const INSTEAD: Readonly<Partial<Record<CardWord, Word>>> = {
  cardTitle: 'title',
  number: 'number',
  numberMissing: 'number-missing',
  numberIncomplete: 'short',
  securityCode: 'pin',
  securityCodeHint3: 'pin-hint',
  securityCodeMissing: 'pin-missing',
  securityCodeIncomplete: 'short',
};

/** The words of a card frame that asks for a gift card. */
export const frameWordsOf = (own: GiftWords, { words }: RoomSurroundings): CardWords => ({
  get ready() {
    return own.ready && words.ready;
  },
  text(key) {
    const word = INSTEAD[key];
    return word ? own.text(word) : words.text(key);
  },
});
