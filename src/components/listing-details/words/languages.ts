import type { Languages } from '../../base/words.js';
import type { DetailsWord } from './en.js';

export const languages: Languages<DetailsWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
