import type { Languages } from '../../../words/catalogue.js';
import { words as english, type Word } from '../../../words/compiled/parts/actions/en.js';
import { withOwn } from '../../../words/own-words.js';
import { codeOf } from '../../base/words.js';

export type DialogWords = Readonly<Record<Word, string>>;

/** A host's languages bring the dialog's words along: with theirs at hand, nothing is loaded before a challenge. */
export type DialogLanguages = Languages<Word, 'dialog'>;

/** The dialog's words in a BCP 47 language, the page's own first; English where there are none or they will not load. */
export async function dialogWords(
  language: string,
  languages: DialogLanguages,
  within: Node,
): Promise<DialogWords> {
  const file = languages[codeOf(language)]?.();
  return withOwn(((await file?.catch(() => {}))?.dialog ?? english) as DialogWords, language, within);
}
