import { words as english, type Word } from '../../../words/compiled/parts/actions/en.js';
import { shopper } from '../../../words/shopper.js';
import { say } from '../../../words/own-words.js';
import { codeOf } from '../../base/words.js';
import type { ActionContext } from './action.js';

export type DialogWords = (word: Word) => string;

/** The dialog's words in a BCP 47 language, the page's own first; English where there are none or they will not load. */
export async function dialogWords({
  language,
  words,
}: Pick<ActionContext, 'language' | 'words'>): Promise<DialogWords> {
  const isEnglish = codeOf(language) === 'en';
  const loaded = isEnglish ? undefined : await shopper.load(language, english).catch(() => undefined);
  const spoken = loaded ?? english;
  return (word) => say(spoken, word, words, language);
}
