import type { Languages } from '../../../base/words.js';
import type { AccountsWord } from './en.js';

export const languages: Languages<AccountsWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
