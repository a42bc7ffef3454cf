import { fold, searchedWords } from '../../../client/listings/fold.js';

export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text without marks, letter by letter, and where in the text each of its letters comes from. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = '';
  let at = 0;
  for (const letter of text) {
    const plain = fold(letter);
    for (let unit = 0; unit < plain.length; unit++) places.push(at);
    folded += plain;
    at += letter.length;
  }
  places.push(at);
  return { folded, places };
}

/**
 * Parts a text into what was searched for and what stands between: joined they are the text. `lodz` is found in `Łódź`,
 * and nothing within a word, where a search finds nothing either.
 */
export function highlight(text: string, search: string): readonly Stretch[] {
  const words = searchedWords(search);
  const { folded, places } = foldedWithPlaces(text);
  const found = new Uint8Array(text.length);
  for (const word of words)
    for (let at = word ? folded.indexOf(word) : -1; at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (/[\p{L}\p{N}]$/u.test(folded.slice(Math.max(0, at - 2), at))) continue;
      const last = places[at + word.length - 1] ?? 0;
      // A letter that folds to two is found whole, and so are the marks that follow one.
      const end = places.find((place) => place > last) ?? text.length;
      found.fill(1, places[at], end);
    }
  const stretches: Stretch[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at++)
    if (at === text.length || found[at] !== found[start]) {
      stretches.push({ text: text.slice(start, at), isFound: found[start] === 1 });
      start = at;
    }
  return stretches;
}
