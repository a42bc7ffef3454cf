import type { Languages } from '../../base/words.js';
import type { OrderHistoryWord } from './en.js';

export const languages: Languages<OrderHistoryWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
