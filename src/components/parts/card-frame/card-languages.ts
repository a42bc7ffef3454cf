import type { Languages } from '../../base/words.js';
import type { CardWord } from './card-words.js';

/** For an element whose only words are the card's. */
export const cardLanguages: Languages<CardWord> = {
  de: () => import('./words/de.js'),
  nl: () => import('./words/nl.js'),
  fr: () => import('./words/fr.js'),
  ar: () => import('./words/ar.js'),
};
