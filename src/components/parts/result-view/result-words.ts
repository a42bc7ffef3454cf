import type { Languages } from '../../../words/catalogue.js';
import type { Word } from '../../../words/compiled/parts/result-view/en.js';

export type ResultWord = Word;

/** A host's languages bring the result's words along: one file for each, whatever is shown. */
export type ResultLanguages = Languages<ResultWord, 'result'>;
