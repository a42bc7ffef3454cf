import type { Words } from '../../base/words.js';
import type { Showing } from '../showing.js';
import type { OrderDetailWord } from './words/en.js';

/** A language with the words of the list and those of one order. */
export interface DetailShowing extends Showing {
  readonly detail: Pick<Words<OrderDetailWord>, 'text'>;
}
