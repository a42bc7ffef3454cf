import type { Languages } from '../../../base/words.js';
import type { CategoryWord } from './en.js';

export const languages: Languages<CategoryWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
