import type { Amount } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/financing/panel/en.js';

/** A language with its words, and the moment. */
export interface View {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
  /** Whether sellers may take offers here. */
  readonly mayTake: boolean;
  readonly isBusy: boolean;
}

export const moneyIn = ({ language }: Pick<View, 'language'>, amount: Amount): string =>
  amountText(amount, language);

export const dayIn = ({ language }: Pick<View, 'language'>, at: string | number | undefined): string =>
  timeText(language, at, { dateStyle: 'medium' });
