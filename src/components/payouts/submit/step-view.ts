import type { Words } from '../../base/words.js';
import type { MoneyStep } from '../../parts/money-form/form-view.js';
import type { Word } from '../../../words/compiled/payouts/submit/en.js';
import type { Showing } from '../panel/showing.js';

/** What all steps of a new payout share. */
export interface StepView extends MoneyStep, Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
}
