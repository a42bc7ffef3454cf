import type { Languages } from '../../../base/words.js';
import type { FormWord } from './en.js';

export const languages: Languages<FormWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
