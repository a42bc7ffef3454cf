import type { Words } from '../base/words.js';
import type { SeenListing } from '../parts/cart/cart-lines.js';
import { isolatedText } from '../parts/listing/plain-text.js';
import type { Word as CartWord } from '../../words/compiled/cart/en.js';

/** A language with its words and numbers. */
export interface Showing {
  readonly words: Pick<Words<CartWord>, 'text'>;
  readonly language: string;
}

export const countText = ({ language }: Showing, count: number): string =>
  new Intl.NumberFormat(language).format(count);

/** What a thing is called in a sentence; one that is not loaded yet has no name. */
export const titleText = ({ words }: Showing, thing: SeenListing | undefined): string =>
  thing ? isolatedText(thing.title, 120) : words.text('unknown');
