import type { Languages } from '../../base/words.js';
import type { DataReviewWord } from './en.js';

export const languages: Languages<DataReviewWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
