import { words as english, type Word } from '../../../words/compiled/parts/actions/app/en.js';
import { say } from '../../../words/own-words.js';
import type { ActionContext } from './action.js';
import { translated } from './translated.js';

export type AppWords = (word: Word, values?: Record<string, string>) => string;

/** What is said while an app is waited for. Words of its own, because few payments need them. */
export async function appWords({
  language,
  words,
}: Pick<ActionContext, 'language' | 'words'>): Promise<AppWords> {
  const spoken = await translated(english, language);
  return (word, values) => say(spoken, word, words, language, values);
}
