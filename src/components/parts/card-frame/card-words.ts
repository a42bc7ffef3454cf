import type { FrameWord } from '../../../frame/protocol.js';
import { words as english } from '../../../words/compiled/parts/card-frame/en.js';

/** What the page itself says about the card fields. */
export type CardPageWord =
  | 'cardTitle'
  | 'cardLoading'
  | 'cardOffline'
  | 'cardFailed'
  | 'cardInsecure'
  | 'cardClosed'
  | 'cardReplaced'
  | 'cardReloaded'
  | 'cardNotSealed'
  | 'cardRetry';

export type CardWord = FrameWord | CardPageWord;

/**
 * Where the part takes its words: the element's own `Words`, whose catalogue holds the card words too
 * (`{ ...cardWords, … }`), so that another locale is one file and one request.
 */
export interface CardWords {
  readonly ready: boolean;
  text(key: CardWord): string;
}

/** Whether a word is one of the frame's, by its name: the page's own begin with `card`. */
export const isFrameWord = (key: string): key is FrameWord => key in english && !key.startsWith('card');

/** The words that go into the frame. */
export const frameWords = (words: CardWords): Record<FrameWord, string> =>
  Object.fromEntries(
    Object.keys(english)
      .filter(isFrameWord)
      .map((key) => [key, words.text(key)]),
  ) as Record<FrameWord, string>;
