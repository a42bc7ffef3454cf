import type { Languages } from '../../base/words.js';
import type { CheckoutWord } from './en.js';

export const languages: Languages<CheckoutWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
