import type { Method } from '../../../client/shopper/index.js';
import type { Words } from '../../base/words.js';
import type { Word as CheckoutWord } from '../../../words/compiled/checkout/en.js';
import type { MethodFamily } from './family.js';

/** A method of the answer, and the family that takes it. */
export interface Taken {
  readonly method: Method;
  readonly family: MethodFamily;
}

/** One thing that a shopper can choose to pay with. */
export interface Offer {
  /** Id of a stored card, `method:` with type and stored id or brand of another method, or empty: a card that is typed. */
  readonly id: string;
  text(words: Words<CheckoutWord>): unknown;
  /** Brands of the card, stored or typed, by the platform's names. */
  readonly brands?: readonly string[] | undefined;
  /** True where it is shown and cannot be chosen any more. */
  readonly isOver?: boolean;
  /** Left out: the card frame takes it. */
  readonly taken?: Taken;
}
