import { words as english, type Word } from '../../../words/compiled/parts/actions/papers/en.js';
import { say } from '../../../words/own-words.js';
import type { ActionContext } from './action.js';
import { translated } from './translated.js';

export type PaperWords = (word: Word, values?: Record<string, string>) => string;

/** What is said of a voucher or a transfer. Words of its own, because few payments need them. */
export async function paperWords({
  language,
  words,
}: Pick<ActionContext, 'language' | 'words'>): Promise<PaperWords> {
  const spoken = await translated(english, language);
  return (word, values) => say(spoken, word, words, language, values);
}
