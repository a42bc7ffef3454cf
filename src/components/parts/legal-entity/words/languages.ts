import type { Languages } from '../../../base/words.js';
import type { StandingWord } from './en.js';

export const languages: Languages<StandingWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
