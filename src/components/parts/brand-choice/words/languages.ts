import type { Languages } from '../../../base/words.js';
import type { BrandWord } from './en.js';

export const languages: Languages<BrandWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
