import type { Languages } from '../../../base/words.js';
import type { PaymentWord } from './en.js';

export const languages: Languages<PaymentWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
