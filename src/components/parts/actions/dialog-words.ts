import { words as english, type Word } from '../../../words/compiled/parts/actions/en.js';
import { say } from '../../../words/own-words.js';
import { codeOf } from '../../base/words.js';
import type { ActionContext } from './action.js';

export type DialogWords = (word: Word) => string;

/** The dialog's words in a BCP 47 language, the page's own first; English where there are none or they will not load. */
export async function dialogWords({
  language,
  languages,
  words,
}: Pick<ActionContext, 'language' | 'languages' | 'words'>): Promise<DialogWords> {
  const file = await languages[codeOf(language)]?.().catch(() => {});
  return (word) => say(file?.dialog ?? english, word, words, language);
}
