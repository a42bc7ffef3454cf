import { beginningOf, FoldedTitles } from './folded-titles.js';

/** Texts that come again and again, each kept once: what is at a place is the number of its text. */
export interface Column {
  readonly codes: Uint32Array;
  /** Each text folded, by its number. */
  readonly folded: readonly string[];
}

interface Found {
  readonly words: readonly string[];
  readonly matches: Uint32Array;
}

/** How many of the last searches are remembered, so that taking a letter back costs nothing. */
const KEPT = 24;

/** Whether a word of a folded text begins so. */
function hasWord(text: string, beginning: string): boolean {
  let at = text.indexOf(beginning);
  while (at > 0 && /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)))
    at = text.indexOf(beginning, at + 1);
  return at >= 0;
}

/** Whether whatever fits `words` fits `wider` too: each of those begins one of these. */
const isNarrower = (words: readonly string[], wider: readonly string[]): boolean =>
  wider.every((each) => words.some((word) => word.startsWith(each)));

/**
 * Finds listings by the beginnings of the words in their title, category or seller, without regard to case and marks, as
 * the service does. All is folded once, and a search that says more than an earlier one looks through what that one found.
 */
export class SearchIndex {
  readonly #titles: FoldedTitles;
  readonly #columns: readonly Column[];
  /** Where a search notes what it finds. */
  readonly #room: Uint32Array;
  #found: readonly Found[] = [];

  constructor(titles: readonly string[], columns: readonly Column[]) {
    this.#titles = new FoldedTitles(titles);
    this.#columns = columns;
    this.#room = new Uint32Array(titles.length);
  }

  /** Places of what fits all words, in order; undefined where nothing is asked. */
  find(words: readonly string[]): Uint32Array | undefined {
    if (words.length === 0) return undefined;
    const known = this.#found.find((each) => each.words.join(' ') === words.join(' '));
    if (known) return known.matches;
    let among: Found | undefined;
    for (const each of this.#found)
      if (isNarrower(words, each.words) && each.matches.length < (among?.matches.length ?? Infinity))
        among = each;
    // What an earlier search had settled word for word is not looked at again.
    const open = words.filter((word) => !among?.words.includes(word));
    let matches = among?.matches;
    for (const word of open) matches = this.#narrow(matches, word);
    const found = { words, matches: matches ?? new Uint32Array() };
    this.#found = [found, ...this.#found].slice(0, KEPT);
    return found.matches;
  }

  /** The same places, best first: titles that begin as was typed, then those that have all words, then the rest. */
  rank(matches: Uint32Array, start: string, words: readonly string[]): Uint32Array {
    const titles = this.#titles;
    const [typed, parts] = [beginningOf(start), words.map(beginningOf)];
    const scores = new Uint8Array(matches.length);
    for (let at = 0; at < matches.length; at++) {
      const place = matches[at]!;
      scores[at] = (titles.startsWith(place, typed) ? 1 : 0) + (titles.hasAll(place, parts) ? 1 : 0);
    }
    const ranked = new Uint32Array(matches.length);
    let length = 0;
    for (const wanted of [2, 1, 0])
      for (let at = 0; at < matches.length; at++) if (scores[at] === wanted) ranked[length++] = matches[at]!;
    return ranked;
  }

  #narrow(among: Uint32Array | undefined, word: string): Uint32Array {
    const others = this.#inColumns(word, among);
    const count = this.#titles.find(beginningOf(word), among, others, this.#room);
    return this.#room.slice(0, count);
  }

  /** A one for each of some places whose category or seller has the word in it. Each of those is searched once. */
  #inColumns(word: string, among: Uint32Array | undefined): Uint8Array | undefined {
    const length = among?.length ?? this.#titles.length;
    let found: Uint8Array | undefined;
    for (const { codes, folded } of this.#columns) {
      const fitting = Uint8Array.from(folded, (text) => (hasWord(text, word) ? 1 : 0));
      if (!fitting.includes(1)) continue;
      found ??= new Uint8Array(codes.length);
      for (let at = 0; at < length; at++) {
        const place = among ? among[at]! : at;
        found[place]! |= fitting[codes[place]!]!;
      }
    }
    return found;
  }
}
