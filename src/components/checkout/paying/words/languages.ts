import type { Languages } from '../../../base/words.js';
import type { DialogLanguages } from '../../../parts/actions/dialog-words.js';
import type { ResultLanguages } from '../../../parts/result-view/result-words.js';
import type { PayingWord } from './en.js';

export const languages: Languages<PayingWord> & ResultLanguages & DialogLanguages = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
