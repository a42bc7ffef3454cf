import type { Languages } from '../../../base/words.js';
import type { ReviewWord } from './en.js';

export const languages: Languages<ReviewWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
