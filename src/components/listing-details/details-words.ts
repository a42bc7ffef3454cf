import type { Words } from '../base/words.js';
import type { Word as DetailsWord } from '../../words/compiled/listing-details/en.js';

/** Where every view of the details takes its words. */
export type DetailsWords = Pick<Words<DetailsWord>, 'text'>;
