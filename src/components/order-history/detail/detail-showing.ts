import type { Words } from '../../base/words.js';
import type { Showing } from '../showing.js';
import type { Word as OrderDetailWord } from '../../../words/compiled/order-history/detail/en.js';

/** A language with the words of the list and those of one order. */
export interface DetailShowing extends Showing {
  readonly detail: Pick<Words<OrderDetailWord>, 'text'>;
}
