import type { Words } from '../base/words.js';
import type { DetailsWord } from './words/en.js';

/** Where every view of the details takes its words. */
export type DetailsWords = Pick<Words<DetailsWord>, 'text'>;
