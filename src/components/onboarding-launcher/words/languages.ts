import type { Languages } from '../../base/words.js';
import type { LauncherWord } from './en.js';

export const languages: Languages<LauncherWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
