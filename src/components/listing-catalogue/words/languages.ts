import type { Languages } from '../../base/words.js';
import type { CatalogueWord } from './en.js';

export const languages: Languages<CatalogueWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
