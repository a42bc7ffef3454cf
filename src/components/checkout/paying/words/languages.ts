import type { Languages } from '../../../base/words.js';
import type { PayingWord } from './en.js';

export const languages: Languages<PayingWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
