import type { Languages } from '../../base/words.js';
import type { ListingFormWord } from './en.js';

export const languages: Languages<ListingFormWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
