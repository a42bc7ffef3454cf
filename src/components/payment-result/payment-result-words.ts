import type { Catalogue, Languages } from '../base/words.js';
import type { DialogLanguages } from '../parts/actions/dialog-words.js';
import type { ResultLanguages } from '../parts/result-view/result-words.js';

export type PaymentResultWord =
  | 'loading'
  | 'do-not-pay'
  | 'action'
  | 'continue'
  | 'empty'
  | 'offline'
  | 'unauthorised'
  | 'network'
  | 'rate-limited'
  | 'unknown-payment'
  | 'shop'
  | 'again';

export type PaymentResultWords = Catalogue<PaymentResultWord>;

export const languages: Languages<PaymentResultWord> & ResultLanguages & DialogLanguages = {
  de: () => import('./words/de.js'),
  nl: () => import('./words/nl.js'),
  fr: () => import('./words/fr.js'),
  ar: () => import('./words/ar.js'),
};
