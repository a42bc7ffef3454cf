import { foldedWords } from '../../client/listings/fold.js';

/** What a listing is found by. A word of more than 60 letters is none that anybody types. */
export const searchedWords = (...texts: readonly unknown[]): string[] =>
  foldedWords(texts.join(' ')).filter(({ length }) => length <= 60);

/** Each word of a search, as far as it was typed. Ten say enough. */
export const typedWords = (search: string): string[] => searchedWords(search).slice(0, 10);
