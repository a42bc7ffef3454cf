/**
 * Tells lists of names apart, so that words of another release are not taken for those of this one. `src/words/loader.ts`
 * counts the same in the page, over the names of the English words there.
 *
 * @param {string[]} names
 */
export const markOf = (names) =>
  [...names.join()].reduce((mark, letter) => (mark * 31 + letter.charCodeAt(0)) % 65521, 0);
