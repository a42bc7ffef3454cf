import type { Languages } from '../../../base/words.js';
import type { TermsWord } from './en.js';

export const languages: Languages<TermsWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
