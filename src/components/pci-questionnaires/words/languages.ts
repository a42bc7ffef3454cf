import type { Languages } from '../../base/words.js';
import type { PciQuestionnairesWord } from './en.js';

export const languages: Languages<PciQuestionnairesWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
