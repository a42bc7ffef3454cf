import type { Languages } from '../../../base/words.js';
import type { PanelWord } from './en.js';

export const languages: Languages<PanelWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
