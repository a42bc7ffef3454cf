import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/overview/blocks/en.js';

/** The words of blocks. */
export type BlockTexts = Pick<Words<Word>, 'text'>;
