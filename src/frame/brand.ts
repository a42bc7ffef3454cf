import { BRANDS, type Brand } from './brands.js';

export type { Brand };

export interface Detection {
  readonly brand?: Brand | undefined;
  /** The brand the card may carry beside it: which of the two pays is the shopper's choice. */
  readonly other?: Brand | undefined;
  /**
   * The first brand of the table that begins like this, whatever the merchant takes: by its lengths the number is judged, so
   * that a page learns nothing by asking with other brands.
   */
  readonly own?: Brand | undefined;
  /** True where no brand the merchant takes can begin like this, whatever follows. */
  readonly unsupported?: boolean;
}

/** Whether digits begin as a list of prefixes says: 2 once all of a prefix is there, 1 while it may yet be. */
function match(digits: string, list: string): 0 | 1 | 2 {
  let found: 0 | 1 = 0;
  for (const range of list.split(',')) {
    const [low, high = low] = range.split('-') as [string, string?];
    const start = digits.slice(0, low.length);
    if (start < low.slice(0, start.length) || start > high.slice(0, start.length)) continue;
    if (start.length === low.length) return 2;
    found = 1;
  }
  return found;
}

export const brandOf = (name: string | undefined): Brand | undefined => BRANDS.find((row) => row[0] === name);

/** What shoppers call it. */
export const labelOf = ([name, , , label]: Brand): string =>
  label || name.replace(/./, (letter) => letter.toUpperCase());

const lengthsOf = (brand: Brand | undefined): string => (brand ? brand[2] || '16' : '12-19');

/** Whether a number can have so many digits: of this brand, or at all. */
export const permits = (brand: Brand | undefined, length: number): boolean =>
  match(String(length), lengthsOf(brand)) === 2;

/** Most digits a number can have: of this brand, or at all. */
export const longest = (brand: Brand | undefined): number => +lengthsOf(brand).slice(-2);

/** Whether the security code may be left out, or is not there at all; nothing where it is needed. */
export const codeRule = (brand: Brand | undefined): Brand[4] => brand?.[4];

/** Digits of the security code on a card of this brand; `unknown` where there is none yet. */
export const codeLength = (brand: Brand | undefined, unknown = 3): number =>
  !brand ? unknown : brand[0] === 'amex' ? 4 : 3;

/**
 * The brand of a number as far as its first digits decide. `accepted` is the merchant's list: where several brands fit,
 * its order wins; empty, all known brands count. A name nobody here knows might be any card's, so then nothing is
 * called unsupported.
 */
export function detect(digits: string, accepted: readonly string[]): Detection {
  if (digits !== asked || accepted !== among) answer = lookUp(digits, accepted);
  asked = digits;
  among = accepted;
  return answer;
}

/** The last question is asked several times for every key. */
let asked: string;
let among: readonly string[];
let answer: Detection;

function lookUp(digits: string, accepted: readonly string[]): Detection {
  let unsupported = digits !== '' && accepted.length > 0;
  const own = BRANDS.find((row) => match(digits, row[1]) > 1);
  for (const brand of accepted.length ? accepted.map(brandOf) : BRANDS) {
    const matched = brand ? match(digits, brand[1]) : 1;
    if (brand && matched > 1) return { brand, own, other: otherOf(brand, digits, accepted) };
    if (matched) unsupported = false;
  }
  return { own, unsupported };
}

/**
 * Looked for in the order of the table, where brands with numbers of their own come before one that may be on any card.
 * Six digits decide: no brand with a co-badge has a longer prefix.
 */
const otherOf = (brand: Brand, digits: string, accepted: readonly string[]): Brand | undefined =>
  BRANDS.find(
    (row) =>
      +row[5]! + +brand[5]! === 0 &&
      digits.length > 5 &&
      digits.length <= longest(row) &&
      accepted.includes(row[0]) &&
      match(digits, row[1]),
  );
