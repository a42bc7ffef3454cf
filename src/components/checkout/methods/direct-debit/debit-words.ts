import type { Word as AccountWord } from '../../../../words/compiled/checkout/methods/direct-debit/accounts/en.js';
import type { Word } from '../../../../words/compiled/checkout/methods/direct-debit/en.js';

export type { AccountWord, Word };

/** A word of any part of the room. */
export type DebitWord = Word | AccountWord;
