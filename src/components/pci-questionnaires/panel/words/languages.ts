import type { Languages } from '../../../base/words.js';
import type { PciWord } from './en.js';

export const languages: Languages<PciWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
