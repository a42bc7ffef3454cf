import type { Message } from './catalogue.js';
import { SPOKEN } from './compiled/readers.js';
import { registered, WORDS_CHANGED, type Groups, type OwnWords } from './own-words.js';

const byLanguage = new Map<string, Groups[]>();
const told = new Set<string>();

/** `pt-br` and `pt` of `pt-BR`: the languages that may serve for one, the closest first. */
function fallbacksOf(language: string): string[] {
  const parts = language.toLowerCase().split('-');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
}

const layersOf = (language: string): Groups[] =>
  fallbacksOf(language).flatMap((tag) => byLanguage.get(tag) ?? []);

/** Whether this page is in development: what bundlers say, else whether it is served by this very machine. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return /^(?:localhost|127\.|\[::1\])/.test(globalThis.location?.hostname ?? '');
  }
}

/** Whether a file of the package has the words of a group in a language. */
const isSpoken = (code: string, group: string): boolean =>
  !!(SPOKEN[group] ?? SPOKEN[/^(?:parts\/)?[^/]+/.exec(group)?.[0] ?? ''])?.includes(code);

function tellMissing(name: string): void {
  if (told.has(name) || !isDevelopment()) return;
  told.add(name);
  console.error(`florin: a word is missing and stays English. ${name}`);
}

/** A registered message. One that neither a page nor a file has is a slip that the developer hears of. */
function find(language: string, groups: readonly string[], key: string): Message | undefined {
  const found = layersOf(language)
    .flatMap((layer) => groups.map((group) => layer[group]?.[key]))
    .find((message) => message !== undefined);
  const [code = ''] = fallbacksOf(language).slice(-1);
  const [group = ''] = groups;
  if (found === undefined && !isSpoken(code, group)) tellMissing(`${language}: ${group}, ${key}`);
  return found;
}

/**
 * Adds a language to every element of the page, or changes words of a language that is there. Elements that are on the
 * page show it at once, and keep what was typed into them. A word left out is taken from the closest language that has
 * it: `pt-BR`, then `pt`, then English; in development the console names it as an error.
 *
 * @param locale BCP 47 tag of the language, like `pt-BR`. Throws a `RangeError` if it is none.
 * @param words Messages by group and key, as in `florin/words/en.json`.
 */
export function registerWords(locale: string, words: OwnWords): void {
  const [tag = ''] = fallbacksOf(Intl.getCanonicalLocales(locale)[0]!);
  byLanguage.set(tag, [words as Groups, ...(byLanguage.get(tag) ?? [])]);
  registered.speaks = (language) => layersOf(language).length > 0;
  registered.find = find;
  globalThis.dispatchEvent?.(new Event(WORDS_CHANGED));
}
