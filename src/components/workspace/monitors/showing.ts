import type { Words } from '../../base/words.js';
import type { Word as DeskWord } from '../../../words/compiled/workspace/monitors/desk/en.js';
import type { Word } from '../../../words/compiled/workspace/monitors/en.js';

/** A language with its words. */
export interface Showing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
}

/** A language with the words of one monitor, which are loaded when one is opened. */
export interface DeskShowing extends Showing {
  readonly words: Pick<Words<DeskWord>, 'text'>;
}
