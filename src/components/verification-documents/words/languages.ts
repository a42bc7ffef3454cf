import type { Languages } from '../../base/words.js';
import type { DocumentsElementWord } from './en.js';

export const languages: Languages<DocumentsElementWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
