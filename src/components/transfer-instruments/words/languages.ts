import type { Languages } from '../../base/words.js';
import type { AccountsElementWord } from './en.js';

export const languages: Languages<AccountsElementWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
