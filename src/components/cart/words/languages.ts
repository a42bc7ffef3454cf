import type { Languages } from '../../base/words.js';
import type { CartWord } from './en.js';

export const languages: Languages<CartWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
