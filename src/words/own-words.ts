import { fill, groupsOf, type Catalogue, type Message, type Values } from './catalogue.js';
import type { Words } from './compiled/words.js';

/** Words of the page's own, by group and key as in `florin/words/en.json`; what is left out stays as it was. */
export type OwnWords = {
  readonly [Group in keyof Words]?: { readonly [Key in Words[Group]]?: Message };
};

/** An `OwnWords` by what its lookup needs. */
export type Groups = Readonly<Record<string, Readonly<Record<string, Message>> | undefined>>;

/** The window's event after which every element looks its words up again. */
export const WORDS_CHANGED = 'florin-words';

/** Where registered words come in. A page that registers none loads nothing of them. */
export const registered: {
  speaks?(language: string): boolean;
  find?(language: string, groups: readonly string[], key: string): Message | undefined;
} = {};

/**
 * A word with its places filled: the page's own, which is the element's or one that is registered for the language, else
 * the file's.
 *
 * @param shown The language that `words` are in.
 */
export function say(
  words: Catalogue,
  key: string,
  own: Groups | undefined,
  language: string,
  values?: Values,
  shown = language,
): string {
  const groups = groupsOf(words).split(' ');
  const group = groups.find((name) => own?.[name]?.[key] !== undefined);
  const message = group ? own![group]![key] : registered.find?.(language, groups, key);
  return message === undefined ? fill(words[key]!, shown, values) : fill(message, language, values);
}
