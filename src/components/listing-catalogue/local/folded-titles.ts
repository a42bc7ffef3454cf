import { fold } from '../../../client/listings/fold.js';

const encoder = new TextEncoder();
const SPACE = 32;

/** The bytes of letters that fold to one, by their code: of the first 128 signs, and of what more of Latin was met. */
const SMALL = new Uint8Array(0x250);
SMALL.set(encoder.encode(String.fromCharCode(...Array(128).keys()).toLowerCase()));

/** A one for what words are made of: small letters, digits, and whatever takes more than a byte. */
const INSIDE = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte > 127 || /[a-z0-9]/.test(String.fromCharCode(byte)) ? 1 : 0,
);

/** A bit for each letter from a to z, and one that all else in words shares. */
const OTHERS = 1 << 26;
const BITS = Uint32Array.from(INSIDE, (inside, byte) =>
  byte >= 97 && byte <= 122 ? 1 << (byte - 97) : inside * OTHERS,
);

/** Bytes of a folded text. Beyond the first 128 signs only what words are made of keeps its own. */
const bytesOf = (folded: string): Uint8Array =>
  encoder.encode(folded.replace(/[^\p{L}\p{N}\0-\x7f]/gu, '\x01'));

/** Folded text as it is compared with titles: most words differ in their first four bytes, which are one number. */
export interface Beginning {
  readonly bytes: Uint8Array;
  readonly head: number;
  /** What of a head it has a say in. */
  readonly mask: number;
}

export function beginningOf(folded: string): Beginning {
  const bytes = bytesOf(folded);
  const head = new DataView(Uint8Array.of(...bytes, 0, 0, 0).buffer).getInt32(0);
  return { bytes, head, mask: -1 << (8 * Math.max(4 - bytes.length, 0)) };
}

/** The same row with room for more: what is written past the end would be lost. */
function roomier<Row extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  row: Row,
  length: number,
): Row {
  if (length <= row.length) return row;
  const larger = new (row.constructor as new (length: number) => Row)(Math.max(row.length * 2, length));
  larger.set(row);
  return larger;
}

/**
 * Folds all titles into one row of bytes, and notes where each starts and where its words do. Letter by letter and in one go,
 * because any work on 100,000 texts, however fast, takes longer; a letter is folded alike wherever it stands. A byte that
 * no word has ends each title, and what comes last can be read four bytes at a time.
 */
function foldTitles(titles: readonly string[]) {
  const { length } = titles;
  const [starts, firstWords] = [new Uint32Array(length + 1), new Uint32Array(length + 1)];
  const initials = new Uint32Array(length);
  const foldedLetters = new Map<number, Uint8Array>();
  let bytes = new Uint8Array(length * 40);
  let words = new Uint32Array(length * 20);
  let [end, count] = [0, 0];
  for (let place = 0; place < length; place++) {
    const title = titles[place]!;
    bytes = roomier(bytes, end + title.length + 4);
    for (let at = 0; at < title.length; at++) {
      const code = title.charCodeAt(at);
      const byte = code < SMALL.length ? SMALL[code]! : 0;
      if (byte !== 0) {
        bytes[end++] = byte;
        continue;
      }
      const letter = title.codePointAt(at)!;
      if (letter > 0xffff) at++;
      let folded = foldedLetters.get(letter);
      if (!folded) foldedLetters.set(letter, (folded = bytesOf(fold(String.fromCodePoint(letter)))));
      if (folded.length === 1 && letter < SMALL.length) SMALL[letter] = folded[0]!;
      bytes = roomier(bytes, end + folded.length + title.length + 4);
      for (let part = 0; part < folded.length; part++) bytes[end++] = folded[part]!;
    }
    words = roomier(words, count + end - starts[place]!);
    let [before, own] = [0, 0];
    for (let at = starts[place]!; at < end; at++) {
      const byte = bytes[at]!;
      const inside = INSIDE[byte]!;
      if (inside > before) {
        words[count++] = at;
        own |= BITS[byte]!;
      }
      before = inside;
    }
    bytes[end++] = 0;
    starts[place + 1] = end;
    firstWords[place + 1] = count;
    initials[place] = own;
  }
  return { bytes, starts, words: words.slice(0, count), firstWords, initials };
}

/** Titles in small letters without marks, and where their words begin. */
export class FoldedTitles {
  readonly length: number;
  readonly #bytes: Uint8Array;
  /** Where each title starts. */
  readonly #starts: Uint32Array;
  /** Where each word starts, and its first four bytes. */
  readonly #words: Uint32Array;
  readonly #heads: Int32Array;
  /** The number of each title's first word. */
  readonly #firstWords: Uint32Array;
  /** What words of each title begin with. */
  readonly #initials: Uint32Array;

  constructor(titles: readonly string[]) {
    const { bytes, starts, words, firstWords, initials } = foldTitles(titles);
    const view = new DataView(bytes.buffer);
    this.length = titles.length;
    this.#bytes = bytes;
    this.#starts = starts;
    this.#words = words;
    this.#heads = new Int32Array(words.length);
    for (let number = 0; number < words.length; number++) this.#heads[number] = view.getInt32(words[number]!);
    this.#firstWords = firstWords;
    this.#initials = initials;
  }

  /** Whether a title begins so. */
  startsWith(place: number, { bytes }: Beginning): boolean {
    return this.#isAt(this.#starts[place]!, bytes);
  }

  /** Whether a title has all words, each first in it or after a space. */
  hasAll(place: number, words: readonly Beginning[]): boolean {
    return words.every((word) => this.#hasWord(place, word, true));
  }

  /** Writes into `found` which of some places, or of all, have a word that begins so, or a one in `others`; gives how many. */
  find(
    word: Beginning,
    among: Uint32Array | undefined,
    others: Uint8Array | undefined,
    found: Uint32Array,
  ): number {
    const initials = this.#initials;
    const bit = BITS[word.bytes[0]!]!;
    // No other beginning shares the bit of a letter from a to z.
    const isSettled = word.bytes.length === 1 && bit < OTHERS;
    const length = among?.length ?? this.length;
    let count = 0;
    for (let at = 0; at < length; at++) {
      const place = among ? among[at]! : at;
      const isPossible = (initials[place]! & bit) !== 0;
      if (others?.[place] === 1 || (isPossible && (isSettled || this.#hasWord(place, word))))
        found[count++] = place;
    }
    return count;
  }

  #hasWord(place: number, { bytes, head, mask }: Beginning, spaced = false): boolean {
    const [heads, end] = [this.#heads, this.#firstWords[place + 1]!];
    for (let number = this.#firstWords[place]!; number < end; number++) {
      if (((heads[number]! ^ head) & mask) !== 0) continue;
      const at = this.#words[number]!;
      if (bytes.length > 4 && !this.#isAt(at, bytes)) continue;
      if (!spaced || at === this.#starts[place] || this.#bytes[at - 1] === SPACE) return true;
    }
    return false;
  }

  #isAt(place: number, part: Uint8Array): boolean {
    for (let at = 0; at < part.length; at++) if (this.#bytes[place + at] !== part[at]) return false;
    return true;
  }
}
