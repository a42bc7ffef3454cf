import type { Languages } from '../../base/words.js';
import type { EntityFormWord } from './en.js';

export const languages: Languages<EntityFormWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
