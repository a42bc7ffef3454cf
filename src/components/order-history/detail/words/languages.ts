import type { Languages } from '../../../base/words.js';
import type { OrderDetailWord } from './en.js';

export const languages: Languages<OrderDetailWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
