import { words as english, type Word } from '../../../words/compiled/parts/actions/papers/en.js';
import { languages } from '../../../words/compiled/parts/actions/papers/languages.js';
import type { Languages } from '../../../words/catalogue.js';
import { say } from '../../../words/own-words.js';
import { codeOf } from '../../base/words.js';
import type { ActionContext } from './action.js';

export type PaperWords = (word: Word, values?: Record<string, string>) => string;

/** What is said of a voucher or a transfer. Words of its own, because few payments need them. */
export async function paperWords({
  language,
  words,
}: Pick<ActionContext, 'language' | 'words'>): Promise<PaperWords> {
  const load = (languages as Languages<Word>)[codeOf(language)];
  const file = await load?.().catch(() => {});
  return (word, values) => say(file?.words ?? english, word, words, language, values);
}
