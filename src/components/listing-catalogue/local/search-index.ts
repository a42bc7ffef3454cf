import { fold } from '../../../client/listings/fold.js';

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

/** Stands between two titles; no word that is searched has it in it. */
const BETWEEN = '\0';

/** What takes two bytes for each letter, and with it all that it is joined to. */
const IS_WIDE = /[^\0-ÿ]/;

/** The same text in one byte for each letter, where that is enough: it is looked through in a fraction of the time. */
const slim = (text: string): string => (IS_WIDE.test(text) ? text : [...text].join(''));

/**
 * Folds all titles at once, because 100,000 calls take longer than the work: a letter is folded alike wherever it stands, so
 * each run of European letters is looked up, and the rest only made small.
 */
function foldAll(titles: readonly string[]): string {
  const runs = new Map<string, string>();
  const foldRun = (run: string): string => {
    let folded = runs.get(run);
    if (folded === undefined) runs.set(run, (folded = fold(run)));
    return folded;
  };
  return titles
    .map((title) => (IS_WIDE.test(title) ? slim(fold(title)) : title))
    .join(BETWEEN)
    .replace(/[\x80-ÿ]+/g, foldRun)
    .toLowerCase();
}

/** A bit for each letter from a to z, by its code. */
const BITS = new Uint32Array(128);
for (let letter = 0; letter < 26; letter++) BITS[97 + letter] = 1 << letter;

/** What words are made of, of the first 128 signs; what comes after those is looked up. */
const IN_WORDS = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Whether a word goes on at a place of a folded text. */
function isWithinWord(text: string, at: number): boolean {
  const before = at === 0 ? 0 : text.charCodeAt(at - 1);
  return before < 128 ? IN_WORDS[before] === 1 : /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
}

/** Whether a word of a folded text begins so. */
function hasWord(text: string, beginning: string): boolean {
  let at = text.indexOf(beginning);
  while (at >= 0 && isWithinWord(text, at)) at = text.indexOf(beginning, at + 1);
  return at >= 0;
}

/** Which of the letters from a to z are in a text. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= BITS[text.charCodeAt(at)] ?? 0;
  return letters;
}

/** Which of them words of a text begin with. */
function initialsOf(text: string): number {
  let initials = 0;
  for (let at = 0; at < text.length; at++) {
    const bit = BITS[text.charCodeAt(at)] ?? 0;
    if ((initials & bit) !== bit && !isWithinWord(text, at)) initials |= bit;
  }
  return initials;
}

/** Looking through a title alone costs as much as looking through so many one after the other. */
const MANY = 16;

/** Whether whatever fits `words` fits `wider` too: each of those begins one of these. */
const isNarrower = (words: readonly string[], wider: readonly string[]): boolean =>
  wider.every((each) => words.some((word) => word.startsWith(each)));

/**
 * Finds listings by the beginnings of the words in their title, category or seller, without regard to case and marks, as
 * the service does. All is folded once. A search that says more than an earlier one looks through what that one found; a title without a word's letters is not
 * looked through at all, so that the first letters typed, which fit nearly everything, cost no more than the others.
 */
export class SearchIndex {
  readonly #text: string;
  /** Where each title ends in the text. */
  readonly #ends: Uint32Array;
  readonly #letters: Uint32Array;
  readonly #initials: Uint32Array;
  readonly #columns: readonly Column[];
  #found: readonly Found[] = [];

  constructor(titles: readonly string[], columns: readonly Column[]) {
    const { length } = titles;
    this.#text = foldAll(titles);
    this.#ends = new Uint32Array(length);
    this.#letters = new Uint32Array(length);
    this.#initials = new Uint32Array(length);
    this.#columns = columns;
    if (!this.#noteEnds()) {
      this.#text = foldAll(titles.map((title) => title.replaceAll(BETWEEN, ' ')));
      this.#noteEnds();
    }
    this.#noteLetters();
  }

  /** Notes where each title ends; false where one has in it what should stand between two. */
  #noteEnds(): boolean {
    const [text, ends] = [this.#text, this.#ends];
    let place = 0;
    for (let at = text.indexOf(BETWEEN); at >= 0; at = text.indexOf(BETWEEN, at + 1)) ends[place++] = at;
    ends[place] = text.length;
    return place < Math.max(ends.length, 1);
  }

  /** Notes the letters of each title. Bytes are read twice as fast as letters, and from a to z they are the same. */
  #noteLetters(): void {
    const bytes = new TextEncoder().encode(this.#text);
    let [place, letters, initials, before, isUnsure] = [0, 0, 0, 0, false];
    for (let at = 0; at <= bytes.length; at++) {
      const code = bytes[at] ?? 0;
      if (code === 0) {
        this.#letters[place] = letters;
        this.#initials[place] = isUnsure ? initialsOf(this.#titleAt(place)) : initials;
        [place, letters, initials, isUnsure] = [place + 1, 0, 0, false];
      } else if (code < 128) {
        const bit = BITS[code]!;
        letters |= bit;
        if (IN_WORDS[before] === 0) initials |= bit;
        // Whether what stands before is a letter, its last byte does not say.
        else if (before > 127 && bit > 0) isUnsure = true;
      }
      before = code;
    }
  }

  #titleAt(place: number): string {
    return this.#text.slice(place ? this.#ends[place - 1]! + 1 : 0, this.#ends[place]);
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
    const hasAll = (title: string): boolean =>
      words.every((word) => title.startsWith(word) || title.includes(` ${word}`));
    const scores = Uint8Array.from(matches, (place) => {
      const title = this.#titleAt(place);
      return (title.startsWith(start) ? 1 : 0) + (hasAll(title) ? 1 : 0);
    });
    const ranked = new Uint32Array(matches.length);
    let length = 0;
    for (const wanted of [2, 1, 0])
      for (let at = 0; at < matches.length; at++) if (scores[at] === wanted) ranked[length++] = matches[at]!;
    return ranked;
  }

  #narrow(among: Uint32Array | undefined, word: string): Uint32Array {
    const [letters, count] = [lettersOf(word), this.#ends.length];
    const isSettled = word.length === 1 && letters !== 0;
    const own = isSettled ? this.#initials : this.#letters;
    const fits = this.#fittingColumns(word);
    const length = among?.length ?? count;
    const hits = !isSettled && length * MANY > count ? this.#hits(word) : undefined;
    const matches = new Uint32Array(length);
    let found = 0;
    for (let at = 0; at < length; at++) {
      const place = among ? among[at]! : at;
      const isIn = hits
        ? hits[place] === 1
        : (own[place]! & letters) === letters && (isSettled || hasWord(this.#titleAt(place), word));
      if (isIn || fits(place)) matches[found++] = place;
    }
    return matches.slice(0, found);
  }

  /** A one for each title that has the word in it, by one look through them all. */
  #hits(word: string): Uint8Array {
    const [text, ends] = [this.#text, this.#ends];
    const hits = new Uint8Array(ends.length);
    let [place, at] = [0, text.indexOf(word)];
    while (at >= 0) {
      if (isWithinWord(text, at)) at = text.indexOf(word, at + 1);
      else {
        while (ends[place]! < at) place++;
        hits[place] = 1;
        at = text.indexOf(word, ends[place]);
      }
    }
    return hits;
  }

  /** Whether a place's category or seller has the word in it. Each of those is searched once, however many share it. */
  #fittingColumns(word: string): (place: number) => boolean {
    const [first, second] = this.#columns
      .map(({ codes, folded }) => ({
        codes,
        fitting: Uint8Array.from(folded, (text) => (hasWord(text, word) ? 1 : 0)),
      }))
      .filter(({ fitting }) => fitting.includes(1));
    if (!first) return () => false;
    if (!second) return (place) => first.fitting[first.codes[place]!] === 1;
    return (place) => first.fitting[first.codes[place]!] === 1 || second.fitting[second.codes[place]!] === 1;
  }
}
