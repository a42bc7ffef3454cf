import type { Languages } from '../../base/words.js';
import type { PaymentOperationsWord } from './en.js';

export const languages: Languages<PaymentOperationsWord> = {
  de: () => import('./de.js'),
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  ar: () => import('./ar.js'),
};
