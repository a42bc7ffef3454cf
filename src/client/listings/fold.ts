/** Letters that are no other letter with a mark on it, and that people type as one all the same. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};

/** Text as it is searched: small letters without marks. `Łódź` and `lodz` are the same. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþħıς]/g, (letter) => SPELLINGS[letter] ?? letter);

/** The words of a text, folded, each once. */
export const foldedWords = (text: string): string[] => [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu))];

/** Letters by which a word is found: searches rarely have more. */
const MOST_LETTERS = 60;

/** The words that a listing with these texts is found by, wherever it is searched. */
export const wordsToFind = (...texts: readonly unknown[]): string[] => [
  ...new Set(foldedWords(texts.join(' ')).map((word) => [...word].slice(0, MOST_LETTERS).join(''))),
];

/** The words of a search, each as far as it was typed: a listing fits where each begins one of its words. Ten say enough. */
export const searchedWords = (search: string): string[] => wordsToFind(search.slice(0, 200)).slice(0, 10);

/** What a title has to begin with to come first. */
export const searchedStart = (search: string): string => fold(search).trim();
