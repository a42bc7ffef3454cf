import type { Languages } from '../../../base/words.js';
import type { LineWord } from './en.js';

export const languages: Languages<LineWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
