import type { Languages } from '../../../base/words.js';
import type { DocumentsWord } from './en.js';

export const languages: Languages<DocumentsWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
