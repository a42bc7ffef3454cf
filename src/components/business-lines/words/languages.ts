import type { Languages } from '../../base/words.js';
import type { BusinessLinesWord } from './en.js';

export const languages: Languages<BusinessLinesWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
