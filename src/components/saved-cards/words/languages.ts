import type { Languages } from '../../base/words.js';
import type { SavedCardsWord } from './en.js';

export const languages: Languages<SavedCardsWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
