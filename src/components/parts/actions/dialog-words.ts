import type { Catalogue, Languages } from '../../base/words.js';
import { words as english } from './words/en.js';

export type DialogWords = Catalogue<keyof typeof english>;

const languages: Languages<keyof typeof english> = {
  de: () => import('./words/de.js'),
  nl: () => import('./words/nl.js'),
  fr: () => import('./words/fr.js'),
  ar: () => import('./words/ar.js'),
};

/** The dialog's words in a BCP 47 language; English where there are none or they will not load. */
export async function dialogWords(language: string): Promise<DialogWords> {
  const code = language.split('-', 1)[0]?.toLowerCase() ?? '';
  const load = Object.hasOwn(languages, code) ? languages[code] : undefined;
  return load
    ? load().then(
        ({ words }) => words,
        () => english,
      )
    : english;
}
