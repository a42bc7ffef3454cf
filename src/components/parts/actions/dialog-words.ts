import { fill, type Languages } from '../../../words/catalogue.js';
import { words as english, type Word } from '../../../words/compiled/parts/actions/en.js';
import { codeOf } from '../../base/words.js';

export type DialogWords = Readonly<Record<Word, string>>;

/** A host's languages bring the dialog's words along: with theirs at hand, nothing is loaded before a challenge. */
export type DialogLanguages = Languages<Word, 'dialog'>;

/** The dialog's words in a BCP 47 language; English where there are none or they will not load. */
export async function dialogWords(language: string, languages: DialogLanguages): Promise<DialogWords> {
  const { dialog } = (await languages[codeOf(language)]?.().catch(() => undefined)) ?? { dialog: english };
  const texts = Object.entries(dialog).map(([word, message]) => [word, fill(message, {}, language)]);
  return Object.fromEntries(texts) as DialogWords;
}
