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
