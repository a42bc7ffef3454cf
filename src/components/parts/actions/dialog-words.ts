import { codeOf, type Catalogue, type Languages } from '../../base/words.js';
import { words as english } from './words/en.js';

type DialogWord = keyof typeof english;

export type DialogWords = Catalogue<DialogWord>;

/** A host's languages bring the dialog's words along: with theirs at hand, nothing is loaded before a challenge. */
export type DialogLanguages = Languages<DialogWord, 'dialog'>;

/** The dialog's words in a BCP 47 language; English where there are none or they will not load. */
export async function dialogWords(language: string, languages: DialogLanguages): Promise<DialogWords> {
  try {
    return (await languages[codeOf(language)]!()).dialog ?? english;
  } catch {
    return english;
  }
}
