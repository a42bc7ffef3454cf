import { codeOf, loadWords, type Catalogue, type Languages } from '../../base/words.js';
import { words as english } from './words/en.js';

export type DialogWords = Catalogue<keyof typeof english>;

const languages: Languages<keyof typeof english> = {
  de: () => import('./words/de.js'),
  nl: () => import('./words/nl.js'),
  fr: () => import('./words/fr.js'),
  ar: () => import('./words/ar.js'),
};

/** The dialog's words in a BCP 47 language; English where there are none or they will not load. */
export const dialogWords = async (language: string): Promise<DialogWords> =>
  (await loadWords(codeOf(language), languages)) ?? english;
