import type { Languages } from '../../base/words.js';
import type { TermsOfServiceWord } from './en.js';

export const languages: Languages<TermsOfServiceWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
