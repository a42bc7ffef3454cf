import type { AttemptAnswer } from '../../../client/shopper/index.js';
import type { Cause } from '../../../client/shopper/donations.js';
import type { Word } from '../../../words/compiled/donation/giving/en.js';
import type { Words } from '../../base/words.js';
import type { Situation } from '../situation.js';

/** All that the views of a donation show, and what they ask for. */
export interface GivingView {
  readonly situation: Situation;
  readonly words: Words<Word>;
  readonly language: string;
  readonly causes: readonly Cause[];
  readonly cause: Cause | undefined;
  readonly currency: string;
  /** Minor units that are chosen. */
  readonly amount: number | undefined;
  readonly method: string | undefined;
  readonly lastFour: string | undefined;
  readonly withLogos: boolean;
  /** No amount was chosen. */
  readonly fault: boolean;
  readonly problem: Word | undefined;
  readonly answer: AttemptAnswer | undefined;
  readonly charity: string | undefined;
  /** The way to the bank takes a click. */
  readonly isWaiting: boolean;
  readonly said: string;
  onCause(id: string): void;
  onAmount(value: number): void;
  onGive(): void;
  onClose(): void;
  onCheck(): void;
  onAgain(): void;
  onContinue(): void;
}
