import type { Languages } from '../../../base/words.js';
import type { ConflictWord } from './en.js';

export const languages: Languages<ConflictWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
